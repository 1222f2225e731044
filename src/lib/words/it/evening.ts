export const evening = {};
