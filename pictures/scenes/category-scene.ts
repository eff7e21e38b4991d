import type { PieceName } from '../pieces/images.ts';
import { between, cycle, Scene, seedWith } from '../scene.ts';
import { categoryPlate, plateMiddle, plateRadius } from '../surfaces/category-plate.ts';

/** A category's picture with nothing but its plate. */
export function categoryScene(seed: number, { isDark = false } = {}): Scene {
  const scene = new Scene(720, 720, [-4, -4, 752, 760]);
  categoryPlate(scene, { isDark });
  seedWith(seed);
  return scene;
}

interface Ring {
  /** Where the first piece lies; the back if not given. */
  readonly start?: number;
  /** Every piece points away from the middle. */
  readonly isRadial?: boolean;
  readonly rotate?: number;
  readonly anchorY?: number;
  /** Height of the ring as a part of its width. */
  readonly squeeze?: number;
  readonly z?: number;
  /** Nearer pieces cover those behind; if not, later ones cover earlier ones. */
  readonly byDepth?: boolean;
}

/** Lays `count` pieces in a ring; `distance` is a part of the plate's radius. */
export async function ring(
  scene: Scene,
  names: readonly PieceName[],
  count: number,
  distance: number,
  size: number,
  options: Ring = {},
): Promise<void> {
  const { start = -Math.PI / 2, isRadial = false, rotate = 6, anchorY = 0.55, squeeze = 1, z = 0 } = options;
  for (let i = 0; i < count; i++) {
    const angle = start + (i / count) * Math.PI * 2;
    const x = plateMiddle + Math.cos(angle) * plateRadius * distance;
    const y = plateMiddle + Math.sin(angle) * plateRadius * distance * squeeze;
    await scene.piece(cycle(names, i), x, y, size, {
      anchorY,
      rotate: (isRadial ? angle * 57.3 + 90 : 0) + between(-rotate, rotate),
      z: z + (options.byDepth ? y : i * 0.01),
    });
  }
}
