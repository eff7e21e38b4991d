import type { Run } from '#contract/kitchen/day/runs.ts';
import type { Stop } from '#contract/kitchen/day/stops.ts';
import { minimumAge, minimumAgeOf } from '#rules/catalogue/minimum-age.ts';
import { euroOf, lineTotal } from '#rules/money/money.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { orderName } from '#rules/orders/who-ordered.ts';
import { portionsOfOrder } from '../../../services/kitchen/kitchen-lines.ts';
import { namesOf } from '../../../services/kitchen/missing/missing-orders.ts';
import type { Handover } from '../../../services/kitchen/runs/handovers-of.ts';
import type { RunOfDay, StopOfRun } from '../../../services/kitchen/runs/runs.ts';
import { presentContact, presentNote, seconds } from '../present.ts';

/** A run as it is driven. */
export function presentRun({ departedAt, stops, ...run }: RunOfDay): Run {
  const { id, day, number, driverId, driver, startsAt } = run;
  return {
    id,
    day,
    number,
    driverId,
    driver,
    startsAt,
    departedAt: departedAt && seconds(departedAt),
    stops: stops.map(presentStop),
  };
}

/** A stop as whoever drives there has to know it: no price but the deposit, no e-mail. */
export function presentStop(stop: StopOfRun): Stop {
  const { order, time, isLoaded, notes, notPacked, unticked, toUnload, expectedAt, attemptedAt, handover } =
    stop;
  const { publicId, bon, stage, customer, deliveryInstruction, lines, address } = order;
  return {
    publicProductOrderId: publicId,
    bon,
    time,
    stage,
    isCanceled: !isBinding(order),
    name: orderName(customer),
    note: deliveryInstruction ?? '',
    portions: portionsOfOrder(order),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items: lines.map(({ productId, name, quantity, imageUrl, alcoholByVolume, deposit }) => ({
      productId,
      name,
      quantity,
      imageUrl,
      minimumAge: minimumAge(alcoholByVolume),
      deposit: euroOf(lineTotal(deposit, quantity)),
    })),
    notes: notes.map(presentNote),
    isLoaded,
    notPacked: namesOf(notPacked, lines),
    unticked: [...unticked],
    toUnload: [...toUnload],
    hasDeposit: order.deposit > 0,
    deposit: euroOf(order.deposit),
    minimumAge: minimumAgeOf(lines),
    contact: presentContact({ customer, address }),
    expectedAt: expectedAt && seconds(expectedAt),
    attemptedAt: attemptedAt && seconds(attemptedAt),
    handover: handover && presentHandover(handover),
  };
}

/** How an order came into somebody's hands. */
export function presentHandover(handover: Handover): NonNullable<Stop['handover']> {
  const { at, receivedBy, temperature, boardsLeft, ageChecked, isAlcoholRefused, hasPhoto } = handover;
  const { emptiesTaken, emptiesCents } = handover;
  const noted = { temperature, boardsLeft, ageChecked, emptiesTaken, emptiesCents, isAlcoholRefused };
  return { at: seconds(at), receivedBy, ...noted, hasPhoto };
}
