import { Clock, type LucideIcon, MapPin, MessageSquareText, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { CostRange } from '#rules/booking/delivery-cost.ts';
import type { Cents } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import { DeliveryCost } from './delivery-cost.tsx';
import { DepositNote } from './deposit-note.tsx';
import { OrderTotal } from './order-summary-total.tsx';

/** What is ordered and what it costs; amounts in cents. */
export interface OrderSummaryData {
  readonly lines: readonly { productId: number; name: string; quantity: number; total: Cents }[];
  readonly discount: { code: string; amount: Cents } | null;
  readonly total: Cents;
  /** Paid at hand-over, besides the total. */
  readonly deposit: Cents;
}

/** Items, discount, delivery, total with VAT, place and time: what has to stand directly above an order button. */
export function OrderSummary({
  order: { lines, discount, total, deposit },
  place,
  when,
  invoice,
  wish = '',
  delivery,
}: {
  order: OrderSummaryData;
  place: { label: string; text: ReactNode };
  when: { label: string; text: string };
  /** What its delivery costs; null for a pickup, or where there is none. */
  delivery: Cents | CostRange | null;
  /** Whom the invoice goes to, where it is another than who orders; its label is seen: it could be who gets the delivery. */
  invoice?: { label: string; text: ReactNode } | undefined;
  /** What the customer wants us to know. */
  wish?: string;
}) {
  const money = (cents: Cents) => formatMoney(cents, getLocale());
  return (
    <>
      <ul className="grid gap-2.5">
        {lines.map((line) => (
          <li key={line.productId} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">{m.orders_item(line)}</span>
            <span className="num">{money(line.total)}</span>
          </li>
        ))}
        {discount ? (
          <li className="flex items-baseline justify-between gap-4 text-dill-ink">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {m.delivery_summary_discount({ code: discount.code })}
            </span>
            <span className="num">−{money(discount.amount)}</span>
          </li>
        ) : null}
      </ul>
      <DeliveryCost cost={delivery} />
      <OrderTotal label={m.cart_total()} amount={money(total)} />
      <DepositNote deposit={deposit} />
      <dl className="-mx-5 mt-4 grid gap-3 bg-mist px-5 py-4 md:-mx-9 md:px-9">
        <Fact Icon={MapPin} {...place} />
        <Fact Icon={Clock} label={when.label} text={<b className="font-medium">{when.text}</b>} />
        {invoice ? <Fact Icon={ReceiptText} {...invoice} isSeen /> : null}
        {wish ? <Fact Icon={MessageSquareText} label={m.delivery_summary_wish()} text={wish} /> : null}
      </dl>
    </>
  );
}

/** One fact of an order; its label is heard, its picture seen, and where `isSeen` the label too. */
function Fact({
  Icon,
  label,
  text,
  isSeen = false,
}: {
  Icon: LucideIcon;
  label: string;
  text: ReactNode;
  isSeen?: boolean;
}) {
  return (
    <div className="flex gap-3">
      <dt className="flex gap-3 whitespace-nowrap">
        <Icon size={22} />
        {isSeen ? `${label}: ` : <span className="sr-only">{label}</span>}
      </dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{text}</dd>
    </div>
  );
}
