import { shadowBrown } from '../../palette.ts';
import { between, cycle } from '../../scene.ts';
import { tray } from '../../surfaces/tray.ts';
import { across, linearGradient } from '../../svg.ts';
import { productScene, type Scenes } from './product-scene.ts';

/** The stand with two tiers; the upper is painted after everything on the lower. */
export const cakeStand = {
  async etagere() {
    const scene = productScene(42);
    const lower = tray(scene, { cy: 600, rx: 500, ry: 210, height: 36, z: -100 });
    scene.define(linearGradient('stem', '#fff3cf, #d8b063 40%, #7a5320', across));
    const below = [
      'cupcakeRose',
      'berryTart',
      'cupcakeChocolate',
      'cupcakeCaramel',
      'berryTart',
      'cupcakeBerry',
      'cupcakeRose',
      'berryTart',
      'cupcakeCaramel',
      'cupcakeChocolate',
      'berryTart',
      'cupcakeBerry',
    ] as const;
    for (let i = 0; i < 13; i++) {
      const a = -Math.PI / 2 + (i / 13) * Math.PI * 2,
        place = lower.at(a, 0.8);
      const n = cycle(below, i);
      await scene.piece(n, place.x, place.y + 14, (n === 'berryTart' ? 176 : 206) * place.scale, {
        anchorY: 0.93,
        rotate: between(-2, 2),
        z: place.y,
      });
    }
    scene.add(`<rect x="588" y="100" width="24" height="500" fill="url(#stem)"/>`, 540);
    // upper tier (drawn above)
    const z = 2000;
    scene.add(
      `<ellipse cx="640" cy="470" rx="330" ry="110" fill="${shadowBrown}" opacity=".28" filter="url(#s28)"/>`,
      590,
    );
    const upper = tray(scene, { cy: 316, rx: 350, ry: 146, height: 24, z, shadow: false });
    scene.add(
      `
        <rect x="589" y="86" width="22" height="226" fill="url(#stem)"/>
        <circle cx="600" cy="78" r="25" fill="none" stroke="url(#stem)" stroke-width="11"/>
      `,
      z + 300,
    );
    const macarons = ['macaronRose', 'macaronPistachio', 'macaronChocolate', 'macaronLemon'] as const;
    for (let i = 0; i < 14; i++) {
      const a = -Math.PI / 2 + (i / 14) * Math.PI * 2,
        place = upper.at(a, 0.84);
      await scene.piece(cycle(macarons, i), place.x, place.y + 6, 118 * place.scale, {
        anchorY: 0.86,
        rotate: between(-10, 10),
        z: z + place.y,
      });
    }
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * Math.PI * 2 + 0.3,
        place = upper.at(a, 0.38);
      await scene.piece(cycle(macarons, i + 2), place.x, place.y - 22, 114 * place.scale, {
        anchorY: 0.86,
        rotate: between(-12, 12),
        z: z + place.y + (Math.sin(a) > 0 ? 60 : -20),
      });
    }
    return scene;
  },
} satisfies Scenes;
