import type { LegalBlock } from './legal-page.ts';

/** What a line of a list begins with; the first is how it is printed. */
const mark = /^(?:–|-|•)\s+/;

/** The body of a section as it is written in one field: a blank line between paragraphs, lists with a dash a line. */
export function printBody(body: readonly LegalBlock[]): string {
  return body
    .map((block) => (typeof block === 'string' ? block : block.map((item) => `– ${item}`).join('\n')))
    .join('\n\n');
}

/**
 * Reads the body of a section as it was written in one field. A line break alone is a space; a line with a dash begins an
 * item.
 */
export function parseBody(text: string): LegalBlock[] {
  const blocks: (string | string[])[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/).map((each) => each.replaceAll(/^[ \t]+|[ \t]+$/g, ''))) {
    if (line === '') {
      isOpen = false;
      continue;
    }
    const last = isOpen ? blocks.at(-1) : undefined;
    if (mark.test(line)) {
      const item = line.replace(mark, '');
      if (Array.isArray(last)) last.push(item);
      else blocks.push([item]);
    } else if (Array.isArray(last)) last.push(`${last.pop()} ${line}`);
    else if (last === undefined) blocks.push(line);
    else blocks.push(`${blocks.pop()} ${line}`);
    isOpen = true;
  }
  return blocks;
}
