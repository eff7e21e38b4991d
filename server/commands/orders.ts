import { berlinClock, isDay } from '#rules/booking/berlin-time.ts';
import { lineTotal } from '#rules/money/money.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { orderName } from '#rules/orders/who-ordered.ts';
import { formatMoney } from '#rules/text/format.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { system } from '../access/actor.ts';
import { orderByNumber, ordersOfDay } from '../services/kitchen/orders-of-day.ts';
import { isPaymentUnderWay, type Order } from '../services/ordering/find-order.ts';
import { cancelWithRefund } from '../services/payments/cancel-order.ts';
import { cancelUnpaid } from '../services/payments/cancel-unpaid.ts';
import { closeRefundByHand } from '../services/payments/refund-order.ts';
import { type Command, option, Refusal, UsageError, word } from './command.ts';
import { pairs, table } from './text-table.ts';

const list: Command = {
  usage: 'orders list --day <YYYY-MM-DD>',
  about: 'show what is due on a day, by time, and then what is paid but has no time yet',
  async run(context) {
    const day = option(context, 'day');
    if (!day || !isDay(day)) throw new UsageError('--day is a day such as 2027-01-31');
    const orders = await ordersOfDay(context.deps, day);
    const rows = orders.map((order) => [
      order.preferDateAndTime?.slice(11) ?? 'no time',
      orderNumber(order.publicId),
      order.status,
      order.fulfilment,
      whoOf(order),
      order.customer.mobileNumber,
      String(order.lines),
      formatMoney(order.total, 'en'),
    ]);
    const heads = ['time', 'order', 'status', 'how', 'customer', 'phone', 'items', 'total'];
    if (rows.length > 0) context.write(table(heads, rows, [6, 7]));
    const due = orders.filter(({ preferDateAndTime }) => preferDateAndTime);
    const paid = due.filter(isBinding);
    const sum = formatMoney(
      paid.reduce((total, order) => total + order.total, 0),
      'en',
    );
    context.write(`${due.length} orders on ${day}, ${paid.length} of them paid: ${sum}\n`);
    const open = orders.length - due.length;
    if (open > 0) context.write(`${open} more without a time: ask the customer for one\n`);
  },
};

const show: Command = {
  usage: 'orders show <id>',
  about: 'show an order by its number, or the first eight characters of it',
  async run(context) {
    const order = await orderByNumber(context.deps, word(context, 0, 'the order id'));
    const { customer, address } = order;
    context.write(
      pairs([
        ['order', order.publicId],
        ['status', isPaymentUnderWay(order) ? 'PENDING, its payment is under way' : order.status],
        ['placed', instantText(order.createdAt)],
        ['due', order.preferDateAndTime?.replace('T', ' ') ?? 'no time agreed'],
        ['how', order.fulfilment],
        ['customer', [orderName(customer), customer.email, customer.mobileNumber].filter(Boolean).join(', ')],
        [
          'address',
          address
            ? `${address.streetName} ${address.houseNumber}, ${address.postalCode} ${address.city}`
            : '',
        ],
        ['instructions', order.deliveryInstruction ?? ''],
        ['documents', order.documents.join(', ')],
        ['refund', refundText(order.refund)],
        ...order.movements.map(({ kind, amount, state, status, providerId }): [string, string] => [
          kind === 'DISPUTE' ? 'dispute' : 'money back',
          [formatMoney(-amount, 'en'), status ?? state, providerId].filter(Boolean).join(', '),
        ]),
      ]),
    );
    const rows = order.lines.map((line) => [
      String(line.quantity),
      readLocalizedText(line.name, 'en'),
      formatMoney(lineTotal(line.unitPrice, line.quantity), 'en'),
    ]);
    const discount = order.discount - order.priceReduction;
    if (discount > 0) rows.push(['', `discount ${order.discountCode}`, formatMoney(-discount, 'en')]);
    if (order.priceReduction > 0)
      rows.push(['', 'price reduction', formatMoney(-order.priceReduction, 'en')]);
    rows.push(['', 'total', formatMoney(order.total, 'en')]);
    if (order.deposit > 0) rows.push(['', 'deposit, at hand-over', formatMoney(order.deposit, 'en')]);
    context.write(`\n${table(['pieces', 'item', 'amount'], rows, [0, 2])}`);
  },
};

const cancel: Command = {
  usage: 'orders cancel <id> [--refund] [--dry-run]',
  about: 'cancel an order at any time; a paid one only with --refund, which sends all its money back',
  async run(context) {
    const { deps, options, write } = context;
    const order = await orderByNumber(deps, word(context, 0, 'the order id'));
    const number = orderNumber(order.publicId);
    const amount = formatMoney(order.total - order.refundedOfPrice, 'en');
    if (order.status === 'CANCELED') throw new Refusal(`order ${number} is canceled already`);
    const isPaid = isBinding(order);
    if (isPaid && !options.refund) {
      throw new Refusal(`order ${number} is paid: --refund sends ${amount} back`);
    }
    const what = isPaid ? `order ${number} and refund ${amount}` : `order ${number}, which is not paid`;
    if (options['dry-run']) return write(`would cancel ${what}\n`);
    if (isPaid) await cancelWithRefund(deps, system, { orderId: order.id });
    else await cancelUnpaid(deps, system, order);
    const { refund, needsHand } = await orderByNumber(deps, order.publicId);
    const state = needsHand
      ? '; the refund needs you: send the money back, then note it with "orders refunded"'
      : refund?.state === 'REQUESTED'
        ? '; the refund is not made yet, the running shop goes on trying'
        : '';
    write(`canceled ${what}${state}\n`);
  },
};

const refunded: Command = {
  usage: 'orders refunded <id> [--dry-run]',
  about: 'note that you sent the money of a failed refund back yourself; the provider is not asked again',
  async run(context) {
    const { deps, options, write } = context;
    const order = await orderByNumber(deps, word(context, 0, 'the order id'));
    const number = orderNumber(order.publicId);
    const isNoted = options['dry-run']
      ? order.needsHand
      : await closeRefundByHand(deps, system, { orderId: order.id, sent: order.byHand });
    if (!isNoted) throw new Refusal(`order ${number} has no refund that failed or hangs`);
    const amount = formatMoney(order.byHand, 'en');
    write(
      `${options['dry-run'] ? 'would note' : 'noted'} that ${amount} of order ${number} went back by hand\n`,
    );
  },
};

export const orderCommands = {
  'orders list': list,
  'orders show': show,
  'orders cancel': cancel,
  'orders refunded': refunded,
};

const whoOf = ({ customer }: Pick<Order, 'customer'>) => orderName(customer) || customer.email;

function refundText(refund: { amount: number; state: string; missing: number } | null): string {
  if (!refund) return '';
  const { amount, state, missing } = refund;
  const part = missing > 0 && missing < amount ? `, ${formatMoney(missing, 'en')} of it missing` : '';
  return `${formatMoney(amount, 'en')}, ${state}${part}`;
}

function instantText(instant: Date): string {
  const { day, time } = berlinClock(instant.getTime());
  return `${day} ${time}`;
}
