import { and, eq } from 'drizzle-orm';
import type { Basket } from '#contract/shop/basket.ts';
import { type Day, parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import { firstOfferedDay, isSlotOffered } from '#rules/booking/delivery-date.ts';
import { allTimeSlots, type BookingRules } from '#rules/booking/time-slots.ts';
import { lineTotal } from '#rules/money/money.ts';
import { vatShares } from '#rules/money/vat.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import type { LineItem } from '#rules/orders/line-items.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { deliveryAddresses } from '../../../db/schema/customers.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { checkArea, checkTime } from '../../ordering/check-fulfilment.ts';
import { checkMinimum } from '../../ordering/place-order.ts';
import { type PricedBasket, priceBasket } from '../../ordering/price-basket.ts';
import { orderingRules } from '../../settings/settings.ts';
import { inFormFields } from './form-fields.ts';
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
}

/**
 * What an order at the telephone costs so far, all that it would be refused for now, and the slots of its day: so that
 * who is at the telephone says each of it at once. Writes nothing. Errors: NotAllowed.
 */
export async function quoteTelephoneOrder(deps: Deps, actor: StaffActor, draft: Draft) {
  demand(mayInKitchen('orderByTelephone', actor, deps.now()));
  const { minimumOrder, booking, deliveryArea } = await orderingRules(deps);
  const now = deps.now();
  const { priced, refusals } = await pricedAsFarAsPossible(deps, draft);
  const checks = [
    () => (priced.lines.length > 0 ? checkMinimum(priced.subtotal, minimumOrder) : undefined),
    () => checkTime(draft, booking, now),
    () => checkPlace(deps, draft, deliveryArea),
  ];
  const found = await Promise.all(checks.map(refusalOf));
  const day =
    draft.day ??
    parseLocalDateTime(draft.preferDateAndTime ?? '')?.day ??
    firstOfferedDay(now, booking, draft.fulfilment);
  return {
    priced,
    minimumOrder,
    vat: vatShares(
      priced.lines.map(({ vatRate: rate, unitPrice, quantity }) => ({
        rate,
        gross: lineTotal(unitPrice, quantity),
      })),
      priced.discount,
    ),
    refusals: [...refusals, ...found.filter((refusal) => refusal !== null)].map(
      (refusal) => inFormFields(refusal, draft.items) as ShopError,
    ),
    day,
    slots: slotsOf(day, now, booking, draft.fulfilment),
  };
}

const nothing: PricedBasket = {
  lines: [],
  subtotal: 0,
  discount: 0,
  total: 0,
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

/** Errors: DeliveryAddressRequired, DeliveryAddressNotFound, OutsideDeliveryArea. */
async function checkPlace(deps: Deps, { fulfilment, address }: Draft, area: string): Promise<void> {
  if (fulfilment === 'PICKUP') return;
  const postalCode = address?.deliveryAddressId
    ? await postalCodeOf(deps, address.deliveryAddressId)
    : address?.postalCode?.trim();
  if (!postalCode) throw new ShopError('DeliveryAddressRequired', { field: 'deliveryAddressId' });
  checkArea({ postalCode }, area);
}

async function postalCodeOf({ db }: Deps, addressId: number): Promise<string> {
  const [address] = await db
    .select({ postalCode: deliveryAddresses.postalCode })
    .from(deliveryAddresses)
    .where(and(eq(deliveryAddresses.id, addressId), eq(deliveryAddresses.active, true)));
  if (!address) throw new ShopError('DeliveryAddressNotFound', { field: 'deliveryAddressId' });
  return address.postalCode;
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

/** The slots of a day as the shop's pickers have them, each open or not. */
function slotsOf(day: Day, now: number, booking: BookingRules, fulfilment: Fulfilment) {
  return allTimeSlots(fulfilment).map((time) => ({
    time,
    isOpen: isSlotOffered({ day, time }, now, booking, fulfilment),
  }));
}
