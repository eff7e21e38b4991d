import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { staff } from '../../../db/schema/staff.ts';
import { rolesFor } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';

/** Who may drive, drivers first. */
export async function driversOf(db: Queryable): Promise<{ staffId: number; name: string }[]> {
  const people = await db
    .select({ staffId: staff.id, name: staff.name, role: staff.role })
    .from(staff)
    .where(and(isNull(staff.removedAt), inArray(staff.role, [...rolesFor('drive')])))
    .orderBy(asc(staff.name));
  const isDriver = ({ role }: { role: string }) => Number(role === 'DRIVER');
  return people
    .toSorted((one, other) => isDriver(other) - isDriver(one))
    .map(({ staffId, name }) => ({ staffId, name }));
}

/** Lets nobody drive who could not open the run. Errors: StaffNotFound, ValidationFailed (their role may not drive). */
export async function demandDriver(tx: Queryable, id: number): Promise<void> {
  const [person] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.removedAt)));
  if (!person) throw new ShopError('StaffNotFound');
  if (!(await mayDrive(tx, id))) throw new ShopError('ValidationFailed', { field: 'driverId' });
}

/** Whether somebody works here and their role may drive. */
export async function mayDrive(tx: Queryable, id: number): Promise<boolean> {
  return (await driversOf(tx)).some(({ staffId }) => staffId === id);
}
