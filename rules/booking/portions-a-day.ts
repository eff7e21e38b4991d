/** Portions that one seller's kitchen can make on a day: a plain number, the same for each. */
export const portionsADay = 800;
