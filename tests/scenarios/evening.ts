/** A small scenario with every type of step that `classic` has: the tests of the runner spoil it in one place after the other. */
export const EVENING = `
id: an-evening
title: The wolves win on the second day
ruleset: classic
cites: [C27]
options: {customDeck: true}
seats: [Ada, Bea, Ciro, Dina, Elio]
deal: {Ada: werewolf, Bea: seer, Ciro: villager, Dina: villager, Elio: villager}
steps:
  - setup: {told: {Ada: {pack: []}}, notTold: {Bea: [pack]}}
  - night: 1
    refuse: [{who: Ada, choice: {maul: Ada}, why: self}]
    do: {Ada: {maul: Elio}, Bea: {see: Ada}}
    told: {Bea: {see: {target: Ada, wolf: true}}}
    notTold: {Ciro: [see]}
  - dawn: 1
    lap: false
    public: {dead: [Elio], starter: Ada}
    notPublic: [savedBy]
  - ballot: nomination
    refuse: [{vote: [Ada, null], why: abstention-not-allowed}]
    votes: [[Ada, Dina], [Bea, Ciro], [Ciro, Dina], [Dina, Ciro]]
    public: {nominees: [Ciro, Dina]}
  - ballot: final
    votes: [[Ada, Dina], [Bea, Ciro]]
    public: {tied: [Ciro, Dina]}
  - ballot: final-repeat
    votes: [[Ada, Dina], [Bea, Ciro]]
    lot: Dina
    public: {tied: [Ciro, Dina], lynched: Dina}
  - roleNow: {Ada: werewolf}
  - goesOn: true
  - night: 2
    do: {Ada: {maul: Bea}, Bea: {see: Ada}}
  - dawn: 2
    public: {dead: [Bea]}
  - alive: [Ada, Ciro]
  - end: {side: wolves, winners: [Ada]}
`;
