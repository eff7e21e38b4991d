/** QR code (ISO/IEC 18004), version 3, error correction M: 29 modules a side, up to 42 bytes, one block. */
const side = 29;
const dataCodewords = 44;
const checkCodewords = 26;
const longestText = 42;

/** The dark modules of a text as rows of booleans. Throws RangeError for more than 42 bytes. */
export function qrModules(text: string): boolean[][] {
  const codewords = [...dataOf(text)];
  codewords.push(...checksOf(codewords));
  const bits = codewords.flatMap((byte) => bitsOf(byte, 8));
  const { dark, fixed } = frame();
  let bit = 0;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < side; step += 1) {
      const row = upward ? side - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (fixed[row]?.[column]) continue;
        const value = bits[bit] ?? false;
        bit += 1;
        // Mask 0: every second module is turned. Any of the eight masks is readable.
        set(dark, row, column, (row + column) % 2 === 0 ? !value : value);
      }
    }
  }
  return dark;
}

/** SVG path of the dark modules, one unit a module, with a quiet zone of four around; draw it in 37 × 37. */
export function qrPath(text: string): { path: string; size: number } {
  const quiet = 4;
  const path = qrModules(text)
    .map((row, y) => row.map((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')).join(''))
    .join('');
  return { path, size: side + 2 * quiet };
}

function dataOf(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > longestText) throw new RangeError(`too long for this QR code: ${text}`);
  const bits = [
    ...bitsOf(0b0100, 4),
    ...bitsOf(bytes.length, 8),
    ...bytes.flatMap((byte) => bitsOf(byte, 8)),
  ];
  bits.push(...bitsOf(0, 4));
  const codewords: number[] = [];
  for (let start = 0; start < bits.length; start += 8) {
    codewords.push(bits.slice(start, start + 8).reduce((sum, bit) => sum * 2 + Number(bit), 0));
  }
  for (let pad = 0xec; codewords.length < dataCodewords; pad ^= 0xec ^ 0x11) codewords.push(pad);
  return codewords.slice(0, dataCodewords);
}

function bitsOf(value: number, length: number): boolean[] {
  return Array.from({ length }, (_, index) => ((value >> (length - 1 - index)) & 1) === 1);
}

/** Product in the field of 256 elements that the check codewords are made in. */
export function fieldProduct(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

function checksOf(data: readonly number[]): number[] {
  let generator = [1];
  for (let power = 0, root = 1; power < checkCodewords; power += 1, root = fieldProduct(root, 2)) {
    const next = [...generator, 0];
    generator.forEach((factor, index) => {
      next[index + 1] = (next[index + 1] ?? 0) ^ fieldProduct(factor, root);
    });
    generator = next;
  }
  const rest: number[] = Array(checkCodewords).fill(0);
  for (const codeword of data) {
    const factor = codeword ^ (rest.shift() ?? 0);
    rest.push(0);
    generator.slice(1).forEach((term, index) => {
      rest[index] = (rest[index] ?? 0) ^ fieldProduct(term, factor);
    });
  }
  return rest;
}

function set(matrix: boolean[][], row: number, column: number, value: boolean) {
  const line = matrix[row];
  if (line && column >= 0 && column < side) line[column] = value;
}

/** Everything that is the same in each code of this version: finders, timing, alignment, format. */
function frame(): { dark: boolean[][]; fixed: boolean[][] } {
  const empty = () => Array.from({ length: side }, () => Array<boolean>(side).fill(false));
  const dark = empty();
  const fixed = empty();
  const put = (row: number, column: number, value: boolean) => {
    set(dark, row, column, value);
    set(fixed, row, column, true);
  };
  const square = (row: number, column: number, reach: number, isDark: (ring: number) => boolean) => {
    for (let y = -reach; y <= reach; y += 1) {
      for (let x = -reach; x <= reach; x += 1) {
        put(row + y, column + x, isDark(Math.max(Math.abs(x), Math.abs(y))));
      }
    }
  };
  for (let index = 0; index < side; index += 1) {
    put(6, index, index % 2 === 0);
    put(index, 6, index % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, side - 4],
    [side - 4, 3],
  ] as const) {
    square(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  }
  square(22, 22, 2, (ring) => ring !== 1);
  // Error correction M with mask 0, with its own check bits, as the standard's table gives it.
  const format = bitsOf(0b101010000010010, 15);
  format.forEach((bit, index) => {
    const near = index < 6 ? index : index < 8 ? index + 1 : 14 - index;
    if (index < 8) put(8, near, bit);
    else put(index === 8 ? 7 : near, 8, bit);
    if (index < 7) put(side - 1 - index, 8, bit);
    else put(8, side - 15 + index, bit);
  });
  put(side - 8, 8, true);
  return { dark, fixed };
}
