import { between, cycle } from '../../scene.ts';
import { bowl } from '../../surfaces/bowl.ts';
import { repeat } from '../../svg.ts';
import { dome, goldenAngle, heap, onHeap } from '../heap.ts';
import { productScene, type Scenes } from './product-scene.ts';

/** The opening of the large bowl. */
const opening = { cy: 420, rx: 500, ry: 228 };

/** Salads heaped in layers: a dome, what it is made of, what lies on top. */
export const heapedSalads = {
  async 'potato-salad'() {
    const scene = productScene(167);
    bowl(scene, { ...opening, height: 330, z: -500 });
    dome(scene, opening, { rise: 70, fill: '#fff8dd, #f3e2a6 60%, #cfae62' });
    await heap(scene, opening, 62, (i) => [i % 3 ? 'potatoCreamy' : 'potatoPlain', 150], {
      rise: 96,
      rotate: 22,
    });
    await heap(
      scene,
      opening,
      28,
      (i) =>
        cycle(
          [
            ['gherkin', 100],
            ['appleCube', 82],
            ['eggHalf', 118],
            ['gherkin', 94],
            ['appleCube', 78],
          ],
          i,
        ),
      { rise: 122, z: -440, rotate: 24, from: 0.14, turn: 0.7, dy: 10 },
    );
    await heap(scene, opening, 9, (i) => [i % 2 ? 'parsley' : 'parsleyDark', 66], {
      rise: 132,
      z: -420,
      from: 0.2,
      turn: 2,
      dy: 4,
    });
    return scene;
  },

  async tabbouleh() {
    const scene = productScene(173);
    bowl(scene, { ...opening, height: 330, z: -500, wood: 'oak' });
    dome(scene, opening, { rise: 74, fill: '#5da544, #3f8134 60%, #23561f' });
    await heap(scene, opening, 120, (i) => [i % 2 ? 'parsley' : 'parsleyDark', 100], {
      rise: 98,
      rotate: 70,
    });
    scene.add(
      repeat(260, (i) => {
        const a = i * goldenAngle,
          k = 0.94 * Math.sqrt(i / 260),
          place = onHeap(opening, a, k, 104);
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
      34,
      (i) => [i % 3 === 2 ? 'springOnion' : 'tomatoDice', i % 3 === 2 ? 66 : 68],
      {
        rise: 112,
        z: -440,
        rotate: 24,
        from: 0.1,
        turn: 0.5,
        dy: 8,
      },
    );
    await heap(scene, opening, 30, (i) => [i % 2 ? 'parsleyDark' : 'parsley', 62], {
      rise: 120,
      z: -432,
      rotate: 80,
      from: 0.2,
      turn: 1.9,
      dy: 4,
    });
    await heap(scene, opening, 5, () => ['mint', 110], {
      rise: 128,
      z: -400,
      rotate: 50,
      from: 0.3,
      to: 0.6,
      turn: 0.2,
    });
    for (const [x, y, r] of [
      [344, 330, -24],
      [860, 350, 22],
      [600, 480, 4],
    ] as const)
      await scene.piece('lemonWedge', x, y, 124, { rotate: r, anchorY: 0.6, z: -380 });
    return scene;
  },

  async 'pasta-salad'() {
    const scene = productScene(179);
    bowl(scene, { ...opening, height: 330, z: -500 });
    dome(scene, opening, { rise: 70, fill: '#f3d592, #dcab58 60%, #a8742e' });
    await heap(scene, opening, 96, (i) => ['orecchietta', 118, { flip: i % 2 ? 1 : -1 }], {
      rise: 96,
      rotate: 60,
    });
    await heap(
      scene,
      opening,
      34,
      (i) =>
        cycle(
          [
            ['driedTomato', 106],
            ['blackOlive', 64],
            ['rocket', 140],
            ['driedTomato', 98],
            ['blackOlive', 60],
            ['rocket', 128],
          ],
          i,
        ),
      { rise: 118, z: -440, rotate: 46, from: 0.1, turn: 0.9, dy: 8 },
    );
    await heap(scene, opening, 34, () => ['sunflowerSeed', 34], {
      rise: 124,
      z: -418,
      rotate: 80,
      from: 0.1,
      turn: 2.1,
      dy: 6,
    });
    return scene;
  },

  async 'lentil-salad'() {
    const scene = productScene(181);
    bowl(scene, { ...opening, height: 330, z: -500, wood: 'ash' });
    dome(scene, opening, { rise: 74, fill: '#4a4038, #2f2925 60%, #191513' });
    scene.add(
      repeat(1100, (i) => {
        const a = i * goldenAngle,
          k = 0.97 * Math.sqrt(i / 1100),
          place = onHeap(opening, a, k, 90, 0.95),
          x = (place.x + between(-9, 9)).toFixed(1),
          y = (place.y + between(-7, 7)).toFixed(1),
          r = between(-40, 40).toFixed(0);
        return `
          <g transform="translate(${x} ${y}) rotate(${r})">
            <ellipse cy="3" rx="13" ry="8.500" fill="#120e0c"/>
            <ellipse rx="13" ry="8.500" fill="${cycle(['#4b4039', '#3c332e', '#574a40', '#332b27'], i)}"/>
            <ellipse cx="-3.500" cy="-3" rx="5" ry="2.200" fill="#a89a8a" opacity=".6"/>
          </g>
        `;
      }),
      -405,
    );
    await heap(
      scene,
      opening,
      44,
      (i) =>
        cycle(
          [
            ['beetrootCube', 100],
            ['goatCheese', 112],
            ['walnut', 92],
            ['beetrootCube', 92],
            ['walnut', 84],
            ['beetrootCube', 96],
            ['goatCheese', 104],
          ],
          i,
        ),
      { rise: 116, z: -440, rotate: 26, from: 0.06, turn: 0.4, dy: 10 },
    );
    await heap(scene, opening, 12, (i) => [i % 2 ? 'parsley' : 'parsleyDark', 74], {
      rise: 128,
      z: -410,
      rotate: 60,
      from: 0.15,
      turn: 1.5,
      dy: 4,
    });
    return scene;
  },
} satisfies Scenes;
