import {
  addOrderNote,
  cancelKitchenOrder,
  moveOrderTime,
  writeToCustomer,
} from '#contract/kitchen/order-acts.ts';
import { euroOf } from '#rules/money/money.ts';
import type { Deps } from '../../deps.ts';
import { addNote } from '../../services/kitchen/add-note.ts';
import { cancelAsStaff } from '../../services/kitchen/cancel-as-staff.ts';
import { moveTime } from '../../services/kitchen/move-time.ts';
import * as writing from '../../services/kitchen/write-to-customer.ts';
import { withPatience } from '../../services/payments/ask-provider.ts';
import { newRoutes } from '../routes.ts';

export function orderActRoutes(deps: Deps) {
  return newRoutes()
    .openapi(addOrderNote, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      await addNote(deps, c.get('staff'), { publicId, ...c.req.valid('json') });
      return c.body(null, 204);
    })
    .openapi(moveOrderTime, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      const { day, time, from } = c.req.valid('json');
      const move = { publicId, day, time, from: from?.slice(0, 16) ?? from };
      const { bon } = await moveTime(deps, c.get('staff'), move);
      return c.json({ day, time, bon }, 200);
    })
    .openapi(cancelKitchenOrder, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      const canceled = cancelAsStaff(deps, c.get('staff'), { publicId, ...c.req.valid('json') });
      return c.json({ refund: euroOf(await withPatience(canceled, 'CancellationUnderWay')) }, 200);
    })
    .openapi(writeToCustomer, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      await writing.writeToCustomer(deps, c.get('staff'), { publicId, ...c.req.valid('json') });
      return c.body(null, 204);
    });
}
