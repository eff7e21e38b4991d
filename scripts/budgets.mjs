/**
 * What an empty page of React Router loads, in bytes of gzipped JavaScript: no page can be smaller. Measured by
 * `npm run bench scripts`, which builds that page anew.
 */
export const emptyPage = 110_547;

/**
 * How much more than the empty page a page may load before anybody does anything: what is aimed at, and what the build
 * may not exceed. Where the second is more, docs/performance.md says why.
 */
export const scriptBudgets = [
  { page: '/', route: 'screens/home/route', goal: 15_000, limit: 17_450 },
  { page: '/category/platter', route: 'screens/category/route', goal: 15_000, limit: 18_600 },
  { page: '/plan', route: 'screens/plan/route', goal: 27_000, limit: 30_800, styles: 15_900 },
  { page: '/cart', route: 'screens/cart/route', goal: 40_000, limit: 22_150 },
  { page: '/signin', route: 'screens/signin/route', goal: 70_000, limit: 36_300 },
];

/** All styles of a page, in bytes, gzipped, where its row names no number of its own. */
export const styleBudget = 15_000;

/**
 * How many scripts a screen of the kitchen asks for at most, and their bytes, gzipped. A file for each text and icon
 * made a hundred and twelve of the board, and a schema that had come along 100 kB of a list of prices. The largest is
 * the order by telephone, which stops while a wish stands where dishes are found and takes it to the allergies (half a
 * kB), comes in the place of one that is not paid (0.3 kB), asks for how many it is and what stands at the door (0.6
 * kB), takes back what was thrown away (0.3 kB), and takes a telephone number only that can be called (0.4 kB); what
 * every screen shares knows of alcohol that came back, of dishes that are sold out, of what was begun a moment ago, of
 * presses at which the shop fails (2 kB), of when it is what a press has seen, of photos that nothing waits for, of
 * questions to the office, of what is asked before an order ends, how an amount is read (1.9 kB), what an order has
 * left without, what is sold out where a time is moved, and whose press it is (0.8 kB), what was ordered twice, what has a
 * new allergen, how much of a dish is made and which press is the second of a wet finger (0.8 kB); the fields of a
 * company for its invoice come once they are asked for. The last hundred bytes are for the names of files, which every
 * build makes anew and no two pack alike.
 */
export const kitchenScripts = { files: 50, bytes: 224_200 };
