import type { Device, Me } from '#contract/kitchen/auth.ts';
import type { Staff } from '#contract/kitchen/staff.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { listDevices } from '../../services/staff/devices.ts';
import type { StaffMember } from '../../services/staff/manage-staff.ts';

/** The one place in which the kitchen's rows become JSON: instants become Unix seconds. */

const seconds = (instant: Date | number) => Math.floor(Number(instant) / 1000);

export function presentMe({ staffId, name, role, endsAt }: StaffActor): Me {
  return { staffId, name, role, endsAt: seconds(endsAt) };
}

export function presentStaff({ id, email, name, role, createdAt, lastUsedAt }: StaffMember): Staff {
  const used = lastUsedAt && seconds(lastUsedAt);
  return { id, email, name, role, createdAt: seconds(createdAt), lastUsedAt: used };
}

export function presentDevice(
  { id, device, staffId, name, createdAt, lastUsedAt }: Awaited<ReturnType<typeof listDevices>>[number],
  current: number,
): Device {
  return {
    id,
    device,
    kind: staffId === null ? 'TABLET' : 'PERSON',
    staffId,
    name: name ?? '',
    createdAt: seconds(createdAt),
    lastUsedAt: seconds(lastUsedAt),
    current: id === current,
  };
}
