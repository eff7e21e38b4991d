import { afterAll, beforeAll, expect, test } from 'vitest';
import { parts } from '../torture/parts.ts';
import { type Field, openField } from '../torture/support/field.ts';

/** A short round of everything that `npm run torture` does at length, one after the other on one shop. */
let field: Field;
beforeAll(async () => {
  field = await openField();
});
afterAll(() => field.stop());

test.each(Object.entries(parts))(
  'nothing is lost by %s',
  async (_, { run, short }) => {
    const { losses, measured } = await run(field, short);
    const lost = Object.entries(losses).filter(([, count]) => count !== 0);
    expect(lost, measured).toEqual([]);
  },
  60_000,
);
