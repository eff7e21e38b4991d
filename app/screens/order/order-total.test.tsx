import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examples } from '#contract/shop/examples.ts';
import { type LinkedOrder, LinkedOrderSchema } from '#contract/shop/order-link.ts';
import { OrderTotal } from './order-total.tsx';

const order = {
  ...LinkedOrderSchema.parse(examples.LinkedOrder),
  status: 'PAID',
  priceSum: 271,
  discountCodeName: null,
};
const shown = (different: Partial<LinkedOrder>) =>
  renderToStaticMarkup(<OrderTotal order={{ ...order, ...different }} locale="en" />).replaceAll(
    '\u00a0',
    ' ',
  );

test('a price that was paid is said to be paid', () => {
  expect(shown({ fees: 0 })).toContain('<span>Paid, incl. VAT</span><b class="num">€271.00</b>');
});

test('a price beside which a fee was kept is not said to be all that was paid', () => {
  const refund = { amount: 22.5, state: 'DONE' as const, missing: 0 };
  const text = shown({ fees: 22.5, refund });
  expect(text).toContain('<span>Total incl. VAT</span><b class="num">€271.00</b>');
  expect(text).toContain('Kept besides for what was taken out: €22.50.');
  expect(text).not.toContain('Paid');
});
