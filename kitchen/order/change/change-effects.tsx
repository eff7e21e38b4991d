import clsx from 'clsx/lite';
import { FileText, Mail, PackageOpen, Printer, ReceiptText, TriangleAlert, Undo2 } from 'lucide-react';
import type { KitchenChangeQuote } from '#contract/kitchen/orders/order-changes.ts';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { isLateToBegin } from '#rules/orders/work/ready-by.ts';
import { listed, numberText, shortTime } from '../../parts/words.ts';
import { useKitchens } from '../../shell/use-signed-in.ts';
import { sheetName } from '../../still-valid/sheet-name.ts';
import { Follows } from '../dialogs/time-follows.tsx';
import { dishName, whenText, whoText } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';
import { lostWork } from './lost-work.ts';

type Effects = KitchenChangeQuote['effects'];

/** What a change means to the kitchens, to paper, and to the customer. */
export function ChangeEffects({ order, quote }: { order: ShownDetails; quote: KitchenChangeQuote }) {
  const kitchens = useKitchens();
  const { slot, day } = quote.effects;
  const time = shortTime(quote.preferDateAndTime?.slice(11, 16) ?? '');
  return (
    <>
      {day ? <h3>{m.items_kitchens()}</h3> : null}
      {slot.map(({ sellerId, ...load }) => {
        const kitchen = kitchens.find(({ id }) => id === sellerId);
        const label = m.items_load_at({ kitchen: kitchen?.short ?? m.order_other_seller(), time });
        return <Load key={sellerId} label={label} kitchen={kitchen?.color ?? 3} {...load} />;
      })}
      {day ? <Load label={m.items_load_day()} kitchen={null} {...day} /> : null}
      <ChangeFollows order={order} quote={quote} />
    </>
  );
}

/** What follows from a change beside its price: for paper, money, documents, and who hears of it. */
export function ChangeFollows({ order, quote }: { order: ShownDetails; quote: KitchenChangeQuote }) {
  const { difference, fee, total, before, effects, changes } = quote;
  const { sheets } = effects;
  const late = lateOf(quote);
  const { open, toPack, gone } = lostWork(order.items, changes);
  const transfer = order.money?.transfer;
  return (
    <ul className="slip-follows">
      {sheets.length > 0 ? (
        <Follows icon={<Printer size={24} />}>
          <b>{m.items_sheets_old({ count: sheets.length })}</b> {sheetsText(sheets)}
        </Follows>
      ) : null}
      {late.length > 0 ? (
        <Follows isBad icon={<TriangleAlert size={24} />}>
          {m.late_to_begin({ dishes: listed(late) })}
        </Follows>
      ) : null}
      {open.length > 0 ? (
        <Follows isBad icon={<TriangleAlert size={24} />}>
          {m.items_reopened({ dishes: listed(open.map(dishName)) })}
        </Follows>
      ) : null}
      {toPack.length > 0 ? (
        <Follows isBad icon={<PackageOpen size={24} />}>
          {m.items_to_pack_again({ dishes: listed(toPack.map(dishName)) })}
        </Follows>
      ) : null}
      {gone.length > 0 ? (
        <Follows isBad icon={<PackageOpen size={24} />}>
          {m.items_gone({ dishes: listed(gone.map(dishName)) })}
        </Follows>
      ) : null}
      {order.stage === 'READY' && changes.length > 0 ? (
        <Follows isBad icon={<PackageOpen size={24} />}>
          {m.items_unpacked()}
        </Follows>
      ) : null}
      {difference < 0 ? (
        <Follows isBad={transfer != null} icon={<Undo2 size={24} />}>
          {transfer ? m.items_back_by_hand() : m.items_goes_back()}
        </Follows>
      ) : null}
      {total === before.total ? null : (
        <Follows icon={<FileText size={24} />}>
          {total > before.total ? m.items_document_more() : m.items_document_less()}
        </Follows>
      )}
      {fee > 0 ? <Follows icon={<ReceiptText size={24} />}>{m.items_document_fee()}</Follows> : null}
      <Follows icon={<Mail size={24} />}>
        {difference > 0
          ? m.items_mail_link({ name: whoText(order) })
          : m.items_mail({ name: whoText(order) })}
      </Follows>
    </ul>
  );
}

/** Portions now and then as a bar of what can be made, what is new of it hatched. */
function Load({
  label,
  kitchen,
  portions,
  after,
  most,
}: {
  label: string;
  /** The number of its wall; null for all of them. */
  kitchen: number | null;
  portions: number;
  after: number;
  most: number;
}) {
  const share = (amount: number) => `${most > 0 ? Math.min(100, (amount / most) * 100) : 0}%`;
  const stays = Math.min(portions, after);
  return (
    <div className={clsx('items-load', kitchen !== null && `of-kitchen-${kitchen}`)}>
      <p>
        <span>{label}</span>
        <span>
          {after === portions
            ? m.items_load_stays({ portions, most: numberText(most) })
            : m.items_load_changes({ before: portions, after, most: numberText(most) })}
        </span>
      </p>
      <div aria-hidden="true">
        <i style={{ width: share(stays) }} />
        <i
          className={after > portions ? 'more' : 'less'}
          style={{ width: share(Math.abs(after - portions)) }}
        />
      </div>
    </div>
  );
}

function sheetsText(sheets: Effects['sheets']): string {
  const names = [...new Set(sheets.map(({ kind }) => sheetName({ kind })))];
  const last = Math.max(...sheets.map(({ printedAt }) => printedAt));
  return m.items_sheets_which({ sheets: listed(names), when: whenText(last) });
}

/** Dishes that are more and should have been begun already. */
function lateOf({ effects: { starts }, changes, preferDateAndTime }: KitchenChangeQuote): string[] {
  const now = berlinClock(Date.now());
  const day = preferDateAndTime?.slice(0, 10) ?? '';
  return changes
    .filter(({ from, to }) => to > from)
    .flatMap(({ productId, name }) => {
      const start = starts.find((each) => each.productId === productId);
      if (!start?.startBy) return [];
      return isLateToBegin({ ...start, startBy: start.startBy, day }, now) ? [dishName(name)] : [];
    });
}
