/** So many empty bottles and crates are noted at one hand-over at most: more is a slip of the finger. */
export const mostEmpties = 999;

/** So many boards, crates and stands stay at one door at most. */
export const mostBoards = 999;

/** Degrees Celsius between which food has a temperature. */
export const temperatures = { least: -40, most: 120 } as const;
