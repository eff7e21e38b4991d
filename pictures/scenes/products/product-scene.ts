import { Scene, seedWith } from '../../scene.ts';

/** Draws each picture by its slug. */
export type Scenes = Record<string, () => Promise<Scene>>;

/** The middle of a product's scene, which is 1200 pixels wide. */
export const middle = 600;

/** An empty product picture; the same seed gives the same picture. */
export function productScene(seed: number): Scene {
  seedWith(seed);
  return new Scene(1200, 900, [-70, 30, 1340, 900]);
}
