export const options = {};
