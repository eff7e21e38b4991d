import { across, each, linearGradient, repeat } from '../svg.ts';
import { dots, drawing } from './drawing.ts';

/** What lies between two slices, seen on the cut face: its height, and its markup from y downwards. */
export interface SandwichLayer {
  readonly height: number;
  readonly draw: (y: number) => string;
}

/** The cut face reaches from here to there. */
export const left = 14;
export const right = 246;
const width = right - left;

/** Path data of a wavy line with `waves` half waves. */
export function wavePath(
  x0: number,
  x1: number,
  y: number,
  height: number,
  waves: number,
  phase = 0,
): string {
  const step = (x1 - x0) / waves;
  const half = (step / 2).toFixed(1);
  const wave = (i: number) =>
    `q${half} ${((i + phase) % 2 ? -height : height).toFixed(1)} ${step.toFixed(1)} 0`;
  return `M${x0} ${y}${repeat(waves, wave)}`;
}

const dripLengths = [0.5, 1.5, 0.7, 1.15, 0.45, 1.7, 0.8, 0.5, 1.2];

export const layer = {
  flat: (height: number, colour: string, dark: string): SandwichLayer => ({
    height,
    draw: (y) => `
      <rect x="${left + 2}" y="${y}" width="${width - 4}" height="${height}" rx="${height / 2.3}"
        fill="${dark}"/>
      <rect x="${left + 2}" y="${y}" width="${width - 4}" height="${height * 0.68}" rx="${height / 2.6}"
        fill="${colour}"/>
    `,
  }),

  leaf: (height: number, colour: string, dark: string, waves = 13): SandwichLayer => ({
    height,
    draw: (y) => `
      <path d="${wavePath(left + 4, right - 4, y + height / 2 + 4, height * 0.8, waves)}" stroke="${dark}"
        stroke-width="${height}" stroke-linecap="round" fill="none"/>
      <path d="${wavePath(left + 4, right - 4, y + height / 2, height * 0.8, waves)}" stroke="${colour}"
        stroke-width="${height * 0.8}" stroke-linecap="round" fill="none"/>
    `,
  }),

  /** Slices seen on their edge, one beside the other, with a rim: tomato, cucumber, egg. */
  edge: (
    height: number,
    count: number,
    colour: string,
    rim: string,
    middle?: string,
    { unevenness = 1.5 } = {},
  ): SandwichLayer => ({
    height,
    draw: (y) =>
      repeat(count, (i) => {
        const w = (width - 8) / count;
        const x = left + 4 + i * w;
        const top = y + (i % 2) * unevenness;
        const core = `
          <ellipse cx="${x + w / 2}" cy="${top + height * 0.42}" rx="${w * 0.3}" ry="${height * 0.26}"
            fill="${middle}"/>
        `;
        return `
          <rect x="${x - 3}" y="${top + 2}" width="${w + 6}" height="${height}" rx="${height * 0.46}"
            fill="${rim}"/>
          <rect x="${x - 1}" y="${top + 1.5}" width="${w + 2}" height="${height * 0.72}" rx="${height * 0.36}"
            fill="${colour}"/>
          ${middle ? core : ''}
        `;
      }),
  }),

  /** Thin slices folded to and fro: ham, pastrami. */
  folds: (
    height: number,
    colour: string,
    other: string,
    dark: string,
    waves = 9,
    rows = 3,
  ): SandwichLayer => ({
    height,
    draw: (y) =>
      repeat(rows, (row) => {
        const top = y + height * (0.16 + (row * 0.68) / (rows - 1));
        const wave = height * 0.36;
        return `
          <path d="${wavePath(left + 8, right - 8, top + 4, wave, waves, row)}" stroke="${dark}"
            stroke-width="${height * 0.3}" stroke-linecap="round" fill="none"/>
          <path d="${wavePath(left + 8, right - 8, top, wave, waves, row)}"
            stroke="${row % 2 ? other : colour}" stroke-width="${height * 0.26}" stroke-linecap="round"
            fill="none"/>
        `;
      }),
  }),

  /** Soft cheese that has run over what lies below. */
  melt: (height: number, colour: string, dark: string, drips = 7): SandwichLayer => ({
    height,
    draw: (y) => {
      const w = (width - 2) / drips;
      const drip = (i: number) => {
        const length = height * (dripLengths[i % dripLengths.length] ?? 1);
        return `c0 ${length} ${-w * 0.7} ${length} ${-w} 0`;
      };
      const outline = `M${left + 1} ${y}H${right - 1}V${y + height * 0.6}${repeat(drips, drip)}Z`;
      return `
        <path d="${outline}" fill="${dark}" transform="translate(0 4)"/>
        <path d="${outline}" fill="${colour}"/>
        <path d="M${left + 10} ${y + 4}H${right - 14}" stroke="#fff" stroke-opacity=".5" stroke-width="3.5"
          stroke-linecap="round"/>
      `;
    },
  }),

  bread: (height: number, crumb: string, shade: string, crust: string, pores = 10): SandwichLayer => ({
    height,
    draw: (y) => `
      <rect x="${left - 4}" y="${y}" width="${width + 8}" height="${height}"
        rx="${Math.min(10, height * 0.4)}" fill="${crust}"/>
      <rect x="${left + 2}" y="${y + 1.5}" width="${width - 4}" height="${height - 4}"
        rx="${Math.min(8, height * 0.34)}" fill="${crumb}"/>
      <rect x="${left + 2}" y="${y + height * 0.6}" width="${width - 4}" height="${height * 0.4 - 3}" rx="5"
        fill="${shade}"/>
      ${dots(pores, left + 12, right - 12, y + 4, y + height - 5, 1.5, 4, shade, 0.9, 0.55)}
    `,
  }),

  /** Anything else. */
  raw: (height: number, draw: (y: number) => string): SandwichLayer => ({ height, draw }),
};

interface SandwichHalf {
  /** Markup of the upper face, and what it needs in `<defs>`. */
  readonly top: string;
  readonly defs: string;
  /** Where the cut face begins, and its layers from top to bottom. */
  readonly y0: number;
  readonly layers: readonly SandwichLayer[];
  /** Drawn over the cut face; told where that ends. */
  readonly overlay?: (bottom: number) => string;
}

/** A half of a sandwich: the upper face, then the cut face. Every layer overlaps the one above by a hair. */
export function sandwichHalf({ top, defs, y0, layers, overlay }: SandwichHalf): string {
  let y = y0;
  const face = each(layers, (one) => {
    const markup = one.draw(y);
    y += one.height - 1;
    return markup;
  });
  return drawing(
    260,
    y + 14,
    linearGradient('fs', '#fff/0.16, #fff/0 50%, #3a180a/0.16', across) + defs,
    `
      ${top}
      ${face}
      <rect x="${left - 2}" y="${y0}" width="${width + 4}" height="${y - y0}" rx="10" fill="url(#fs)"/>
      ${overlay?.(y) ?? ''}
    `,
  );
}
