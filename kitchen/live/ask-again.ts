/** Milliseconds until something is asked again that nobody answered. */
export const askAgainAfter = 5000;
