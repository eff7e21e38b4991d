import type { PieceName } from '../pieces/images.ts';
import { between, cycle, type PieceOptions, type Scene } from '../scene.ts';
import type { Ground } from '../surfaces/geometry.ts';

/** One piece by hand: where, how large, how far it is turned. */
export type Single = readonly [
  name: PieceName,
  x: number,
  y: number,
  size: number,
  rotate?: number,
  options?: PieceOptions,
];

/** Lays single pieces: the garnish of a platter. */
export async function garnish(
  scene: Scene,
  pieces: readonly Single[],
  options: PieceOptions = {},
): Promise<void> {
  for (const [name, x, y, size, rotate = 0, own] of pieces)
    await scene.piece(name, x, y, size, { rotate, anchorY: 0.7, ...options, ...own });
}

interface Rows {
  /** Where the back row and the front row stand, from 0 (back edge) to 1 (front edge). */
  readonly back?: number;
  readonly front?: number;
  /** Distance of two pieces in a row, the half width of the ground being 1. */
  readonly step?: number;
  /** Degrees by which a piece may be turned, either way. */
  readonly rotate?: number;
  readonly anchorY?: number;
  readonly shadow?: number;
}

/** Rows of one piece on a ground, back to front: one count per row. */
export async function rows(
  scene: Scene,
  ground: Ground,
  counts: readonly number[],
  name: PieceName,
  size: number,
  { back = 0.3, front = 0.92, step = 0.42, rotate = 2, anchorY = 0.9, shadow = 1 }: Rows = {},
): Promise<void> {
  for (const [row, count] of counts.entries()) {
    const v = back + ((front - back) * row) / (counts.length - 1);
    for (let column = 0; column < count; column++) {
      const place = ground.at((column - (count - 1) / 2) * step, v);
      await scene.piece(name, place.x, place.y, size * place.scale, {
        rotate: between(-rotate, rotate),
        anchorY,
        shadow,
      });
    }
  }
}

/** Rows of several kinds, a little out of line; each row begins two kinds further on. */
export async function mixedRows(
  scene: Scene,
  ground: Ground,
  counts: readonly number[],
  names: readonly PieceName[],
  size: number,
  { back = 0.16, front = 0.9, step = 0.42, rotate = 4, anchorY = 0.8 }: Rows = {},
): Promise<void> {
  const jitter = () => between(-0.01, 0.01);
  for (const [row, count] of counts.entries()) {
    const v = back + ((front - back) * row) / (counts.length - 1);
    for (let column = 0; column < count; column++) {
      const place = ground.at((column - (count - 1) / 2) * step + jitter(), v + jitter());
      await scene.piece(cycle(names, column + row * 2), place.x, place.y, size * place.scale, {
        rotate: between(-rotate, rotate),
        anchorY,
      });
    }
  }
}
