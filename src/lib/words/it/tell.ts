export const tell = {};
