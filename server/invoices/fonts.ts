import textLatin from '@fontsource/figtree/files/figtree-latin-400-normal.woff?inline';
import boldLatin from '@fontsource/figtree/files/figtree-latin-600-normal.woff?inline';
import textLatinExt from '@fontsource/figtree/files/figtree-latin-ext-400-normal.woff?inline';
import display from '@fontsource/grenze/files/grenze-latin-700-normal.woff?inline';
import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?inline';
import cyrillicExt from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?inline';
import greek from '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?inline';
import greekExt from '@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?inline';
import latinExt from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?inline';
import vietnamese from '@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?inline';
import { create, type Font } from 'fontkit';
import { lettersOf, sfntOf } from './sfnt.ts';

const bytesOf = (dataUrl: string) => sfntOf(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));

/** The faces of people's names and streets: the shop's own come first, the others have what they lack. */
const written = {
  text: bytesOf(textLatin),
  textExt: bytesOf(textLatinExt),
  latinExt: bytesOf(latinExt),
  vietnamese: bytesOf(vietnamese),
  cyrillic: bytesOf(cyrillic),
  cyrillicExt: bytesOf(cyrillicExt),
  greek: bytesOf(greek),
  greekExt: bytesOf(greekExt),
} as const;

type Face = keyof typeof written;

/**
 * The shop's faces, part of the bundle; PDF/A wants every letter's outline inside the document. The PDF library takes an open
 * face too, though its types say nothing of it: opened anew for each document, they took half of its time.
 */
export const fonts = Object.entries({
  ...written,
  bold: bytesOf(boldLatin),
  display: bytesOf(display),
}).map(([name, bytes]) => ({ name, font: opened(bytes) as unknown as PDFKit.Mixins.PDFFontSource }));

/**
 * Opens a face and has it know each outline by its letter. It remembers an outline as it was first asked for: as a part of
 * another letter, as the a of an ä, it would have none, and later documents could not be searched for it. Marks are nearly always parts.
 */
function opened(bytes: Buffer): Font {
  const font = create(bytes) as Font;
  for (const code of font.characterSet) {
    if (!/\p{Mark}/u.test(String.fromCodePoint(code))) font.glyphForCodePoint(code);
  }
  return font;
}

const faces = (Object.keys(written) as Face[]).map((face) => ({ face, letters: lettersOf(written[face]) }));

/**
 * Stands for letters that no face has. Arabic and Hebrew would need shaping and another direction, and Chinese faces
 * weigh megabytes: the data inside the document carries such a name in full, and the sheet says so.
 */
export const omission = '[…]';

export interface Run {
  readonly text: string;
  readonly face: Face;
}

/** Splits a text by the face that has its letters; `omission` stands where none has. */
export function runsOf(text: string): Run[] {
  const runs: { text: string; face: Face }[] = [];
  let isOmitting = false;
  for (const letter of plain(text)) {
    const face = faceOf(letter);
    const last = runs.at(-1);
    const shown = face ? letter : isOmitting ? '' : omission;
    isOmitting = face === undefined;
    if (last?.face === (face ?? 'text')) last.text += shown;
    else if (shown) runs.push({ text: shown, face: face ?? 'text' });
  }
  return runs;
}

/** Whether every letter of a text can be printed. */
export function isPrintable(text: string): boolean {
  return [...plain(text)].every(faceOf);
}

/** Letters as the faces have them: composed, any space a plain one, without what nobody sees. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s/gu, (space) => (space === '\u00A0' ? space : ' '))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

function faceOf(letter: string): Face | undefined {
  const code = letter.codePointAt(0) ?? 0;
  return faces.find(({ letters }) => letters.has(code))?.face;
}
