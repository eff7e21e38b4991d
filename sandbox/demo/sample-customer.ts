import { eq } from 'drizzle-orm';
import type { CustomerActor } from '#server/access/actor.ts';
import { customers, deliveryAddresses } from '#server/db/schema/customers.ts';
import type { Deps } from '#server/deps.ts';
import type { SamplePerson } from './people.ts';

/** Somebody who orders in the demo, as a customer with an address; written at the first time. */
export async function sampleCustomer(
  { db }: Pick<Deps, 'db'>,
  person: SamplePerson,
): Promise<{ actor: CustomerActor; addressId: number }> {
  const email = `${person.slug}@example.com`;
  const place = {
    streetName: person.street,
    houseNumber: person.number,
    streetAddition: person.addition,
    postalCode: person.postalCode,
    city: 'Berlin',
    country: 'Germany',
  };
  const { company, name, lastname, phone: mobileNumber } = person;
  await db
    .insert(customers)
    .values({
      email,
      customerType: company ? 'COMMERCIAL' : 'PRIVATE',
      name,
      lastname,
      mobileNumber,
      ...place,
    })
    .onConflictDoNothing();
  const [customer] = await db.select().from(customers).where(eq(customers.email, email));
  if (!customer) throw new Error(`${email} was not written`);
  const known = await db
    .select()
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.customerId, customer.id));
  const [address] =
    known.length > 0
      ? known
      : await db
          .insert(deliveryAddresses)
          .values({ customerId: customer.id, ...place, isPrimary: true })
          .returning();
  if (!address) throw new Error(`the address of ${email} was not written`);
  return { actor: { kind: 'customer', customerId: customer.id, sessionId: 0 }, addressId: address.id };
}
