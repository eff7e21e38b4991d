import type { Device } from '#contract/kitchen/staff/devices.ts';
import type { Staff } from '#contract/kitchen/staff/staff.ts';
import type { Role } from '#rules/access/role.ts';
import { call } from './call.ts';

/** Who works here, by name. */
export const listStaff = () => call<Staff[]>('GET', '/staff');

/** Takes somebody on, and writes to them where the kitchen is. */
export const inviteStaff = (invited: { email: string; name: string; role: Role }) =>
  call<Staff>('POST', '/staff', { body: invited });

/** Sends the invitation once more. */
export const inviteStaffAgain = (id: number) => call<void>('POST', `/staff/${id}/invitation`);

/** Changes a name or a role. */
export const changeStaff = (id: number, change: { name: string; role: Role }) =>
  call<Staff>('PATCH', `/staff/${id}`, { body: change });

/** Takes somebody off the staff. */
export const removeStaff = (id: number) => call<void>('DELETE', `/staff/${id}`);

/** Takes somebody's passkeys away and signs them out everywhere. */
export const resetStaff = (id: number) => call<void>('DELETE', `/staff/${id}/passkeys`);

/** Where staff are signed in and which tablets are paired, the last used first. */
export const listDevices = () => call<Device[]>('GET', '/devices');

/** Ends a session or a pairing. */
export const endDevice = (id: number) => call<void>('DELETE', `/devices/${id}`);

/** A code that pairs one tablet, and until when it counts (Unix seconds). */
export const newPairing = (device: string) =>
  call<{ code: string; expiresAt: number }>('POST', '/devices/pairing', { body: { device } });
