import { bottles } from './bottles.ts';
import { breads } from './breads.ts';
import { cakes } from './cakes.ts';
import { cheeses } from './cheeses.ts';
import { chips } from './chips.ts';
import { dips } from './dips.ts';
import { fingerFood } from './finger-food.ts';
import { fruit } from './fruit.ts';
import { glassesAndCups } from './glasses-and-cups.ts';
import { jugs } from './jugs.ts';
import { leaves } from './leaves.ts';
import { nutsAndSpices } from './nuts-and-spices.ts';
import { openBagels } from './open-bagels.ts';
import { openRolls } from './open-rolls.ts';
import { paniniAndToasties } from './panini-and-toasties.ts';
import { sandwichHalves } from './sandwich-halves.ts';
import { sushi } from './sushi.ts';
import { sweets } from './sweets.ts';
import { teaSandwiches } from './tea-sandwiches.ts';
import { vegetableSticks } from './vegetable-sticks.ts';
import { vegetables } from './vegetables.ts';
import { wraps } from './wraps.ts';

/** Every piece drawn here, as SVG with the light from the top left. */
export const ownPieces = {
  ...bottles,
  ...breads,
  ...cakes,
  ...cheeses,
  ...chips,
  ...dips,
  ...fingerFood,
  ...fruit,
  ...glassesAndCups,
  ...jugs,
  ...leaves,
  ...nutsAndSpices,
  ...openBagels,
  ...openRolls,
  ...paniniAndToasties,
  ...sandwichHalves,
  ...sushi,
  ...sweets,
  ...teaSandwiches,
  ...vegetableSticks,
  ...vegetables,
  ...wraps,
} satisfies Record<string, () => string>;

export type OwnPiece = keyof typeof ownPieces;
