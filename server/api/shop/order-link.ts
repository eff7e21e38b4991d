import { etag } from 'hono/etag';
import { linkedCalendar, linkedDocument, linkedOrder } from '#contract/shop/order-link.ts';
import type { Deps } from '../../deps.ts';
import * as calendar from '../../services/customers/linked-calendar.ts';
import * as linked from '../../services/customers/linked-order.ts';
import { answerPdf } from '../answer-pdf.ts';
import { linkCallerOf, localeOf } from '../caller.ts';
import { newRoutes } from '../routes.ts';
import { presentLinkedOrder } from './present.ts';

export function orderLinkRoutes(deps: Deps) {
  const app = newRoutes();
  app.use(linkedOrder.path, etag());
  return app
    .openapi(linkedOrder, async (c) => {
      return c.json(presentLinkedOrder(await linked.seeLinkedOrder(deps, linkCallerOf(deps, c))), 200);
    })
    .openapi(linkedDocument, async (c) => {
      const { code } = c.req.valid('param');
      return answerPdf(c, await linked.linkedDocument(deps, linkCallerOf(deps, c), code));
    })
    .openapi(linkedCalendar, async (c) => {
      const { filename, file } = await calendar.linkedCalendar(deps, linkCallerOf(deps, c), localeOf(c));
      return c.body(file, 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${filename}"`,
      });
    });
}
