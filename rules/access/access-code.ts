/** Minutes that an access code lives. */
export const accessCodeMinutes = 10;

/** Whether all digits of an access code are there. */
export const isWholeCode = (code: string) => /^\d{8}$/.test(code);

/** How many codes of an address count at a time, the newest: one that a stranger asks for does not end another. */
export const codesAtOnce = 2;

/** Wrong tries that a code takes: from one place, where guessing begins, and from all together. */
export const wrongTries = { ofClient: 5, altogether: 100 } as const;
