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
    for (const [name, x, y, size, rotate] of [
      ['balloonButter', 214, 648, 392, 7],
      ['balloonPaprika', 110, 660, 430, -6],
      ['balloonPetrol', 800, 640, 410, 6],
    ] as const)
      await scene.piece(name, x, y, size, { rotate, anchorY: 1, z: -10 });
    await scene.piece('giftPetrol', 150, 716, 236, { anchorY: 0.95 });
    await scene.piece('giftButter', 252, 806, 186, { anchorY: 0.95 });
    scene.define(linearGradient('stand', '#fff, #f5eee0 50%, #b7a583', across));
    scene.add(
      `
        <ellipse cx="506" cy="838" rx="140" ry="42" fill="${shadowBrown}" opacity=".4" filter="url(#s14)"/>
        <ellipse cx="490" cy="826" rx="84" ry="32" fill="#b8a57f"/>
        <ellipse cx="490" cy="820" rx="84" ry="32" fill="#f7f0e2"/>
        <path d="M464 690H516Q510 770 544 812Q490 830 436 812Q470 770 464 690Z" fill="url(#stand)"/>
        <ellipse cx="490" cy="676" rx="232" ry="97" fill="#b8a57f"/>
        <ellipse cx="490" cy="666" rx="232" ry="97" fill="#fffaf0"/>
        <ellipse cx="490" cy="666" rx="222" ry="91" fill="none" stroke="${petrol}" stroke-width="7"/>
        <ellipse cx="490" cy="666" rx="210" ry="84" fill="none" stroke="${petrol}" stroke-width="2"/>
      `,
      700,
    );
    await scene.piece('birthdayCake', 490, 742, 424, { anchorY: 1, z: 720 });
    for (const [name, x, y] of [
      ['cupcakeRose', 690, 770],
      ['cupcakeChocolate', 790, 740],
      ['cupcakeCaramel', 770, 850],
      ['cupcakeBerry', 660, 880],
      ['cupcakeCaramel', 330, 900],
      ['cupcakeRose', 210, 900],
    ] as const)
      await scene.piece(name, x, y, 162, { anchorY: 0.96 });
    await scene.piece('macaronPistachio', 480, 900, 92);
    await scene.piece('macaronLemon', 552, 912, 92);
    return scene;
  },

  async business() {
    const scene = table(900, 980, 560);
    await vase(scene, 720, 690, 1.25, [
      ['leafyTwig', -14, -110, 270, -44],
      ['leafyTwig', 16, -110, 270, 40],
      ['leafyTwig', 0, -110, 320, -8],
      ['daisy', -16, -110, 226, -34],
      ['daisy', 16, -110, 226, 34],
      ['daisy', 4, -110, 280, 12],
      ['daisy', -8, -110, 256, -14],
      ['daisy', -14, -116, 178, -58],
      ['daisy', 16, -116, 184, 58],
      ['daisy', 2, -116, 196, 4],
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
      ['leafyTwig', -14, -110, 290, -40],
      ['leafyTwig', 16, -110, 300, 34],
      ['daisy', 14, -110, 250, 46],
      ['sunflower', 0, -110, 310, 4],
      ['daisy', -8, -110, 200, -50],
      ['sunflower', -14, -110, 256, -24],
      ['sunflower', 16, -110, 246, 26],
    ]);
    await scene.piece('teapot', 790, 666, 226, { anchorY: 0.95 });
    await scene.piece('stewPot', 520, 690, 340, { anchorY: 0.95 });
    await scene.piece('baguette', 716, 742, 300, { anchorY: 0.8, rotate: 10 });
    await scene.piece('baguette', 762, 764, 300, { anchorY: 0.8, rotate: -2 });
    await dish(scene, 'salad', 290, 930, 510);
    await scene.piece('pie', 704, 880, 324, { anchorY: 0.94 });
    await scene.piece('glassBerry', 548, 912, 150, { anchorY: 0.96 });
    await scene.piece('glassLemon', 846, 922, 150, { anchorY: 0.96 });
    await scene.piece('apple', 628, 926, 92, { anchorY: 0.96 });
    await scene.piece('cherryTomato', 470, 926, 50);
    return scene;
  },

  async team() {
    const scene = table(900, 980, 560);
    await dish(scene, 'crate', 590, 690, 540);
    await scene.piece('pottedPlant', 150, 690, 330, { anchorY: 0.97 });

    await dish(scene, 'burgers', 280, 930, 600);
    await dish(scene, 'nachos', 745, 930, 485);
    return scene;
  },
} satisfies Scenes;
