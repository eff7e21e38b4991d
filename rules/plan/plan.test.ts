import { expect, test } from 'vitest';
import { planQuery, readPlan, sentenceSign } from './plan.ts';

const said =
  'occasion=team&guests=24&vegan=5&vegetarian=6&halal=2&nuts=1&meal=lunch&budget=20&table=103x2.305.508&kept=305&banned=401.405&price=44160&for=';
const whole = said + sentenceSign(readPlan(new URLSearchParams(said)).plan.sentence);

test('an address says all of a plan, and the plan gives the address again', () => {
  const { plan, act, laidFor } = readPlan(new URLSearchParams(whole));
  expect(plan).toEqual({
    sentence: {
      occasion: 'team',
      guests: 24,
      vegan: 5,
      vegetarian: 6,
      halal: 2,
      without: { nuts: 1 },
      meal: 'lunch',
      budget: 2000,
    },
    table: [
      { id: 103, pieces: 2 },
      { id: 305, pieces: 1 },
      { id: 508, pieces: 1 },
    ],
    kept: [{ id: 305, pieces: 1 }],
    banned: [401, 405],
    price: 44160,
    swap: null,
  });
  expect(act).toBeNull();
  expect(laidFor).toBe(sentenceSign(plan.sentence));
  expect(planQuery(plan)).toBe(whole);
  expect(planQuery({ ...plan, swap: 305 })).toBe(`${whole}&swap=305`);
});

test('what a form sends that was hardly filled in is the shortest address', () => {
  const { plan } = readPlan(
    new URLSearchParams('occasion=&guests=&vegan=0&gluten=0&meal=&budget=&table=&for='),
  );
  expect(planQuery(plan)).toBe('');
  expect(planQuery(readPlan(new URLSearchParams('meal=lunch&guests=012&budget=0')).plan)).toBe(
    'guests=12&meal=lunch',
  );
});

test('of a dish as many can be laid as can be ordered, by a press, typed, or taken off and put back', () => {
  const read = (query: string) => readPlan(new URLSearchParams(query));
  expect(read('table=701x120').plan.table).toEqual([{ id: 701, pieces: 120 }]);
  expect(read('table=701x99&set=701x100').act).toEqual({ name: 'set', line: { id: 701, pieces: 100 } });
  expect(read('table=701x99&of701=999').act).toEqual({ name: 'set', line: { id: 701, pieces: 999 } });
  expect(read('table=701x999&set=701x1000').act, 'no more than that').toBeNull();
  expect(read('table=101&off=701x120.1').plan.off).toMatchObject({ id: 701, pieces: 120 });
});

test('nonsense is nobody’s: it neither stands in an address nor makes it long', () => {
  const nonsense = new URLSearchParams({
    occasion: '<script>',
    guests: '1e3',
    vegan: '-1',
    nuts: 'x',
    meal: 'brunch',
    budget: '99999999',
    table: `${'7x99999.'.repeat(9)}a.0.${Array.from({ length: 500 }, (_, id) => id + 1).join('.')}`,
    price: '1'.repeat(40),
    swap: '../x',
    set: 'x',
  });
  const { plan, act } = readPlan(nonsense);
  expect(act).toBeNull();
  expect(plan.sentence).toMatchObject({ occasion: null, guests: null, vegan: 0, without: {}, budget: null });
  expect(plan.table.length).toBeLessThanOrEqual(60);
  expect(planQuery(plan)).toMatch(/^table=[\dx.]+&for=\w+$/);
});

test.each([
  ['lay=1', { name: 'lay' }],
  ['lay=anew', { name: 'anew' }],
  ['set=103x0', { name: 'set', line: { id: 103, pieces: 0 } }],
  ['put=103.305', { name: 'put', instead: 103, id: 305 }],
  ['put=103', null],
])('%s is pressed', (query, act) => {
  expect(readPlan(new URLSearchParams(query)).act).toEqual(act);
});
