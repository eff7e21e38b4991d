import {
  BadgePercent,
  Link as Chain,
  ChevronRight,
  Clock,
  FilePen,
  FileText,
  Landmark,
  type LucideIcon,
  Mail,
  MapPin,
  Pencil,
  Phone,
  ReceiptText,
  StickyNote,
  Tags,
  Undo2,
} from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { isOffice, type Role } from '#rules/access/role.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import { isHere } from '../stages/is-here.ts';
import { NextStep } from './next-step.tsx';
import { recipientTitle } from './recipient/recipient-words.ts';
import { replacedBy } from './replaced-by.ts';
import type { ShownDetails } from './shown-order.ts';
import { UndoStrip } from './undo-strip.tsx';

/** What can be done with an order beside moving it on; each is a dialog. */
export const acts = [
  'link',
  'transfer',
  'refunded',
  'items',
  'time',
  'place',
  'recipient',
  'reduce',
  'write',
  'note',
  'cancel',
] as const;
export type Act = (typeof acts)[number];

const icons: Record<Act, LucideIcon> = {
  link: Chain,
  transfer: Landmark,
  refunded: Landmark,
  items: Pencil,
  place: MapPin,
  recipient: FilePen,
  reduce: BadgePercent,
  time: Clock,
  write: Mail,
  note: StickyNote,
  cancel: Undo2,
};

const words: Record<Act, (order: ShownDetails) => string> = {
  link: m.order_link,
  transfer: m.order_transfer,
  refunded: m.order_refunded,
  items: m.order_items,
  place: m.place_title,
  recipient: recipientTitle,
  reduce: m.order_reduce,
  time: ({ time }) => (time === null ? m.order_set_time() : m.order_move()),
  write: m.order_write,
  note: m.order_add_note,
  cancel: m.order_cancel,
};

/** What of it somebody may do with an order as it stands. */
export function actsFor(order: ShownDetails, role: Role): readonly Act[] {
  if (!isOffice(role)) return ['note'];
  const { state, money, isByTelephone } = order;
  const isToBePaid = money?.paidAt === null && replacedBy(order) === null;
  const isPossible: Record<Act, boolean> = {
    link: isByTelephone && isToBePaid && (state === 'UNPAID' || state === 'CANCELED'),
    transfer: isToBePaid,
    refunded: money?.needsHand ?? false,
    items: isHere(order),
    place: isHere(order),
    recipient: Boolean(money?.recipient),
    reduce: (money?.mostReduction ?? 0) > 0,
    time: isHere(order),
    write: true,
    note: true,
    cancel: state === 'BINDING' || state === 'UNPAID',
  };
  return acts.filter((act) => isPossible[act]);
}

interface Props {
  readonly order: ShownDetails;
  readonly acts: readonly Act[];
  readonly onAct: (act: Act) => void;
}

/** The papers of an order, of a canceled one none; the delivery note is for who may know the address. */
function papersOf({ publicProductOrderId: id, contact, state }: ShownDetails) {
  if (state === 'CANCELED') return [];
  return [
    { to: `/slip/${id}`, label: m.slip_title(), icon: ReceiptText },
    ...(contact ? [{ to: `/delivery-note/${id}`, label: m.note_title(), icon: FileText }] : []),
    { to: `/labels/${id}`, label: m.labels_title(), icon: Tags },
  ];
}

/** Where an order by telephone is changed that nobody has paid yet: it is taken anew, in its own place. */
function changesOf({ publicProductOrderId: id, state }: ShownDetails, own: readonly Act[]) {
  const isOpen = state === 'UNPAID' && own.includes('link');
  return isOpen ? [{ to: `/telephone-order?instead=${id}`, label: m.order_anew(), icon: Pencil }] : [];
}

/** What stands at the foot; what is about the place or the documents stands beside them. */
const atFoot = (own: readonly Act[]) => own.filter((act) => act !== 'place' && act !== 'recipient');

/** At the foot of an order: what can be done with it, and the next step; for ten seconds after a step the way back. */
export function Dock({ order, acts: own, onAct }: Props) {
  const papers = papersOf(order);
  return (
    <div className="o-dock">
      <UndoStrip order={order} />
      <DoubleLine />
      <div>
        {papers.map((way) => (
          <WayTo key={way.to} {...way} />
        ))}
        {papers.length > 0 ? <span className="o-gap" /> : null}
        {changesOf(order, own).map((way) => (
          <WayTo key={way.to} {...way} />
        ))}
        {atFoot(own).map((act) => (
          <ActButton key={act} act={act} order={order} onAct={onAct} />
        ))}
        {order.contact?.phone ? (
          <a
            className="o-call"
            href={`tel:${order.contact.phone}`}
            aria-label={m.order_ring({ name: order.contact.name || order.name })}
          >
            <Phone size={26} />
          </a>
        ) : null}
        <NextStep order={order} />
      </div>
    </div>
  );
}

function WayTo({ to, label, icon: Icon }: ReturnType<typeof papersOf>[number]) {
  return (
    <Link className="o-act" to={to}>
      <Icon size={22} />
      {label}
    </Link>
  );
}

function ActButton({ act, order, onAct }: Omit<Props, 'acts'> & { act: Act }) {
  const Icon = icons[act];
  return (
    <button type="button" className={act === 'cancel' ? 'o-act danger' : 'o-act'} onClick={() => onAct(act)}>
      <Icon size={22} />
      {words[act](order)}
    </button>
  );
}

/** On a phone the same as a list, where the foot has room for the next step alone. */
export function ActList({ order, acts: own, onAct }: Props) {
  return (
    <section className="paper o-box o-acts">
      <h2>{m.order_acts()}</h2>
      {[...papersOf(order), ...changesOf(order, own)].map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to}>
          <Icon size={24} />
          {label}
          <ChevronRight size={22} />
        </Link>
      ))}
      {atFoot(own).map((act) => {
        const Icon = icons[act];
        return (
          <button
            key={act}
            type="button"
            className={act === 'cancel' ? 'danger' : undefined}
            onClick={() => onAct(act)}
          >
            <Icon size={24} />
            {words[act](order)}
            <ChevronRight size={22} />
          </button>
        );
      })}
    </section>
  );
}
