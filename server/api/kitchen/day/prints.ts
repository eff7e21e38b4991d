import {
  getSheetState,
  listOldSheets,
  markSheetSeen,
  printSheet,
  type SheetState,
} from '#contract/kitchen/day/prints.ts';
import { orderName } from '#rules/orders/who-ordered.ts';
import { isDeclaredAnew, type SheetLine } from '#rules/orders/work/sheet-changes.ts';
import type { Deps } from '../../../deps.ts';
import * as printing from '../../../services/kitchen/paper/print-sheet.ts';
import * as sheets from '../../../services/kitchen/paper/sheet-state.ts';
import { clientOf } from '../../caller.ts';
import { newRoutes } from '../../routes.ts';
import { seconds } from '../present.ts';

export function printRoutes(deps: Deps) {
  return newRoutes()
    .openapi(printSheet, async (c) => {
      const { kind, day, scope } = c.req.valid('json');
      const { token, version, printedAt } = await printing.printSheet(deps, c.get('staff'), {
        kind,
        day,
        ...scope,
      });
      const url = `${deps.config.KITCHEN_URL}/kitchen/s/${token}`;
      return c.json({ url, version, printedAt: seconds(printedAt) }, 201);
    })
    .openapi(getSheetState, async (c) => {
      const { token } = c.req.valid('param');
      const now = await sheets.sheetNow(deps, { token, client: clientOf(deps, c) });
      const sheet = sheets.maySeeSheet(deps, c.get('staff'), now) ? presentSheet(now) : undefined;
      const changed = now.changes.length;
      return c.json({ isValid: changed === 0, changed, ...(sheet && { sheet }) }, 200);
    })
    .openapi(markSheetSeen, async (c) => {
      const { contentVersion } = c.req.valid('json');
      await sheets.markSheetSeen(deps, c.get('staff'), {
        id: Number(c.req.valid('param').id),
        contentVersion,
      });
      return c.body(null, 204);
    })
    .openapi(listOldSheets, async (c) => {
      const old = await sheets.oldSheets(deps, c.get('staff'), c.req.valid('param').day);
      return c.json(
        old.map(({ print: { id, kind, scope, printedAt }, changed, contentVersion }) => ({
          id,
          kind,
          sellerId: scope.sellerId ?? null,
          printedAt: seconds(printedAt),
          changed,
          contentVersion,
        })),
        200,
      );
    });
}

function presentSheet({
  print,
  version,
  changes,
  isSeen,
  contentVersion,
}: sheets.SheetNow): NonNullable<SheetState['sheet']> {
  const { id, kind, day, scope, printedAt, content } = print;
  return {
    id,
    kind,
    day,
    sellerId: scope.sellerId ?? null,
    printedAt: seconds(printedAt),
    version,
    lines: Object.keys(content).length,
    isSeen,
    contentVersion,
    changes: changes.map(({ publicId, order, was, now }) => ({
      publicProductOrderId: publicId,
      customer: order ? orderName(order.customer) : '',
      isCanceled: sheets.isGone(order),
      was: was && presentLine(was),
      now: now && presentLine(now),
      isDeclaredAnew: isDeclaredAnew({ was, now }),
    })),
  };
}

function presentLine({ bon, time, name, quantity, startBy, wish }: SheetLine) {
  return { bon, time, name, quantity, startBy, isWish: wish !== null };
}
