import { petrol, shadowBrown } from '../palette.ts';
import { table } from '../surfaces/table.ts';
import { bunting, flute, vase } from '../surfaces/tableware.ts';
import { across, linearGradient } from '../svg.ts';
import { dish } from './dish.ts';
import type { Scenes } from './products/product-scene.ts';

/** A table for each of the four occasions. */
export const events = {
  async birthday() {
    const scene = table(900, 980, 560);
    bunting(scene, 60, ['#c23a26', '#fff6e6', petrol, '#ffd777']);
    await scene.piece('balloon', 150, 560, 300, { rotate: -6, anchorY: 1, z: -10 });
    await scene.piece('balloon', 770, 520, 260, { rotate: 8, anchorY: 1, z: -10 });
    await scene.piece('gift', 160, 720, 210, { anchorY: 0.95 });
    await scene.piece('gift', 250, 800, 150, { anchorY: 0.95, flip: -1 });
    scene.define(linearGradient('stand', '#fff, #f5eee0 50%, #b7a583', across));
    scene.add(
      `
        <ellipse cx="500" cy="800" rx="130" ry="34" fill="${shadowBrown}" opacity=".4" filter="url(#s14)"/>
        <path d="M470 690H510L540 786H440Z" fill="url(#stand)"/>
        <ellipse cx="490" cy="786" rx="74" ry="20" fill="#f2e9d8"/>
        <ellipse cx="490" cy="696" rx="236" ry="66" fill="#b8a57f"/>
        <ellipse cx="490" cy="688" rx="236" ry="66" fill="#fffaf0"/>
        <ellipse cx="490" cy="688" rx="226" ry="62" fill="none" stroke="${petrol}" stroke-width="7"/>
      `,
      700,
    );
    await scene.piece('birthdayCake', 490, 706, 360, { anchorY: 0.97, z: 720 });
    for (const [name, x, y] of [
      ['cupcakeRose', 690, 770],
      ['cupcakeChocolate', 790, 740],
      ['cupcakeCaramel', 770, 850],
      ['cupcakeBerry', 660, 880],
      ['cupcakeCaramel', 330, 900],
      ['cupcakeRose', 210, 900],
    ] as const)
      await scene.piece(name, x, y, 150, { anchorY: 0.93 });
    await scene.piece('macaronPistachio', 480, 900, 92);
    await scene.piece('macaronLemon', 552, 912, 92);
    return scene;
  },

  async business() {
    const scene = table(900, 980, 560);
    await vase(scene, 720, 690, 1.25, [
      ['herbSprig', -70, -130, 200, -46],
      ['herbSprig', 80, -130, 200, 18],
      ['blossom', -40, -140, 160, -16],
      ['blossom', 44, -140, 160, 18],
      ['blossom', 0, -170, 170, 0],
      ['blossom', -76, -110, 120, -36],
      ['blossom', 80, -110, 120, 36],
    ]);
    await dish(scene, 'caprese', 250, 690, 465);
    await dish(scene, 'rolls', 300, 930, 690);
    for (const [x, y] of [
      [560, 640],
      [640, 690],
      [560, 720],
      [720, 780],
      [800, 740],
      [800, 830],
      [660, 860],
    ] as const)
      flute(scene, x, y + 30);
    return scene;
  },

  async family() {
    const scene = table(900, 980, 560);
    await vase(scene, 150, 660, 1.05, [
      ['sunflower', -40, -130, 190, -16],
      ['sunflower', 50, -120, 180, 18],
      ['sunflower', 0, -170, 200, 2],
      ['herbSprig', 90, -110, 150, 24],
    ]);
    await scene.piece('teapot', 780, 690, 190, { anchorY: 0.95 });
    await scene.piece('stewPot', 590, 700, 270, { anchorY: 0.93 });
    await scene.piece('baguette', 300, 720, 220, { anchorY: 0.8, rotate: 8 });
    await scene.piece('baguette', 350, 744, 220, { anchorY: 0.8, rotate: -4 });
    await dish(scene, 'salad', 300, 930, 510);
    await scene.piece('pie', 700, 860, 250, { anchorY: 0.9 });
    await scene.piece('glassBerry', 560, 900, 150, { anchorY: 0.96 });
    await scene.piece('glassLemon', 830, 920, 150, { anchorY: 0.96 });
    await scene.piece('apple', 500, 780, 90);
    await scene.piece('cherryTomato', 590, 930, 50);
    return scene;
  },

  async team() {
    const scene = table(900, 980, 560);
    await dish(scene, 'crate', 590, 690, 540);
    await scene.piece('pottedPlant', 160, 660, 250, { anchorY: 0.97 });

    await dish(scene, 'burgers', 280, 930, 600);
    await dish(scene, 'nachos', 745, 930, 485);
    return scene;
  },
} satisfies Scenes;
