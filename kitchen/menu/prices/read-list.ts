import { longestPriceList } from '#rules/catalogue/price-list.ts';

/** A list that somebody brought. */
export interface Brought {
  readonly name: string;
  readonly text: string;
}

/** What a file with prices says, or why it cannot be read. */
export type ReadList = { readonly text: string } | { readonly problem: 'SPREADSHEET' | 'TOO_LONG' | 'EMPTY' };

/**
 * The text of a file as spreadsheets write it: UTF-8, with its mark or without, UTF-16 with its mark, else Windows-1252, which
 * Excel writes in Germany.
 */
export function readList(bytes: Uint8Array): ReadList {
  // A workbook is a ZIP; an old one begins with D0 CF.
  if (beginsWith(bytes, 0x50, 0x4b) || beginsWith(bytes, 0xd0, 0xcf)) return { problem: 'SPREADSHEET' };
  const text = decoded(bytes);
  if (text.trim() === '') return { problem: 'EMPTY' };
  return text.length > longestPriceList ? { problem: 'TOO_LONG' } : { text };
}

function decoded(bytes: Uint8Array): string {
  if (beginsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (beginsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const beginsWith = (bytes: Uint8Array, first: number, second: number) =>
  bytes[0] === first && bytes[1] === second;
