import { between, cycle } from '../../scene.ts';
import { bakingTin } from '../../surfaces/baking-tin.ts';
import { bowl } from '../../surfaces/bowl.ts';
import { slate } from '../../surfaces/slate.ts';
import { repeat } from '../../svg.ts';
import { garnish, rows } from '../arrange.ts';
import { dome, goldenAngle, heap, onHeap } from '../heap.ts';
import { productScene, type Scenes } from './product-scene.ts';

/** The opening of the small bowl: pieces are as large in it as in the large one, and half as many. */
const opening = { cy: 560, rx: 350, ry: 160 };

/** Half sizes: what the whole has, less of it, on a smaller plate. */
export const smallSizes = {
  async 'small-green-platter'() {
    const scene = productScene(307);
    const ground = slate(scene, { cy: 600, width: 800, depth: 420 });
    for (let i = 0; i < 4; i++) {
      const place = ground.at(-0.62 + i * 0.3, 0.12 + (i % 2) * 0.03);
      await scene.piece('flatbread', place.x, place.y + 34, 180, {
        rotate: i * 37,
        squash: 0.62,
        anchorY: 0.5,
        thickness: 10,
        z: place.y - 60 + i,
      });
    }
    for (const [x, y, turn] of [
      [288, 590, 0],
      [930, 560, 80],
      [300, 690, 40],
    ] as const)
      await scene.piece(turn === 40 ? 'redLeaf' : 'lettuceLeaf', x, y, 168, {
        rotate: turn,
        anchorY: 0.5,
        z: 400 + turn,
      });
    await scene.piece('dipHummus', 500, 622, 196, { anchorY: 0.8, z: 620 });
    await scene.piece('dipQuark', 700, 610, 186, { anchorY: 0.8, z: 610 });
    for (const [row, count] of [3, 4, 5].entries())
      for (let i = 0; i < count; i++)
        await scene.piece(
          row === 2 && i === 3 ? 'falafelOpen' : 'falafelBall',
          386 + (i - (count - 1) / 2) * 66 + between(-4, 4),
          668 + row * 48 + between(-4, 4),
          90,
          { rotate: between(-24, 24), anchorY: 0.6 },
        );
    const sticks = [
      'carrotStick',
      'cucumberStick',
      'pepperStick',
      'yellowPepperStick',
      'celeryStick',
    ] as const;
    for (let i = 0; i < 8; i++)
      await scene.piece(cycle(sticks, i), 800 + i * 18, 640 + (i % 3) * 10 + i * 2, 180, {
        rotate: 62 + between(-5, 5),
        anchorY: 0.5,
        z: 600 + i * 2 + (i % 3) * 3,
      });
    for (const [x, y] of [
      [590, 690],
      [640, 668],
      [624, 728],
      [566, 742],
    ] as const)
      await scene.piece('olive', x, y, 70, { rotate: between(-60, 60), anchorY: 0.8 });
    for (let i = 0; i < 4; i++)
      await scene.piece('cherryTomato', 720 + i * 54, 762 + (i % 2) * 20, 74, {
        rotate: between(-30, 30),
        anchorY: 0.85,
      });
    await garnish(scene, [['herbSprig', 540, 790, 112, 70]], { anchorY: 0.6 });
    return scene;
  },

  async 'small-tabbouleh'() {
    const scene = productScene(311);
    bowl(scene, { ...opening, height: 250, z: -500, wood: 'oak' });
    dome(scene, opening, { rise: 58, fill: '#5da544, #3f8134 60%, #23561f' });
    await heap(scene, opening, 66, (i) => [i % 2 ? 'parsley' : 'parsleyDark', 100], { rise: 78, rotate: 70 });
    scene.add(
      repeat(130, (i) => {
        const place = onHeap(opening, i * goldenAngle, 0.92 * Math.sqrt(i / 130), 82);
        return `
          <ellipse cx="${place.x + between(-16, 16)}" cy="${place.y + between(-12, 12)}" rx="6.500" ry="4.500"
            fill="${cycle(['#e9cd92', '#d6b06c', '#f6e3b8'], i)}" stroke="#8f6a30" stroke-width="1.200"
            transform="rotate(${between(-60, 60)} ${place.x} ${place.y})"/>
        `;
      }),
      -405,
    );
    await heap(
      scene,
      opening,
      18,
      (i) => [i % 3 === 2 ? 'springOnion' : 'tomatoDice', i % 3 === 2 ? 66 : 68],
      { rise: 90, z: -440, rotate: 24, from: 0.1, to: 0.9, turn: 0.5, dy: 8 },
    );
    await heap(scene, opening, 16, (i) => [i % 2 ? 'parsleyDark' : 'parsley', 62], {
      rise: 96,
      z: -432,
      rotate: 80,
      from: 0.2,
      to: 0.9,
      turn: 1.9,
      dy: 4,
    });
    await heap(scene, opening, 3, () => ['mint', 104], {
      rise: 102,
      z: -400,
      rotate: 50,
      from: 0.3,
      to: 0.55,
    });
    for (const [x, y, r] of [
      [440, 500, -24],
      [760, 520, 22],
    ] as const)
      await scene.piece('lemonWedge', x, y, 116, { rotate: r, anchorY: 0.6, z: -380 });
    return scene;
  },

  async 'small-potato-salad'() {
    const scene = productScene(313);
    bowl(scene, { ...opening, height: 250, z: -500 });
    dome(scene, opening, { rise: 54, fill: '#fff8dd, #f3e2a6 60%, #cfae62' });
    await heap(scene, opening, 31, (i) => [i % 3 ? 'potatoCreamy' : 'potatoPlain', 146], {
      rise: 76,
      to: 0.9,
      rotate: 22,
    });
    await heap(
      scene,
      opening,
      14,
      (i) =>
        cycle(
          [
            ['gherkin', 100],
            ['appleCube', 82],
            ['eggHalf', 116],
            ['gherkin', 94],
            ['appleCube', 78],
          ],
          i,
        ),
      { rise: 98, z: -440, rotate: 24, from: 0.16, to: 0.86, turn: 0.7, dy: 10 },
    );
    await heap(scene, opening, 5, (i) => [i % 2 ? 'parsley' : 'parsleyDark', 66], {
      rise: 106,
      z: -420,
      from: 0.2,
      to: 0.8,
      turn: 2,
      dy: 4,
    });
    return scene;
  },

  async 'small-apple-crumble'() {
    const scene = productScene(317);
    const ground = bakingTin(scene, { cy: 580, width: 840, depth: 420, height: 60, dark: true });
    await rows(scene, ground, [3, 3], 'crumbleSquare', 246, {
      back: 0.46,
      front: 0.92,
      step: 0.575,
      rotate: 0,
      anchorY: 0.9,
      shadow: 0.7,
    });
    await garnish(scene, [
      ['apple', 130, 800, 126, -6, { anchorY: 0.9, z: 900 }],
      ['cinnamonStick', 1050, 800, 140, -12, { z: 900 }],
    ]);
    return scene;
  },
} satisfies Scenes;
