import { describe, expect, test } from 'vitest';
import { storedDishes } from '../../tests/planner/optima.ts';
import { linesText, readPlan } from './plan.ts';
import { settle } from './settle.ts';

const said = 'occasion=team&guests=24&vegan=5&vegetarian=6&halal=2&nuts=1&meal=lunch&budget=20';
const asked = (query: string, dishes = storedDishes) => settle(dishes, readPlan(new URLSearchParams(query)));
const laid = asked(`${said}&lay=1`);
const table = '103.303.305.508.509.401.405.504.603.606.608.701.704';

describe('a sentence', () => {
  test('lays nothing by itself', () => {
    expect(asked(said)).toMatchObject({ query: said, laid: null, missing: [] });
  });

  test('says what is missing when the table is asked for too early', () => {
    expect(asked('vegan=2&lay=1')).toMatchObject({ laid: null, missing: ['occasion', 'guests', 'meal'] });
    expect(asked('occasion=team&guests=24&lay=1').missing).toEqual(['meal']);
  });

  test('that cannot be is said, also before it is asked for', () => {
    const problem = { field: 'diets', code: 'MORE_THAN_GUESTS' };
    expect(asked('occasion=team&guests=12&vegan=10&halal=3&meal=lunch&lay=1')).toMatchObject({ problem });
    expect(asked('occasion=team&guests=12&vegan=10&halal=3&meal=lunch')).toMatchObject({ problem });
    expect(asked('occasion=team&guests=4&meal=lunch&lay=1').problem).toEqual({
      field: 'guests',
      code: 'TOO_FEW',
    });
  });
});

describe('a laid table', () => {
  test('stands in its address, with what it cost', () => {
    expect(linesText(laid.plan.table)).toBe(table);
    expect(laid.query).toBe(
      `${said}&table=${table}&price=44160&for=${readPlan(new URLSearchParams(laid.query)).laidFor}`,
    );
  });

  test('is the same whenever its address is opened, and is judged as when it was laid', () => {
    const again = asked(laid.query);
    expect(again.query).toBe(laid.query);
    expect(again.laid).toEqual(laid.laid);
  });

  test('that is not the best is not laid again as long as the sentence is the same', () => {
    const other = laid.query.replace('table=103.', 'table=103x2.');
    expect(asked(other).query).toBe(other);
    expect(asked(other).laid?.anew).toBe(44160);
  });

  test('is laid again when the sentence is another one, and moves little', () => {
    const more = asked(laid.query.replace('guests=24', 'guests=25'));
    expect(more.query).not.toContain(`table=${table}&`);
    const before = new Set(table.split('.'));
    const come = more.plan.table.filter(({ id }) => !before.has(String(id)));
    expect(come.length).toBeLessThanOrEqual(3);
    expect(asked(more.query).query).toBe(more.query);
  });

  test('whose dish is not on the menu any more says so, until the rest is laid', () => {
    const menu = storedDishes.filter(({ id }) => id !== 303);
    const stale = asked(laid.query, menu);
    expect(stale.gone).toEqual([303]);
    expect(stale.query).toBe(laid.query);
    const mended = asked(`${laid.query}&lay=1`, menu);
    expect(mended.gone).toEqual([]);
    expect(linesText(mended.plan.table)).not.toContain('303');
  });

  test('stands as it is where the occasion is all that nobody has said, and is told nothing of children', () => {
    expect(storedDishes.some(({ id, caffeine }) => caffeine && table.includes(`${id}`))).toBe(true);
    const query = laid.query.replace('occasion=team&', '').replace(/&for=\w+/, '');
    const noted = asked(query);
    expect(linesText(noted.plan.table)).toBe(table);
    expect(noted).toMatchObject({ missing: [], laid: { short: [] } });
    expect(asked(noted.query)).toEqual(noted);
    expect(asked(query.replace('&meal=lunch', ''))).toMatchObject({
      laid: null,
      missing: ['occasion', 'meal'],
    });
  });

  test('keeps what it cost, so that another price can be told', () => {
    const dearer = storedDishes.map((dish) =>
      dish.id === 303 ? { ...dish, price: dish.price + 500 } : dish,
    );
    const stale = asked(laid.query, dearer);
    expect([stale.plan.price, stale.laid?.price]).toEqual([44160, 44660]);
  });
});

