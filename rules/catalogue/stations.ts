/** Where in a kitchen something is made, in the order of its sheets. */
export const stations = ['WARM', 'COLD', 'GREEN', 'SWEET', 'CHILLED'] as const;
export type Station = (typeof stations)[number];
