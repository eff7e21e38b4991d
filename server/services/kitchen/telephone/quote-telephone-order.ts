import { and, eq } from 'drizzle-orm';
import type { Basket } from '#contract/shop/basket.ts';
import { type Day, parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import { type DeliverySettings, minimumOrderFor } from '#rules/booking/delivery-cost.ts';
import { firstOfferedDay } from '#rules/booking/delivery-date.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import type { LineItem } from '#rules/orders/line-items.ts';
import { orderTaxes } from '#rules/orders/order-taxes.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { deliveryAddresses } from '../../../db/schema/customers.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { portionsOfItems, sumOf } from '../../booking/basket-portions.ts';
import { slotsOfDay } from '../../booking/slots-of-day.ts';
import { namingFree, refuseIfFull, type Seeking } from '../../booking/take-slot.ts';
import { orderedProducts, refuseSoldOut } from '../../catalogue/availability.ts';
import { checkArea, checkTime } from '../../ordering/check-fulfilment.ts';
import type { Order } from '../../ordering/find-order.ts';
import { checkMinimum } from '../../ordering/place-order.ts';
import { type PricedBasket, priceBasket, withDelivery } from '../../ordering/price-basket.ts';
import { orderingRules } from '../../settings/settings.ts';
import { inFormFields } from './form-fields.ts';
import { lateToBegin } from './late-to-begin.ts';
import { replaceable } from './replace-order.ts';
import type { SaidAddress } from './said-address.ts';

/** What is written down so far of an order at the telephone. */
interface Draft {
  readonly items: readonly LineItem[];
  readonly fulfilment: Fulfilment;
  readonly preferDateAndTime?: string | undefined;
  /** Whose slots are asked for. */
  readonly day?: Day | undefined;
  readonly address?: SaidAddress | undefined;
  readonly discountCodeName?: string | undefined;
  /** The unpaid order in whose place it would come: the room that it takes is free for it. */
  readonly replaces?: string | undefined;
}

/**
 * What an order at the telephone costs so far, all that it would be refused for now, and the slots of its day: so that
 * who is at the telephone says each of it at once. Writes nothing. Errors: NotAllowed.
 */
export async function quoteTelephoneOrder(deps: Deps, actor: StaffActor, draft: Draft) {
  demand(mayInKitchen('orderByTelephone', actor, deps.now()));
  const { minimumOrder, booking, delivery } = await orderingRules(deps);
  const now = deps.now();
  const replaced = await replacedIn(deps, draft);
  const without = replaced instanceof ShopError ? undefined : replaced?.id;
  const found = await pricedAsFarAsPossible(deps, draft);
  const place = await placeOf(deps, draft);
  const postalCode = place instanceof ShopError ? null : place;
  const priced = withDelivery(found.priced, postalCode, delivery);
  const minimum = minimumOrderFor(postalCode, minimumOrder, delivery.zones);
  const checks = [
    () => (priced.lines.length > 0 ? checkMinimum(priced.subtotal, minimum) : undefined),
    () => checkSlot(deps, draft, { booking, without }),
    () => checkSoldOut(deps, draft),
    () => checkPlace(place, delivery),
    () => (replaced instanceof ShopError ? Promise.reject(replaced) : undefined),
  ];
  const refused = await Promise.all(checks.map(refusalOf));
  const day =
    draft.day ??
    parseLocalDateTime(draft.preferDateAndTime ?? '')?.day ??
    firstOfferedDay(now, booking, draft.fulfilment);
  const { items, fulfilment } = draft;
  return {
    priced,
    minimumOrder: minimum,
    vat: orderTaxes({ ...priced, deliveryFee: priced.deliveryFee ?? 0 }),
    refusals: [...found.refusals, ...refused.filter((refusal) => refusal !== null)].map(
      (refusal) => inFormFields(refusal, items) as ShopError,
    ),
    day,
    slots: await slotsOfDay(deps, { day, fulfilment, items, without }),
    late: await lateToBegin(deps, priced.lines, draft),
  };
}

const nothing: PricedBasket = {
  lines: [],
  subtotal: 0,
  discount: 0,
  total: 0,
  deliveryFee: 0,
  deposit: 0,
  discountCode: null,
};

/** Prices what can be ordered of a basket, and says of all the rest why it cannot. */
async function pricedAsFarAsPossible(
  deps: Deps,
  { items, discountCodeName }: Pick<Draft, 'items' | 'discountCodeName'>,
): Promise<{ priced: PricedBasket; refusals: ShopError[] }> {
  const basket: Basket = { items, ...(discountCodeName && { discountCodeName }) };
  try {
    return { priced: await priceBasket(deps.db, basket, deps.now()), refusals: [] };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const rest = withoutRefused(basket, error);
    if (rest === null) return { priced: nothing, refusals: [error] };
    const { priced, refusals } = await pricedAsFarAsPossible(deps, rest);
    return { priced, refusals: [error, ...refusals.filter(({ code }) => code !== 'CartEmpty')] };
  }
}

/** A basket without what it was refused for; null where nothing can be left out. */
function withoutRefused({ items, discountCodeName }: Basket, { details }: ShopError): Wished | null {
  if (details.field === 'discountCodeName') return { items };
  const productId = Number(/^productQuantities\.(\d+)$/.exec(details.field ?? '')?.[1]);
  const rest = items.filter((item) => item.productId !== productId);
  return rest.length < items.length ? { items: rest, discountCodeName } : null;
}

type Wished = Pick<Draft, 'items' | 'discountCodeName'>;

/** The postcode that it goes to, null for a pickup; or why there is none yet. */
async function placeOf(deps: Deps, { fulfilment, address }: Draft): Promise<string | null | ShopError> {
  if (fulfilment === 'PICKUP') return null;
  const postalCode = address?.deliveryAddressId
    ? await postalCodeOf(deps, address.deliveryAddressId)
    : address?.postalCode?.trim();
  return postalCode || new ShopError('DeliveryAddressRequired', { field: 'deliveryAddressId' });
}

/** The order in whose place it would come, null for none; or why it cannot. */
async function replacedIn({ db }: Deps, { replaces }: Draft): Promise<Order | null | ShopError> {
  if (replaces === undefined) return null;
  return replaceable(db, replaces).catch((error: unknown) => {
    if (error instanceof ShopError) return error;
    throw error;
  });
}

/** Errors: DeliveryAddressRequired, DeliveryAddressNotFound, OutsideDeliveryArea. */
function checkPlace(place: string | null | ShopError, delivery: DeliverySettings): void {
  if (place instanceof ShopError) throw place;
  if (place !== null) checkArea({ postalCode: place }, delivery);
}

async function postalCodeOf({ db }: Deps, addressId: number): Promise<string | ShopError> {
  const [address] = await db
    .select({ postalCode: deliveryAddresses.postalCode })
    .from(deliveryAddresses)
    .where(and(eq(deliveryAddresses.id, addressId), eq(deliveryAddresses.active, true)));
  return address?.postalCode ?? new ShopError('DeliveryAddressNotFound', { field: 'deliveryAddressId' });
}

/** Why a check refuses; null where it does not. */
async function refusalOf(check: () => unknown): Promise<ShopError | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (error instanceof ShopError) return error;
    throw error;
  }
}

/** As soon as the day is said, before its time is. Errors: SoldOut. */
async function checkSoldOut({ db }: Deps, { items, ...said }: Draft): Promise<void> {
  const day = parseLocalDateTime(said.preferDateAndTime ?? '')?.day ?? said.day;
  const ids = items.map(({ productId }) => productId);
  if (day) refuseSoldOut(await orderedProducts(db, ids), day);
}

/** Errors: DeliveryTimeUnavailable, SlotFull. */
async function checkSlot(
  deps: Deps,
  { items, fulfilment, preferDateAndTime }: Draft,
  { booking, without }: Pick<Seeking, 'booking' | 'without'>,
): Promise<void> {
  const now = deps.now();
  const portions = await portionsOfItems(deps.db, items);
  const place = checkTime({ fulfilment, preferDateAndTime }, booking, { now, portions: sumOf(portions) });
  if (!place) return;
  const seeking = { ...place, fulfilment, portions, booking, now, without };
  await namingFree(deps, () => refuseIfFull(deps.db, seeking));
}