describe('the visitor', () => {
  test('sets how many there are, and nothing else moves', () => {
    const more = asked(`${laid.query}&set=103x2`);
    expect(linesText(more.plan.table)).toBe(table.replace('103', '103x2'));
    expect(more.plan.kept).toEqual([{ id: 103, pieces: 2 }]);
    expect(more.plan.price).toBe(44160 + (storedDishes.find(({ id }) => id === 103)?.price ?? 0));
  });

  test('types how many there are, of several at once, and whatever else he presses', () => {
    const typed = asked(`${laid.query}&of103=3&of305=1&of508=0`);
    expect(linesText(typed.plan.table)).toBe(table.replace('103', '103x3').replace('.508', ''));
    expect(typed.plan).toMatchObject({ kept: [{ id: 103, pieces: 3 }], banned: [508] });
    expect(typed.plan.price).toBe(typed.laid?.price);
    const pressed = asked(`${laid.query}&of103=3&set=305x2`);
    expect(linesText(pressed.plan.table)).toContain('103x3');
    expect(linesText(pressed.plan.table)).toContain('305x2');
  });

  test.each(['x', '-1', '1.5', '', '1000'])('typing “%s” changes nothing', (typed) => {
    expect(asked(`${laid.query}&of103=${typed}`).query).toBe(laid.query);
  });

  test('takes a dish off, is told what is missing, and has the rest laid without it', () => {
    const off = asked(`${laid.query}&set=508x0`);
    expect(linesText(off.plan.table)).toBe(table.replace('.508', ''));
    expect(off.laid?.short.map(({ course }) => course)).toContain('main');
    const rest = asked(`${off.query}&lay=1`);
    expect(rest.plan.banned).toEqual([508]);
    expect(linesText(rest.plan.table)).not.toContain('508');
  });

  test('has the rest laid where something is missing, and nothing else comes or goes', () => {
    const courseOf = (id: number) => storedDishes.find((dish) => dish.id === id)?.course;
    const missing = laid.plan.table.filter(({ id }) => courseOf(id) === 'sweet');
    expect(missing.length).toBeGreaterThan(0);
    for (const { id, pieces } of laid.plan.table.filter((line) => courseOf(line.id) === 'main')) {
      for (const sweet of missing) {
        const off = asked(`${asked(`${laid.query}&set=${id}x${pieces + 2}`).query}&set=${sweet.id}x0`);
        const short = new Set<string | undefined>(off.laid?.short.map(({ course }) => course));
        const rest = asked(`${off.query}&lay=1`);
        const others = (plan: typeof off.plan) => plan.table.filter((line) => !short.has(courseOf(line.id)));
        expect(others(rest.plan), `${id} raised, ${sweet.id} taken off`).toEqual(others(off.plan));
        expect(rest.laid?.short).toEqual([]);
      }
    }
  });

  test.each(['set=103x0', 'of103=0'])(
    'takes a dish off by %s, and puts back as many as there were',
    (press) => {
      const three = asked(`${laid.query}&set=103x3`);
      const off = asked(`${three.query}&${press}`);
      expect(off.plan).toMatchObject({ off: { id: 103, pieces: 3 }, banned: [103] });
      expect(asked(off.query)).toEqual(off);
      const back = asked(`${off.query}&set=103x3`);
      expect(back.plan.off).toBeUndefined();
      expect(back.plan).toMatchObject({
        banned: [],
        kept: [{ id: 103, pieces: 3 }],
        price: three.plan.price,
      });
    },
  );

  test('puts back what was laid where it stood, and has not chosen it by that', () => {
    for (const { id } of laid.plan.table) {
      const off = asked(`${laid.query}&set=${id}x0`);
      expect(off.plan.off).toMatchObject({ id, isKept: false });
      expect(asked(`${off.query}&set=${linesText(off.plan.off ? [off.plan.off] : [])}`)).toEqual(laid);
    }
  });

  test('puts back what he has set where it stood, also when the table has become shorter', () => {
    const set = asked(`${laid.query}&set=704x3`);
    const off = asked(`${set.query}&set=704x0`);
    expect(asked(`${off.query}&set=704x3`)).toEqual(set);
    const shorter = asked(`${off.query.replace('.606.608', '')}&set=704x3`);
    expect(linesText(shorter.plan.table)).toBe(table.replace('.606.608', '').replace('704', '704x3'));
    expect(asked(`${off.query}&set=704x2`).plan.kept).toEqual([{ id: 704, pieces: 2 }]);
  });

  test('puts back at the end what an address of the release before says without its place', () => {
    const off = asked(laid.query.replace('.303', '').replace('&price', '&banned=303&off=303&price'));
    const back = asked(`${off.query}&set=303`);
    expect(linesText(back.plan.table)).toBe(`${table.replace('.303', '')}.303`);
    expect(back.plan).toMatchObject({ kept: [], banned: [] });
  });

  test('takes even the last dish off and is offered it back', () => {
    const off = asked(`${said}&table=103&kept=103&set=103x0`);
    expect(off.plan).toMatchObject({ table: [], off: { id: 103, pieces: 1 } });
    expect(asked(off.query)).toEqual(off);
  });

  test('puts another dish in the place of one, for about as many', () => {
    const swapped = asked(`${laid.query}&swap=603&put=603.605`);
    expect(swapped.plan).toMatchObject({ banned: [603], swap: null, kept: [{ id: 605, pieces: 1 }] });
    expect(linesText(swapped.plan.table)).toBe(table.replace('603', '605'));
    expect(linesText(swapped.laid?.table ?? [])).toBe(linesText(swapped.plan.table));
    const back = asked(`${swapped.query}&put=605.603`);
    expect(back.plan).toMatchObject({ banned: [605], kept: [{ id: 603, pieces: 1 }] });
  });

  test('finds what he has set when it is laid anew', () => {
    const set = asked(`${laid.query}&set=103x3`);
    expect(linesText(asked(`${set.query}&lay=anew`).plan.table)).toContain('103x3');
  });
});
