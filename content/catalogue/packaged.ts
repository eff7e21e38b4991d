import type { PackagedGood } from '#rules/catalogue/declared.ts';

/**
 * What EU 1169/2011 wants to be known of packaged goods before they are ordered. Allergens are in capitals, as
 * the law wants them to stand out. Sample data: the labels of what is really sold go here.
 */
const kelterei = 'Kelterei Obstgarten Sample GmbH, Am Musterhang 3, 14542 Werder (Havel), Germany';
const brunnen = 'Brandenburger Quellbrunnen Sample GmbH, Quellweg 1, 15377 Waldsieversdorf, Germany';
const getraenke = 'Berliner Brause Sample GmbH, Musterdamm 20, 12099 Berlin, Germany';
const molkerei = 'Molkerei Spreewiesen Sample eG, Milchstraße 5, 15907 Lübben, Germany';
const brauerei = 'Brauerei Kiezbräu Sample GmbH, Hopfenweg 8, 13357 Berlin, Germany';
const weingut = 'Weingut Unstruthang Sample, Rebenstraße 2, 06632 Freyburg (Unstrut), Germany';
const snacks = 'Maize Snacks Sample B.V., Voorbeeldlaan 4, 3542 Utrecht, Netherlands';

/** Energy in kJ and kcal, then fat, saturates, carbohydrate, sugars, protein and salt in grams. */
function nutrition(
  energyKj: number,
  energyKcal: number,
  [fat, saturates, carbohydrate, sugars, protein, salt]: [number, number, number, number, number, number],
): PackagedGood['nutrition'] {
  return { energyKj, energyKcal, fat, saturates, carbohydrate, sugars, protein, salt };
}

const sparklingWater: PackagedGood = {
  name: { en: 'Sparkling mineral water', de: 'Natürliches Mineralwasser mit Kohlensäure versetzt' },
  ingredients: { en: 'Natural mineral water, carbonic acid', de: 'Natürliches Mineralwasser, Kohlensäure' },
  producer: brunnen,
  nutrition: nutrition(0, 0, [0, 0, 0, 0, 0, 0.01]),
};

const stillWater: PackagedGood = {
  name: { en: 'Still mineral water', de: 'Natürliches Mineralwasser ohne Kohlensäure' },
  ingredients: { en: 'Natural mineral water', de: 'Natürliches Mineralwasser' },
  producer: brunnen,
  nutrition: nutrition(0, 0, [0, 0, 0, 0, 0, 0.01]),
};

const schorle = (name: PackagedGood['name'], juice: PackagedGood['name'], sugar: number): PackagedGood => ({
  name,
  ingredients: {
    en: `Mineral water, ${juice.en} (55\u00a0%), carbonic acid`,
    de: `Mineralwasser, ${juice.de} (55\u00a0%), Kohlensäure`,
  },
  producer: kelterei,
  nutrition: nutrition(Math.round(sugar * 17), Math.round(sugar * 4), [0, 0, sugar, sugar, 0, 0]),
});

