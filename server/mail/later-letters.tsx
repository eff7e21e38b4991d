import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { changeableUntil } from '#rules/orders/change-times.ts';
import { feeOn, feeStages, stageAt } from '#rules/orders/fee-steps.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { isForward } from '#rules/orders/stages.ts';
import { orderChanges } from '../db/schema/changes.ts';
import { handovers } from '../db/schema/kitchen.ts';
import { orderCalendar } from '../services/customers/linked-calendar.ts';
import { changeRulesNow } from '../services/settings/change-rules.ts';
import { numberedDocument } from './document.ts';
import { attached, framed, type Row, type Write } from './letter.ts';
import { readMailedChange } from './mailed-change.ts';
import { ChangeDropped, changeDroppedSubject } from './templates/change-dropped.tsx';
import { OrderChanged, orderChangedSubject } from './templates/order-changed.tsx';
import { OrderDelivered, orderDeliveredSubject } from './templates/order-delivered.tsx';
import { OrderTomorrow, orderTomorrowSubject } from './templates/order-tomorrow.tsx';

const DroppedPayload = z.object({ changeId: z.number().nullish() });
const TomorrowPayload = z.object({ day: z.string() });

/** The e-mails about what becomes of an order once it is paid. */
export const laterLetters: Partial<Record<Row['kind'], Write>> = {
  'order-changed': async (deps, { payload, attempts }, order) => {
    if (!isBinding(order)) return null;
    const change = await readMailedChange(deps.db, order, payload);
    const files = await Promise.all(
      change.documents.map(({ code }) => numberedDocument(deps, attempts, order, code)),
    );
    const documents = files.flatMap(attached);
    const calendar = await orderCalendar(deps, order, order.locale);
    const appointment = calendar && {
      filename: calendar.filename,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: Buffer.from(calendar.file),
    };
    const codes = files.flatMap((file) => (file && file !== 'late' ? [file.code] : []));
    return {
      subject: orderChangedSubject(order),
      attachments: [...documents, ...(appointment ? [appointment] : [])],
      body: (
        <OrderChanged
          {...framed(deps, order)}
          change={change}
          documents={codes}
          isDocumentLate={files.includes('late')}
          hasCalendar={appointment !== null}
        />
      ),
    };
  },
  'change-dropped': async (deps, { payload }, order) => {
    const { changeId } = DroppedPayload.parse(payload);
    const isDropped = changeId == null || (await isDroppedChange(deps.db, order, changeId));
    if (!isBinding(order) || !isDropped) return null;
    return { subject: changeDroppedSubject(order), body: <ChangeDropped {...framed(deps, order)} /> };
  },
  'order-delivered': async (deps, _row, order) => {
    if (!isBinding(order) || order.stage !== 'DELIVERED') return null;
    const [handed] = await deps.db
      .select({ boardsLeft: handovers.boardsLeft })
      .from(handovers)
      .where(eq(handovers.orderId, order.id));
    const counted = order.fulfilment === 'PICKUP' ? 0 : null;
    const body = <OrderDelivered {...framed(deps, order)} boardsLeft={handed?.boardsLeft ?? counted} />;
    return { subject: orderDeliveredSubject(order), body };
  },
  'order-tomorrow': async (deps, { payload }, order) => {
    const { day } = TomorrowPayload.parse(payload);
    const { preferDateAndTime, stage, feeFloor, total } = order;
    const now = deps.now();
    const isTomorrow = preferDateAndTime?.slice(0, 10) === day && day === addDays(berlinDay(now), 1);
    if (!isBinding(order) || !isTomorrow || isForward('READY', stage)) return null;
    const { feeSteps, changeHours } = await changeRulesNow(deps.db);
    const until = changeableUntil(preferDateAndTime, changeHours);
    const stages = feeStages(feeSteps, preferDateAndTime, feeFloor);
    const coming = stages.slice(stages.indexOf(stageAt(stages, now)));
    const body = (
      <OrderTomorrow
        {...framed(deps, order)}
        until={until !== null && now <= until ? until : null}
        stages={coming.map((each) => ({ ...each, fee: feeOn(total, each.percent) }))}
      />
    );
    return { subject: orderTomorrowSubject(order), body };
  },
};

/** Whether a change was given up, and nothing has made the order another one since. */
async function isDroppedChange(
  db: Parameters<Write>[0]['db'],
  { id, version }: { id: number; version: number },
  changeId: number,
): Promise<boolean> {
  const [change] = await db
    .select({ state: orderChanges.state, baseVersion: orderChanges.baseVersion })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, id), eq(orderChanges.id, changeId)));
  return change?.state === 'DROPPED' && change.baseVersion === version;
}
