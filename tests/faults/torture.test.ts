import { afterAll, beforeAll, expect, test } from 'vitest';
import { parts } from '../torture/parts.ts';
import { type Field, openField } from '../torture/support/field.ts';
import { NotTried } from '../torture/support/not-tried.ts';

/** A short round of everything that `npm run torture` does at length, one after the other on one shop. */
let field: Field;
beforeAll(async () => {
  field = await openField();
});
afterAll(() => field.stop());

test.for(Object.entries(parts).filter(([, { short }]) => short > 0))(
  'nothing is lost by %s',
  async ([, { run, short }], { skip }) => {
    const { losses, measured } = await run(field, short).catch((error: unknown) => {
      if (error instanceof NotTried) skip(error.message);
      throw error;
    });
    const lost = Object.entries(losses).filter(([, count]) => count !== 0);
    expect(lost, measured).toEqual([]);
  },
);