export const packagedGoods = {
  schorleCrate: [
    schorle(
      { en: 'Rhubarb Schorle', de: 'Rhabarberschorle' },
      { en: 'rhubarb juice with sugar', de: 'Rhabarbersaft mit Zucker' },
      6,
    ),
    schorle({ en: 'Apple Schorle', de: 'Apfelschorle' }, { en: 'apple juice', de: 'Apfelsaft' }, 6),
    schorle(
      { en: 'Lemon Schorle', de: 'Zitronenschorle' },
      { en: 'lemon juice with sugar', de: 'Zitronensaft mit Zucker' },
      5,
    ),
    {
      name: { en: 'Mate', de: 'Mate' },
      ingredients: {
        en: 'Water, sugar, mate extract (0.5\u00a0%), acid: citric acid, caffeine (20\u00a0mg in 100\u00a0ml), carbonic acid. Raised caffeine content: not recommended for children and pregnant women.',
        de: 'Wasser, Zucker, Mate-Extrakt (0,5\u00a0%), Säuerungsmittel Citronensäure, Koffein (20\u00a0mg in 100\u00a0ml), Kohlensäure. Erhöhter Koffeingehalt: für Kinder und schwangere Frauen nicht empfohlen.',
      },
      producer: getraenke,
      nutrition: nutrition(85, 20, [0, 0, 5, 5, 0, 0]),
    },
    sparklingWater,
  ],
  sparklingWater: [sparklingWater],
  stillWater: [stillWater],
  cola: [
    {
      name: { en: 'Cola', de: 'Cola' },
      ingredients: {
        en: 'Water, sugar, carbonic acid, colour: caramel E150d, acid: phosphoric acid, flavouring, caffeine flavouring (10\u00a0mg in 100\u00a0ml)',
        de: 'Wasser, Zucker, Kohlensäure, Farbstoff Zuckerkulör E150d, Säuerungsmittel Phosphorsäure, Aroma, Aroma Koffein (10\u00a0mg in 100\u00a0ml)',
      },
      producer: getraenke,
      nutrition: nutrition(180, 42, [0, 0, 10.6, 10.6, 0, 0]),
    },
  ],
  colaWithoutSugar: [
    {
      name: { en: 'Cola without sugar', de: 'Cola ohne Zucker' },
      ingredients: {
        en: 'Water, carbonic acid, colour: caramel E150d, acid: phosphoric acid, sweeteners: acesulfame K, sucralose, flavouring, caffeine flavouring (10\u00a0mg in 100\u00a0ml)',
        de: 'Wasser, Kohlensäure, Farbstoff Zuckerkulör E150d, Säuerungsmittel Phosphorsäure, Süßungsmittel Acesulfam K, Sucralose, Aroma, Aroma Koffein (10\u00a0mg in 100\u00a0ml)',
      },
      producer: getraenke,
      nutrition: nutrition(1, 0, [0, 0, 0, 0, 0, 0.02]),
    },
  ],
  cocoa: [
    {
      name: { en: 'Cocoa drink', de: 'Kakaogetränk' },
      ingredients: {
        en: 'Whole MILK (90\u00a0%), sugar, reduced-fat cocoa powder (1.5\u00a0%)',
        de: 'VollMILCH (90\u00a0%), Zucker, fettarmes Kakaopulver (1,5\u00a0%)',
      },
      producer: molkerei,
      nutrition: nutrition(347, 83, [3.3, 2.2, 9.9, 9.8, 3.4, 0.12]),
    },
  ],
  pils: [
    {
      name: { en: 'Pils', de: 'Pils' },
      ingredients: {
        en: 'Brewing water, BARLEY malt, hops. Alcohol 4.9\u00a0% vol',
        de: 'Brauwasser, GERSTENmalz, Hopfen. Alkohol 4,9\u00a0% vol',
      },
      producer: brauerei,
      nutrition: nutrition(176, 42, [0, 0, 3.1, 0.1, 0.5, 0]),
    },
  ],
  sekt: [
    {
      name: { en: 'Riesling Sekt b.A. brut', de: 'Riesling Sekt b.A. brut' },
      ingredients: {
        en: 'Grapes, sucrose, tirage liqueur, expedition liqueur, preservative: SULPHITES. Bottled under protective atmosphere. Alcohol 12\u00a0% vol',
        de: 'Trauben, Saccharose, Fülldosage, Versanddosage, Konservierungsstoff SULFITE. Unter Schutzatmosphäre abgefüllt. Alkohol 12\u00a0% vol',
      },
      producer: weingut,
      nutrition: nutrition(310, 74, [0, 0, 1.2, 0.9, 0.1, 0]),
    },
  ],
  alcoholFreeRiesling: [
    {
      name: {
        en: 'Sparkling drink of alcohol-free Riesling',
        de: 'Schäumendes Getränk aus alkoholfreiem Riesling',
      },
      ingredients: {
        en: 'Alcohol-free wine (96\u00a0%), grape juice concentrate, carbonic acid, preservative: SULPHITES. Bottled under protective atmosphere. Less than 0.5\u00a0% vol alcohol',
        de: 'Alkoholfreier Wein (96\u00a0%), Traubensaftkonzentrat, Kohlensäure, Konservierungsstoff SULFITE. Unter Schutzatmosphäre abgefüllt. Weniger als 0,5\u00a0% vol Alkohol',
      },
      producer: weingut,
      nutrition: nutrition(92, 22, [0, 0, 4.8, 4.6, 0.1, 0]),
    },
  ],
  tortillaChips: [
    {
      name: { en: 'Tortilla chips, lightly salted', de: 'Tortilla-Chips, leicht gesalzen' },
      ingredients: {
        en: 'Maize (75\u00a0%), sunflower oil, salt (0.9\u00a0%)',
        de: 'Mais (75\u00a0%), Sonnenblumenöl, Salz (0,9\u00a0%)',
      },
      producer: snacks,
      nutrition: nutrition(2063, 493, [24, 2.8, 61, 0.8, 6.4, 0.9]),
    },
  ],
} as const satisfies Record<string, readonly PackagedGood[]>;
