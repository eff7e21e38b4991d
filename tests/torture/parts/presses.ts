import { call, newCustomer } from '../support/customers.ts';
import type { Part } from '../support/part.ts';

const atOnce = 50;

/** The order button pressed fifty times at once: one order, one page to pay at. */
export const presses: Part = async (field, amount) => {
  let refused = 0;
  let doubled = 0;
  for (let round = 0; round < amount; round++) {
    const { id, token } = await newCustomer(field);
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () =>
        call(field, 'POST', '/v1/product-orders/create-checkout-session', {
          token,
          body: { productQuantities: { '101': 2 }, fulfilment: 'PICKUP' },
        }),
      ),
    );
    refused += answers.filter((answer) => answer?.status !== 200).length;
    const [row] = await field.query<{ n: number }>(
      'select count(*)::int as n from product_orders where customer_id = $1',
      [id],
    );
    if (row?.n !== 1 || new Set(answers.map((answer) => answer?.text)).size !== 1) doubled++;
  }
  return {
    faults: `${amount} times ${atOnce} presses at once`,
    losses: { 'orders or pages too many': doubled, 'presses without an answer': refused },
    late: {},
    measured: '',
  };
};
