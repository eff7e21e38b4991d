/** The petrol of the double line on plates, bands and labels; a shade darker than in the interface. */
export const petrol = '#1d4a5c';

/** Shadows are a warm brown, never black. */
export const shadowBrown = '#2a120a';

/** What is laid over a piece's own outline to make its shadow: red, green, blue. */
export const pieceShadow = [46, 18, 12] as const;
