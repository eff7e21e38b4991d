/** The wall of the home page, `--color-butter`: what browsers colour their own parts with. */
export const wallColor = '#ffdf91';
