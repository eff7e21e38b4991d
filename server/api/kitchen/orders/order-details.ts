import { getKitchenDocument, getKitchenOrder } from '#contract/kitchen/orders/order-details.ts';
import type { Deps } from '../../../deps.ts';
import { orderDetails } from '../../../services/kitchen/order-details.ts';
import { orderDocument } from '../../../services/kitchen/order-document.ts';
import { answerPdf } from '../../answer-pdf.ts';
import { newRoutes } from '../../routes.ts';
import { presentOrderDetails } from './present-details.ts';

export function orderDetailsRoutes(deps: Deps) {
  return newRoutes()
    .openapi(getKitchenOrder, async (c) => {
      const actor = c.get('staff');
      const details = await orderDetails(deps, actor, c.req.valid('param').publicProductOrderId);
      return c.json(presentOrderDetails(details, actor.role), 200);
    })
    .openapi(getKitchenDocument, async (c) => {
      const { publicProductOrderId: publicId, code } = c.req.valid('param');
      return answerPdf(c, await orderDocument(deps, c.get('staff'), { publicId, code }));
    });
}
