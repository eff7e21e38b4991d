import { expect, test } from 'vitest';
import { searchCatalogue } from './catalogue-search.ts';
import { allergenWords, readSearchWishes } from './search-wishes.ts';

test.each([
  ['glutenfrei', ['gluten'], [], ''],
  ['Glutenfreies Brot', ['gluten'], [], 'brot'],
  ['gluten-free bread', ['gluten'], [], 'bread'],
  ['nussfrei', ['peanuts', 'nuts'], [], ''],
  ['laktosefreie Salate', ['milk'], [], 'salate'],
  ['eifrei', ['eggs'], [], ''],
  ['dairy free', ['milk'], [], ''],
  ['Gluten frei', ['gluten'], [], ''],
  ['Nuss freie Kekse', ['peanuts', 'nuts'], [], 'kekse'],
  ['gluten freies Brot', ['gluten'], [], 'brot'],
  ['ohne Nüsse und Milch', ['peanuts', 'nuts', 'milk'], [], ''],
  ['salad without nuts, sesame or fish', ['peanuts', 'nuts', 'sesame', 'fish'], [], 'salad'],
  ['ohne Krebstiere, Erdnüsse, Sellerie und Senf', ['crustaceans', 'peanuts', 'celery', 'mustard'], [], ''],
  ['without lupin, sulphites or molluscs', ['lupin', 'sulphites', 'molluscs'], [], ''],
  ['Salat ohne Zwiebeln', [], ['zwiebeln'], 'salat'],
  ['ohne Ei und Speck', ['eggs'], ['speck'], ''],
  ['vegan ohne Soja Platte', ['soy'], [], 'vegan platte'],
  ['ohne Soja Platte Fisch', ['soy'], [], 'platte fisch'],
  ['Salat Nuss', [], [], 'salat nuss'],
  ['nuss', [], [], 'nuss'],
  ['Milch', [], [], 'milch'],
  ['alkoholfrei', [], [], 'alkoholfrei'],
  ['Milch zuckerfrei', [], [], 'milch zuckerfrei'],
  ['Milch Freitag', [], [], 'milch freitag'],
  ['Nussfreitag', [], [], 'nussfreitag'],
  ['frei', [], [], 'frei'],
  ['nuss- und milchfrei', ['peanuts', 'nuts', 'milk'], [], ''],
  ['Platte nuss-, ei- und milchfrei', ['peanuts', 'nuts', 'eggs', 'milk'], [], 'platte'],
  ['gluten and dairy free', ['gluten', 'milk'], [], ''],
  ['nut-, gluten- and dairy-free', ['peanuts', 'nuts', 'gluten', 'milk'], [], ''],
  ['Fisch glutenfrei', ['gluten'], [], 'fisch'],
  ['Fisch- und Käseplatte', [], [], 'fisch und kaseplatte'],
  ['Fleisch-, Fisch- und Käseplatte', [], [], 'fleisch und fisch und kaseplatte'],
  ['glutenfrei und vegan', ['gluten'], [], 'vegan'],
  ['salad free of nuts', ['peanuts', 'nuts'], [], 'salad'],
  ['frei von Nüssen', ['peanuts', 'nuts'], [], ''],
  ['free from egg and milk', ['eggs', 'milk'], [], ''],
  ['ohne die Nüsse', ['peanuts', 'nuts'], [], ''],
  ['without any nuts', ['peanuts', 'nuts'], [], ''],
  ['ohne Milch und vegan', ['milk'], [], 'vegan'],
  ['bread and butter', [], [], 'bread and butter'],
  ['ohne', [], [], ''],
  ['', [], [], ''],
  ['ohne Erdnüsse', ['peanuts'], [], ''],
  ['peanut-free', ['peanuts'], [], ''],
  ['ohne Schalenfrüchte', ['nuts'], [], ''],
  ['without tree nuts', ['nuts'], [], ''],
  ['tree-nut-free cake', ['nuts'], [], 'cake'],
  ['Nussallergie', ['peanuts', 'nuts'], [], ''],
  ['nut allergy', ['peanuts', 'nuts'], [], ''],
  ['Salat für Nussallergiker', ['peanuts', 'nuts'], [], 'salat'],
  ['bread for coeliacs', ['gluten'], [], 'bread'],
  ['Platte für 20', [], [], 'platte fur 20'],
  ['Allergie gegen Nüsse und Milch', ['peanuts', 'nuts', 'milk'], [], ''],
  ['allergic to sesame', ['sesame'], [], ''],
  ['allergisch auf Soja', ['soy'], [], ''],
  ['Laktoseintoleranz', ['milk'], [], ''],
  ['lactose intolerant', ['milk'], [], ''],
  ['Glutenunverträglichkeit', ['gluten'], [], ''],
  ['Zöliakie Brot', ['gluten'], [], 'brot'],
  ['coeliac', ['gluten'], [], ''],
  ['Allergie', [], [], 'allergie'],
  ['ohne Haselnüsse', [], ['haselnusse'], ''],
])('"%s" leaves out %j, and the words %j, and looks for "%s"', (query, without, unwanted, rest) => {
  expect(readSearchWishes(query)).toEqual({ without, unwanted, query: rest });
});

test('what contains an allergen is found by what people call it in either language', () => {
  const found = (query: string) =>
    searchCatalogue(
      ['milk', 'crustaceans', 'nuts'] as const,
      (choice) => ({
        name: '',
        category: '',
        labels: [],
        contents: [allergenWords(choice)],
        description: '',
      }),
      query,
    );
  expect(found('Laktose')).toEqual(['milk']);
  expect(found('dairy')).toEqual(['milk']);
  expect(found('Garnelen')).toEqual(['crustaceans']);
});
