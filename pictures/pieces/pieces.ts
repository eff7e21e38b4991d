import { antipasti } from './antipasti.ts';
import { berries } from './berries.ts';
import { birthday } from './birthday.ts';
import { birthdayCakes } from './birthday-cake.ts';
import { bottles } from './bottles.ts';
import { breads } from './breads.ts';
import { burgers } from './burgers.ts';
import { cakes } from './cakes.ts';
import { cheeses } from './cheeses.ts';
import { chips } from './chips.ts';
import { cookies } from './cookies.ts';
import { cupcakes } from './cupcakes.ts';
import { cutFruit } from './cut-fruit.ts';
import { dips } from './dips.ts';
import { fingerFood } from './finger-food.ts';
import { flowers } from './flowers.ts';
import { fruit } from './fruit.ts';
import { glassesAndCups } from './glasses-and-cups.ts';
import { hardCheeses } from './hard-cheeses.ts';
import { homeCooking } from './home-cooking.ts';
import { hotBites } from './hot-bites.ts';
import { jugs } from './jugs.ts';
import { leaves } from './leaves.ts';
import { nutsAndSpices } from './nuts-and-spices.ts';
import { openBagels } from './open-bagels.ts';
import { openRolls } from './open-rolls.ts';
import { paniniAndToasties } from './panini-and-toasties.ts';
import { pastries } from './pastries.ts';
import { potatoes } from './potatoes.ts';
import { pots } from './pots.ts';
import { ricePaperRolls } from './rice-paper-rolls.ts';
import { sandwichHalves } from './sandwich-halves.ts';
import { sushi } from './sushi.ts';
import { sweets } from './sweets.ts';
import { tea } from './tea.ts';
import { teaSandwiches } from './tea-sandwiches.ts';
import { vegetableSticks } from './vegetable-sticks.ts';
import { vegetables } from './vegetables.ts';
import { wholeFruit } from './whole-fruit.ts';
import { wraps } from './wraps.ts';

/** Every piece drawn here, as SVG with the light from the top left. */
export const pieces = {
  ...antipasti,
  ...berries,
  ...birthday,
  ...birthdayCakes,
  ...bottles,
  ...breads,
  ...burgers,
  ...cakes,
  ...cheeses,
  ...chips,
  ...cookies,
  ...cupcakes,
  ...cutFruit,
  ...dips,
  ...fingerFood,
  ...flowers,
  ...fruit,
  ...glassesAndCups,
  ...hardCheeses,
  ...homeCooking,
  ...hotBites,
  ...jugs,
  ...leaves,
  ...nutsAndSpices,
  ...openBagels,
  ...openRolls,
  ...paniniAndToasties,
  ...pastries,
  ...potatoes,
  ...pots,
  ...ricePaperRolls,
  ...sandwichHalves,
  ...sushi,
  ...sweets,
  ...tea,
  ...teaSandwiches,
  ...vegetableSticks,
  ...vegetables,
  ...wholeFruit,
  ...wraps,
} satisfies Record<string, () => string>;

export type PieceName = keyof typeof pieces;
