import { between, cycle } from '../scene.ts';
import { plateMiddle, plateRadius } from '../surfaces/category-plate.ts';
import { categoryScene, ring } from './category-scene.ts';
import type { Scenes } from './products/product-scene.ts';

const toppingSizes = {
  eggHalf: 132,
  tomatoHalf: 116,
  cucumberSlice: 118,
  fetaCube: 84,
  olive: 66,
  onionRing: 130,
  cherryTomato: 74,
} as const;

const saladToppings = [
  ...([
    'eggHalf',
    'tomatoHalf',
    'cucumberSlice',
    'fetaCube',
    'cucumberSlice',
    'olive',
    'tomatoHalf',
  ] as const),
  ...(['onionRing', 'fetaCube', 'cucumberSlice', 'eggHalf', 'cherryTomato', 'olive', 'tomatoHalf'] as const),
  ...(['cucumberSlice', 'fetaCube', 'cucumberSlice', 'eggHalf', 'cherryTomato'] as const),
];

/** A plate for every category, and the empty one for those without. */
export const categories = {
  async empty() {
    return categoryScene(1);
  },

  async platters() {
    const scene = categoryScene(2);
    await ring(scene, ['lettuceLeaf', 'redLeaf'], 9, 0.58, 170, { isRadial: true, z: -50 });
    await ring(scene, ['rollCheese', 'rollSalmon', 'rollVegan', 'rollSalami', 'rollEgg'], 8, 0.56, 182, {
      byDepth: true,
      anchorY: 0.5,
      squeeze: 0.95,
    });
    await ring(scene, ['rollSalmon', 'rollCheese', 'rollEgg'], 3, 0.18, 176, {
      byDepth: true,
      anchorY: 0.5,
      z: 100,
    });
    await ring(scene, ['cherryTomato'], 3, 0.3, 60, { start: 0.6, z: 2000 });
    return scene;
  },

  async sandwiches() {
    const scene = categoryScene(4);
    await ring(scene, ['lettuceLeaf'], 9, 0.6, 170, { isRadial: true, z: -50 });
    const places = [
      [-1, -1],
      [1, -1],
      [-1.55, -0.1],
      [0, -0.3],
      [1.55, -0.1],
      [-0.95, 0.65],
      [0.95, 0.65],
      [0, 1.15],
    ] as const;
    for (const [i, [x, y]] of places.entries())
      await scene.piece(
        cycle(
          [
            'ciabattaHalf',
            'triangleHam',
            'triangleTurkey',
            'pastramiHalf',
            'triangleEgg',
            'triangleVegetable',
            'clubTriangle',
            'triangleHam',
          ],
          i,
        ),
        plateMiddle + x * 112,
        plateMiddle + y * 118 + 46,
        cycle([206, 230, 230, 206, 230, 236, 206, 236], i),
        { anchorY: 0.75, rotate: between(-4, 4), z: plateMiddle + y * 118 },
      );
    await scene.piece('cherryTomato', 196, 210, 62, { z: 900 });
    await scene.piece('cherryTomato', 530, 232, 58, { z: 900 });
    return scene;
  },

  async wraps() {
    const scene = categoryScene(6);
    await ring(scene, ['lettuceLeaf', 'redLeaf', 'lettuceLeaf'], 10, 0.6, 176, { isRadial: true, z: -50 });
    const places = [
      [-0.95, -0.95],
      [0, -1.1],
      [0.95, -0.95],
      [-1.4, -0.1],
      [-0.47, -0.15],
      [0.47, -0.15],
      [1.4, -0.1],
      [-0.95, 0.8],
      [0, 0.9],
      [0.95, 0.8],
    ] as const;
    for (const [i, [x, y]] of places.entries())
      await scene.piece(
        cycle(['wrapChicken', 'wrapFeta', 'wrapFalafel'], i * 2 + (i > 5 ? 1 : 0)),
        plateMiddle + x * 128,
        plateMiddle + y * 126 + 86,
        196,
        { anchorY: 0.8, rotate: between(-4, 4), z: plateMiddle + y * 118 },
      );
    return scene;
  },

  async salads() {
    const scene = categoryScene(8);
    await ring(scene, ['lettuceLeaf', 'lettuceLeaf', 'redLeaf'], 13, 0.6, 200, { isRadial: true, z: -50 });
    await ring(scene, ['lettuceLeaf', 'redLeaf', 'lettuceLeaf'], 9, 0.38, 190, {
      isRadial: true,
      z: -30,
      start: 0.3,
    });
    await ring(scene, ['lettuceLeaf'], 5, 0.16, 180, { isRadial: true, z: -20 });
    for (const [i, name] of saladToppings.entries()) {
      const angle = i * 2.399;
      const distance = plateRadius * 0.6 * Math.sqrt((i + 0.3) / saladToppings.length);
      const [x, y] = [
        plateMiddle + Math.cos(angle) * distance,
        plateMiddle + Math.sin(angle) * distance + 10,
      ];
      await scene.piece(name, x, y, toppingSizes[name], {
        rotate: between(-24, 24),
        anchorY: 0.55,
        z: 100 + i,
      });
    }
    await ring(scene, ['basil'], 4, 0.36, 74, { z: 400, rotate: 60 });
    return scene;
  },

  async snacks() {
    const scene = categoryScene(10);
    for (let i = 0; i < 46; i++) {
      const a = i * 2.399,
        k = 0.26 + 0.45 * Math.sqrt(i / 46);
      await scene.piece(
        'tortillaChip',
        plateMiddle + Math.cos(a) * plateRadius * k,
        plateMiddle + Math.sin(a) * plateRadius * k,
        132,
        {
          rotate: between(0, 360),
          anchorY: 0.5,
          z: i,
        },
      );
    }
    await scene.piece('dipSalsa', 262, 330, 200, { z: 500, anchorY: 0.5 });
    await scene.piece('dipGuacamole', 460, 330, 200, { z: 501, anchorY: 0.5 });
    await scene.piece('dipQuark', 360, 462, 204, { z: 502, anchorY: 0.5 });
    for (const [x, y, r] of [
      [230, 470, 30],
      [500, 470, -50],
      [360, 230, 10],
    ] as const)
      await scene.piece('tortillaChip', x, y, 130, { rotate: r, anchorY: 0.5, z: 520 });
    await scene.piece('chilli', 560, 410, 84, { z: 520, rotate: 30 });
    return scene;
  },

  async sweets() {
    const scene = categoryScene(12);
    await ring(scene, ['cookie'], 9, 0.56, 150, { z: -10, start: 0.3 });
    await ring(
      scene,
      [
        'cupcakeRose',
        'berryTart',
        'cupcakeChocolate',
        'berryTart',
        'cupcakeCaramel',
        'berryTart',
        'cupcakeBerry',
        'berryTart',
        'cupcakeRose',
        'berryTart',
      ],
      10,
      0.55,
      168,
      { byDepth: true, anchorY: 0.62, squeeze: 0.9 },
    );
    await ring(
      scene,
      [
        'macaronPistachio',
        'macaronRose',
        'macaronLemon',
        'macaronChocolate',
        'macaronPistachio',
        'macaronRose',
      ],
      6,
      0.25,
      122,
      { byDepth: true, anchorY: 0.6, z: 60 },
    );
    await scene.piece('macaronLemon', plateMiddle, plateMiddle + 6, 118, { z: 1400 });
    await scene.piece('strawberry', plateMiddle + 4, plateMiddle - 26, 84, { z: 1500, rotate: 12 });
    return scene;
  },

  async drinks() {
    const scene = categoryScene(14, { isDark: true });
    for (const [name, x, y, size] of [
      ['bottleRhubarb', 226, 500, 380],
      ['bottleApple', 300, 470, 390],
      ['bottleMate', 420, 470, 390],
      ['bottleWater', 494, 500, 380],
      ['bottleLemon', 360, 500, 400],
      ['glassBerry', 262, 584, 172],
      ['glassLemon', 456, 584, 176],
      ['glassApple', 362, 606, 172],
    ] as const)
      await scene.piece(name, x, y, size, { anchorY: 0.97, z: y });
    await scene.piece('lemon', 176, 560, 92, { rotate: -20, z: 620 });
    await scene.piece('basil', 548, 566, 72, { rotate: 20, z: 620 });
    return scene;
  },
} satisfies Scenes;
