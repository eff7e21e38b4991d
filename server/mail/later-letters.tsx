import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { isLate } from '#rules/booking/late-arrival.ts';
import { changeableUntil } from '#rules/orders/change-times.ts';
import { stageCosts } from '#rules/orders/fee-steps.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { hasLeft } from '#rules/orders/stages.ts';
import { orderChanges } from '../db/schema/changes.ts';
import { outbox } from '../db/schema/jobs.ts';
import { stops } from '../db/schema/kitchen.ts';
import { documentsOf } from '../services/billing/documents-of.ts';
import { documentsBeside } from '../services/billing/standing-documents.ts';
import { missingNow } from '../services/kitchen/missing/missing-now.ts';
import { handoversOf } from '../services/kitchen/runs/handovers-of.ts';
import { ticksOf } from '../services/ordering/ticks-of.ts';
import { changeRulesNow, feeStagesOf } from '../services/settings/change-rules.ts';
import { appointmentOf } from './appointment.ts';
import { numberedDocument } from './document.ts';
import { attached, framed, type Row, type Write } from './letter.ts';
import { readMailedChange } from './mailed-change.ts';
import {
  ChangeDropped,
  ChangeTooLate,
  changeDroppedSubject,
  changeTooLateSubject,
} from './templates/change-dropped.tsx';
import { ChangeLink, changeLinkSubject } from './templates/change-link.tsx';
import { InvoiceCorrected, invoiceCorrectedSubject } from './templates/invoice-corrected.tsx';
import { OrderChanged, orderChangedSubject } from './templates/order-changed.tsx';
import {
  AlcoholRefused,
  alcoholRefusedSubject,
  OrderDelivered,
  orderDeliveredSubject,
} from './templates/order-delivered.tsx';
import { OrderLate, orderLateSubject } from './templates/order-out.tsx';
import { OrderTomorrow, orderTomorrowSubject } from './templates/order-tomorrow.tsx';
import { isToTell } from './told-arrival.ts';
import { readWaitingChange } from './waiting-change.ts';

