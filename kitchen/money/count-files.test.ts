import { makeZip } from 'client-zip';
import { expect, test } from 'vitest';
import { countFiles } from './count-files.ts';

test.each([1, 3, 7, 100_000])(
  'the files of a ZIP are counted as they come, in pieces of %i bytes',
  async (size) => {
    const files = ['RE-2026-00001.pdf', 'RE-2026-00002.pdf', 'SE-2026-00001.pdf'];
    const zip = makeZip(
      files.map((name) => ({ name, input: `PK and ${'more '.repeat(50)}`, lastModified: new Date() })),
    );
    const bytes = new Uint8Array(await new Response(zip).arrayBuffer());
    const count = countFiles();
    const counts: number[] = [];
    for (let at = 0; at < bytes.length; at += size) counts.push(count(bytes.subarray(at, at + size)));
    expect(counts.at(-1)).toBe(3);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  },
);
