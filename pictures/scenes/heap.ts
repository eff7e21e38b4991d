import type { PieceName } from '../pieces/images.ts';
import { between, type PieceOptions, type Scene } from '../scene.ts';
import type { Opening } from '../surfaces/bowl.ts';
import { radialGradient } from '../svg.ts';

/** The angle between one leaf of a plant and the next: what follows it never lies in rows. */
export const goldenAngle = 2.39996;

/** The body of a heaped salad, so that no gap shows the bowl's bottom. */
export function dome(
  scene: Scene,
  { cx = scene.width / 2, cy, rx, ry }: Opening,
  { rise, fill }: { rise: number; fill: string },
): void {
  const id = scene.nextId('dome');
  scene.define(radialGradient(id, fill, [0.38, 0.2, 0.9]));
  const [left, right, edge] = [cx - rx * 0.93, cx + rx * 0.93, cy + 6];
  const [shoulder, top] = [cy - rise * 0.9 - ry * 0.55, cy - rise - ry * 0.5];
  scene.add(
    `
      <path d="M${left} ${edge}C${cx - rx * 0.8} ${shoulder} ${cx - rx * 0.36} ${top} ${cx}
        ${top}S${cx + rx * 0.8} ${shoulder} ${right} ${edge}A${rx * 0.93} ${ry * 0.9} 0 0 1 ${left}
        ${edge}Z" fill="url(#${id})"/>
    `,
    -470,
  );
}

/** A place on a heap: angle, distance from the middle (1 is the rim), height of the heap. */
export function onHeap(
  { cx = 600, cy, rx, ry }: Opening,
  angle: number,
  distance: number,
  rise: number,
  front = 0.84,
): { x: number; y: number } {
  const flatness = Math.sin(angle) > 0 ? front : 0.72;
  return {
    x: cx + Math.cos(angle) * rx * 0.9 * distance,
    y: cy + Math.sin(angle) * ry * flatness * distance - rise * (1 - distance * distance),
  };
}

export type HeapPiece = readonly [name: PieceName, size: number, options?: PieceOptions];

interface Heap {
  /** Distances from the middle between which pieces lie. */
  readonly from?: number;
  readonly to?: number;
  readonly rise?: number;
  readonly z?: number;
  readonly rotate?: number;
  /** Radians by which the spiral is turned, so that a second layer does not repeat the first. */
  readonly turn?: number;
  readonly dy?: number;
}

/** Strews pieces over a heap in a spiral; `pick` says what lies at i. */
export async function heap(
  scene: Scene,
  opening: Opening,
  count: number,
  pick: (index: number) => HeapPiece,
  { from = 0.06, to = 0.96, rise = 100, z = -460, rotate = 40, turn = 0, dy = 0 }: Heap = {},
): Promise<void> {
  const places = Array.from({ length: count }, (_, index) => {
    const distance = from + (to - from) * Math.sqrt((index + 0.5) / count);
    return { ...onHeap(opening, index * goldenAngle + turn, distance, rise), index };
  }).toSorted((a, b) => a.y - b.y);
  for (const { x, y, index } of places) {
    const [name, size, options] = pick(index);
    await scene.piece(name, x, y + dy, size, {
      rotate: between(-rotate, rotate),
      anchorY: 0.6,
      z: z + y * 0.1,
      ...options,
    });
  }
}
