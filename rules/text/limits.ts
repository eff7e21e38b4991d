/** Longest text and longest name that the shop takes, in characters. */
export const textLimit = 1000;
export const nameLimit = 200;
