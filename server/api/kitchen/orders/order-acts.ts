import {
  addOrderNote,
  cancelKitchenOrder,
  listOrderSlots,
  moveOrderTime,
  writeToCustomer,
} from '#contract/kitchen/orders/order-acts.ts';
import {
  changeKitchenOrder,
  dropKitchenChange,
  quoteKitchenCancel,
  quoteKitchenChange,
} from '#contract/kitchen/orders/order-changes.ts';
import { bookTransfer, markRefunded } from '#contract/kitchen/orders/order-money.ts';
import { reducePrice } from '#contract/kitchen/orders/price-reduction.ts';
import { correctRecipient } from '#contract/kitchen/orders/recipient.ts';
import { centsOf, euroOf } from '#rules/money/money.ts';
import type { Deps } from '../../../deps.ts';
import * as transfers from '../../../services/kitchen/book-transfer.ts';
import { cancelAsStaff } from '../../../services/kitchen/changes/cancel-as-staff.ts';
import { changeAsStaff, dropChangeAsStaff } from '../../../services/kitchen/changes/change-as-staff.ts';
import { quoteCancelAsStaff, quoteChangeAsStaff } from '../../../services/kitchen/changes/quote-changes.ts';
import * as reductions from '../../../services/kitchen/changes/reduce-price.ts';
import * as refunded from '../../../services/kitchen/mark-refunded.ts';
import { moveTime } from '../../../services/kitchen/move-time.ts';
import { addNote } from '../../../services/kitchen/notes/add-note.ts';
import * as recipients from '../../../services/kitchen/recipient/correct-recipient.ts';
import { slotsOfOrder } from '../../../services/kitchen/slots-of-order.ts';
import * as writing from '../../../services/kitchen/write-to-customer.ts';
import { withPatience } from '../../../services/payments/ask-provider.ts';
import {
  presentChangeMade,
  presentChangeQuote,
  presentKitchenCancelQuote,
  wishedOf,
} from '../../present-changes.ts';
import { newRoutes } from '../../routes.ts';
import { presentEffects } from './present-effects.ts';

export function orderActRoutes(deps: Deps) {
  return newRoutes()
    .openapi(addOrderNote, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      await addNote(deps, c.get('staff'), { publicId, ...c.req.valid('json') });
      return c.body(null, 204);
    })
    .openapi(moveOrderTime, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      const { from, ...wanted } = c.req.valid('json');
      const move = { publicId, ...wanted, from: from?.slice(0, 16) ?? from };
      const { bon } = await moveTime(deps, c.get('staff'), move);
      return c.json({ day: wanted.day, time: wanted.time, bon }, 200);
    })
    .openapi(listOrderSlots, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      const { day } = c.req.valid('query');
      return c.json(await slotsOfOrder(deps, c.get('staff'), { publicId, day }), 200);
    })
    .openapi(quoteKitchenChange, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      const wished = wishedOf(c.req.valid('json'));
      const { quote, effects } = await quoteChangeAsStaff(deps, c.get('staff'), { publicId, wished });
      const { stepPercent } = quote;
      return c.json({ ...presentChangeQuote(quote), stepPercent, effects: presentEffects(effects) }, 200);
    })
    .openapi(quoteKitchenCancel, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      return c.json(presentKitchenCancelQuote(await quoteCancelAsStaff(deps, c.get('staff'), publicId)), 200);
    })
    .openapi(changeKitchenOrder, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      const { version, difference, reason, ...wish } = c.req.valid('json');
      const wished = wishedOf(wish);
      const asked = { publicId, wished, version, difference: centsOf(difference), reason };
      return c.json(presentChangeMade(await withPatience(changeAsStaff(deps, c.get('staff'), asked))), 200);
    })
    .openapi(dropKitchenChange, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      await withPatience(dropChangeAsStaff(deps, c.get('staff'), publicId));
      return c.body(null, 204);
    })
    .openapi(cancelKitchenOrder, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      const { reason, fee = 0, from } = c.req.valid('json');
      const canceled = cancelAsStaff(deps, c.get('staff'), { publicId, reason, fee: centsOf(fee), from });
      return c.json({ refund: euroOf(await withPatience(canceled, 'CancellationUnderWay')) }, 200);
    })
    .openapi(reducePrice, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      const { amount, ...reduction } = c.req.valid('json');
      const asked = { publicId, ...reduction, amount: centsOf(amount) };
      await withPatience(reductions.reducePrice(deps, c.get('staff'), asked));
      return c.body(null, 204);
    })
    .openapi(bookTransfer, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      const { amount, ...transfer } = c.req.valid('json');
      const booked = { publicId, ...transfer, amount: centsOf(amount) };
      await withPatience(transfers.bookTransfer(deps, c.get('staff'), booked));
      return c.body(null, 204);
    })
    .openapi(markRefunded, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      const { amount, sentOn } = c.req.valid('json') ?? {};
      const sent = amount === undefined ? undefined : centsOf(amount);
      await refunded.markRefunded(deps, c.get('staff'), { publicId, sent, sentOn });
      return c.body(null, 204);
    })
    .openapi(correctRecipient, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      await recipients.correctRecipient(deps, c.get('staff'), { publicId, ...c.req.valid('json') });
      return c.body(null, 204);
    })
    .openapi(writeToCustomer, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      await writing.writeToCustomer(deps, c.get('staff'), { publicId, ...c.req.valid('json') });
      return c.body(null, 204);
    });
}
