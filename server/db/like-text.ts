/** What LIKE finds as it is written: its signs are only signs. */
export const likeText = (written: string): string => written.replaceAll(/[\\%_]/g, '\\$&');
