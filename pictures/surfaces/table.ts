import { Scene } from '../scene.ts';
import { across, down, linearGradient } from '../svg.ts';
import { grain } from './materials.ts';

const z = -1e5;

/** A scene with a linen tabletop, from y = `back` to the lower edge, where it fades into the page's tablecloth. */
export function table(width: number, height: number, back: number, { shaded = false } = {}): Scene {
  const scene = new Scene(width, height);
  scene.define(
    linearGradient('linen', '#efe6d4, #fffdf8 35%, #fffdf8', down) +
      linearGradient(
        'gleam',
        `#ffffff/0, #ffffff/0.5 30%, #ffffff/0 70%, #8a6a3a/${shaded ? 0.06 : 0}`,
        across,
      ) +
      linearGradient('fade', '#fffdf8/0, #fffdf8', down),
  );
  const depth = height - back;
  scene.add(
    `
      <rect x="-20" y="${back}" width="${width + 40}" height="${depth}" fill="url(#linen)"/>
      <rect x="0" y="${back}" width="${width}" height="${depth}" fill="url(#gleam)"/>
      <path d="M0 ${back + 1.5}H${width}" stroke="#cdb98f" stroke-width="3" opacity=".8"/>
    `,
    z,
  );
  grain(scene, 'weave', {
    frequency: [0.9, 0.25],
    colour: [0.45, 0.33, 0.15],
    opacity: '0 0 0 .9 -.5',
    seed: 4,
  });
  scene.add(
    `
      <rect x="0" y="${back}" width="${width}" height="${depth}" fill="#fff" filter="url(#weave)"
        opacity=".12"/>
    `,
    z,
  );
  scene.add(`<rect y="${height - 170}" width="${width}" height="172" fill="url(#fade)"/>`, z + 9000);
  return scene;
}
