import type { CatalogueSeller } from './types.ts';

export const brotzeit = 1;
export const zuckerhut = 2;

export const sellers: readonly CatalogueSeller[] = [
  {
    id: brotzeit,
    name: 'Brotzeit Kreuzberg',
    description: {
      en: 'Rolls baked in a back courtyard off Oranienstraße and filled in the morning. The same kitchen makes wraps, warm bites, boards and snacks, and keeps the drinks cold.',
      de: 'Ein Hinterhof an der Oranienstraße: Hier werden Brötchen gebacken und am Morgen belegt. Aus derselben Küche kommen Wraps, Warmes, Brettchen und Snacks, und die Getränke stehen kalt.',
    },
    image: 'warm',
  },
  {
    id: zuckerhut,
    name: 'Zuckerhut',
    description: {
      en: 'A Zuckerhut is a cone of sugar, and also a winter lettuce. This kitchen works with both: cakes, macarons and fruit on one side, salads and vegan dishes on the other.',
      de: 'Ein Zuckerhut ist ein Kegel aus Zucker, aber auch ein Wintersalat. Diese Küche kann mit beidem umgehen: hier Kuchen, Macarons und Obst, dort Salate und Veganes.',
    },
    image: 'etagere',
  },
];
