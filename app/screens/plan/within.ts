/** Words as they stand within a sentence: "for 8 guests". */
export const within = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
