import { desc, eq } from 'drizzle-orm';
import type { Locale } from '#rules/text/locale.ts';
import type { Queryable } from '../../../db/database.ts';
import { customers } from '../../../db/schema/customers.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import { ShopError } from '../../../shop-error.ts';
import type { Customer } from '../../ordering/recipient.ts';

/** Who rings, as it was written down: by their id somebody whom the shop knows, else what they said of themselves. */
export interface Caller {
  readonly customerId?: number | undefined;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly companyName?: string | undefined;
  readonly locale?: Locale | undefined;
}

/**
 * The customer who rings, their row held: somebody new is one from now on, by an e-mail that is known it is who has it.
 * What the shop did not know of them it keeps. Errors: CustomerNotFound.
 */
export async function callingCustomer(tx: Queryable, caller: Caller): Promise<Customer> {
  const email = caller.email?.toLowerCase() ?? '';
  if (caller.customerId === undefined) await tx.insert(customers).values({ email }).onConflictDoNothing();
  const [customer] = await tx
    .select()
    .from(customers)
    .where(caller.customerId === undefined ? eq(customers.email, email) : eq(customers.id, caller.customerId))
    .for('update');
  if (!customer) throw new ShopError('CustomerNotFound', { field: 'customer' });
  const learned = { ...nameOf(customer, caller), ...phoneOf(customer, caller) };
  if (Object.keys(learned).length === 0) return customer;
  await tx.update(customers).set(learned).where(eq(customers.id, customer.id));
  return { ...customer, ...learned };
}

/** The name of somebody who has none yet. */
function nameOf(customer: Customer, { name = '', companyName = '' }: Caller): Partial<Customer> {
  if (customer.name !== '' || customer.lastname !== '') return {};
  const company = companyName.trim();
  if (company !== '') return { customerType: 'COMMERCIAL', name: company, lastname: name.trim() };
  const words = name.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return {};
  return {
    name: words.slice(0, -1).join(' ') || words.join(' '),
    lastname: words.length > 1 ? (words.at(-1) ?? '') : '',
  };
}

function phoneOf({ mobileNumber }: Customer, { phone = '' }: Caller): Partial<Customer> {
  return mobileNumber === '' && phone.trim() !== '' ? { mobileNumber: phone.trim() } : {};
}

/** The language in which somebody ordered last; German for who never did. */
export async function languageOf(tx: Queryable, customerId: number): Promise<Locale> {
  const [last] = await tx
    .select({ locale: productOrders.locale })
    .from(productOrders)
    .where(eq(productOrders.customerId, customerId))
    .orderBy(desc(productOrders.id))
    .limit(1);
  return last?.locale ?? 'de';
}
