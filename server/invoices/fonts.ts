import textLatin from '@fontsource/figtree/files/figtree-latin-400-normal.woff?inline';
import boldLatin from '@fontsource/figtree/files/figtree-latin-600-normal.woff?inline';
import textLatinExt from '@fontsource/figtree/files/figtree-latin-ext-400-normal.woff?inline';
import boldLatinExt from '@fontsource/figtree/files/figtree-latin-ext-600-normal.woff?inline';
import display from '@fontsource/grenze/files/grenze-latin-700-normal.woff?inline';
import { sfntOf } from './sfnt.ts';

const bytesOf = (dataUrl: string) => sfntOf(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));

/** The shop's faces, part of the bundle; PDF/A wants every letter's outline inside the document. */
export const fonts = {
  text: bytesOf(textLatin),
  bold: bytesOf(boldLatin),
  /** Letters of Polish, Turkish, Czech …: people's names and streets. */
  textExt: bytesOf(textLatinExt),
  boldExt: bytesOf(boldLatinExt),
  display: bytesOf(display),
} as const;

const latin =
  /[ -\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122\u2191\u2193\u2212\u2215]/u;
const latinExt = /[\u0100-\u02BA\u02BD-\u02C5\u1E00-\u1E9F\u1EF2-\u1EFF\u2020\u20A0-\u20C0\u2113]/u;

export interface Run {
  readonly text: string;
  readonly isExt: boolean;
}

/** Splits a text by the file that has its letters; one that neither has becomes a question mark. */
export function runsOf(text: string): Run[] {
  const runs: { text: string; isExt: boolean }[] = [];
  for (const letter of text.normalize('NFC')) {
    const isExt = !latin.test(letter) && latinExt.test(letter);
    const shown = isExt || latin.test(letter) ? letter : '?';
    const last = runs.at(-1);
    if (last?.isExt === isExt) last.text += shown;
    else runs.push({ text: shown, isExt });
  }
  return runs;
}