const LinkPayload = z.object({ changeId: z.number() });
const DroppedPayload = z.object({ changeId: z.number().nullish(), isByShop: z.boolean().default(false) });
const TooLatePayload = z.object({ amount: z.number().int() });
const CorrectedPayload = z.object({ documents: z.array(z.string()) });
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
    // What it has cost is another sum; when it was to be there stays.
    const appointment = change.reduction > 0 ? [] : await appointmentOf(deps, order);
    const { order: changed } = change;
    const stages = feeStagesOf(await changeRulesNow(deps.db), changed);
    const codes = files.flatMap((file) => (file && file !== 'late' ? [file.code] : []));
    return {
      subject: orderChangedSubject(change),
      attachments: [...documents, ...appointment],
      body: (
        <OrderChanged
          {...framed(deps, order)}
          change={change}
          documents={codes}
          isDocumentLate={files.includes('late')}
          hasCalendar={appointment.length > 0}
          stages={stageCosts(stages, changed.total, deps.now())}
        />
      ),
    };
  },
  'change-link': async (deps, { payload }, order) => {
    const waiting = await readWaitingChange(deps.db, order, LinkPayload.parse(payload).changeId);
    if (!isBinding(order) || !waiting) return null;
    return {
      subject: changeLinkSubject(order),
      body: <ChangeLink {...framed(deps, order)} {...waiting} />,
    };
  },
  'change-dropped': async (deps, { payload }, order) => {
    const { changeId, isByShop } = DroppedPayload.parse(payload);
    const isDropped = changeId == null || (await isDroppedChange(deps.db, order, changeId));
    if (!isBinding(order) || !isDropped) return null;
    return {
      subject: changeDroppedSubject(order),
      body: <ChangeDropped {...framed(deps, order)} isByShop={isByShop} />,
    };
  },
  'change-too-late': async (deps, { payload }, order) => {
    const { amount } = TooLatePayload.parse(payload);
    const body = <ChangeTooLate {...framed(deps, order)} amount={amount} />;
    return { subject: changeTooLateSubject(order), body };
  },
  'invoice-corrected': async (deps, { payload, attempts }, order) => {
    const { documents: codes } = CorrectedPayload.parse(payload);
    const documents = await documentsOf(deps.db, order.id);
    const files = await Promise.all(codes.map((code) => numberedDocument(deps, attempts, order, code)));
    return {
      subject: invoiceCorrectedSubject(order),
      attachments: files.flatMap(attached),
      body: (
        <InvoiceCorrected
          {...framed(deps, order)}
          documents={documents.filter(({ code }) => codes.includes(code))}
          beside={documentsBeside(documents, codes)}
          isDocumentLate={files.includes('late')}
        />
      ),
    };
  },
  'order-delivered': async (deps, _row, order) => {
    if (!isBinding(order) || order.stage !== 'DELIVERED') return null;
    const [handed] = await handoversOf(deps.db, [order.id]);
    const isAlcoholRefused = handed?.isAlcoholRefused ?? false;
    const uncounted = order.fulfilment === 'PICKUP' ? 0 : null;
    const missing = (await missingNow(deps.db, [order], await ticksOf(deps.db, [order.id])))(order);
    const body = (
      <OrderDelivered
        {...framed(deps, order)}
        boardsLeft={handed && !handed.isFromDesk ? handed.boardsLeft : uncounted}
        isAlcoholRefused={isAlcoholRefused}
        missing={order.lines.filter(({ productId }) => missing.includes(String(productId)))}
      />
    );
    return { subject: orderDeliveredSubject(order), body, kept: { isAlcoholRefused } };
  },
  'alcohol-refused': async (deps, _row, order) => {
    if (!isBinding(order) || order.stage !== 'DELIVERED') return null;
    const [handed] = await handoversOf(deps.db, [order.id]);
    if (!handed?.isAlcoholRefused || (await isInThanks(deps.db, order.publicId))) return null;
    const body = <AlcoholRefused {...framed(deps, order)} />;
    return { subject: alcoholRefusedSubject(order), body };
  },
  'order-late': async (deps, { id: mailId }, order) => {
    const [stop] = await deps.db
      .select({ expectedAt: stops.expectedAt })
      .from(stops)
      .where(eq(stops.orderId, order.id));
    const arrival = stop?.expectedAt?.getTime();
    const { publicId, preferDateAndTime, stage } = order;
    if (arrival === undefined || !isBinding(order) || stage === 'DELIVERED') return null;
    if (!isLate(preferDateAndTime, arrival)) return null;
    if (!(await isToTell(deps.db, { publicId, mailId, arrival }))) return null;
    const body = <OrderLate {...framed(deps, order)} expectedAt={arrival} />;
    return { subject: orderLateSubject(order), body, kept: { expectedAt: arrival } };
  },
  'order-tomorrow': async (deps, { payload }, order) => {
    const { day } = TomorrowPayload.parse(payload);
    const { preferDateAndTime, stage, total } = order;
    const now = deps.now();
    const isTomorrow = preferDateAndTime?.slice(0, 10) === day && day === addDays(berlinDay(now), 1);
    if (!isBinding(order) || !isTomorrow || hasLeft(stage)) return null;
    const rules = await changeRulesNow(deps.db);
    const until = changeableUntil(preferDateAndTime, rules.changeHours);
    const stages = feeStagesOf(rules, order);
    const body = (
      <OrderTomorrow
        {...framed(deps, order)}
        until={until !== null && now <= until ? until : null}
        stages={stageCosts(stages, total, now)}
      />
    );
    return { subject: orderTomorrowSubject(order), body };
  },
};

/** Whether the thanks for an order say which alcohol was not handed over; those that are being sent are waited for. */
async function isInThanks(db: Parameters<Write>[0]['db'], publicId: string): Promise<boolean> {
  const [thanks] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.key, `order-delivered:${publicId}`), isNull(outbox.failedAt)))
    .for('share');
  return thanks !== undefined && (thanks.sentAt === null || thanks.payload?.isAlcoholRefused === true);
}

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
