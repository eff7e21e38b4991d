import { petrol, shadowBrown } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { radialGradient } from '../svg.ts';

/** The middle of a category plate, and its radius, in pixels of the scene. */
export const plateMiddle = 360;
export const plateRadius = 336;

const white = {
  rim: '#ffffff, #fffaf0 65%, #e0d2b6',
  well: '#f1e7d3, #fcf6ea 75%, #fffdf8',
  line: petrol,
  edge: '#a8946f',
  hollow: '#cdbb96',
};
const dark = {
  rim: '#2c6579, #1d4a5c 60%, #12333f',
  well: '#163d4c, #1f5064 75%, #26596d',
  line: '#fffaf0',
  edge: '#0b232c',
  hollow: '#0f303c',
};

/** The round plate a category is served on, seen from above; the dark one is for glass, which white would swallow. */
export function categoryPlate(scene: Scene, { isDark = false } = {}): void {
  const { rim, well, line, edge, hollow } = isDark ? dark : white;
  const [c, r] = [plateMiddle, plateRadius];
  scene.define(
    radialGradient('plate-rim', rim, [0.32, 0.25, 0.95]) +
      radialGradient('plate-well', well, [0.5, 0.5, 0.55]),
  );
  scene.add(
    `
      <circle cx="${c + 16}" cy="${c + 22}" r="${r * 0.98}" fill="${shadowBrown}" opacity=".26"
        filter="url(#s14)"/>
      <circle cx="${c + 4}" cy="${c + 7}" r="${r}" fill="${edge}"/>
      <circle cx="${c}" cy="${c}" r="${r}" fill="url(#plate-rim)"/>
      <circle cx="${c}" cy="${c}" r="${r * 0.955}" fill="none" stroke="${line}" stroke-width="${r * 0.034}"/>
      <circle cx="${c}" cy="${c}" r="${r * 0.905}" fill="none" stroke="${line}" stroke-width="${r * 0.011}"/>
      <circle cx="${c - 2}" cy="${c - 3}" r="${r * 0.765}" fill="${hollow}"/>
      <circle cx="${c + 1}" cy="${c + 2}" r="${r * 0.76}" fill="url(#plate-well)"/>
    `,
    -1e4,
  );
}
