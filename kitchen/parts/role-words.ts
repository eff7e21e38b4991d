import { m } from '#kitchen-messages';
import type { Role } from '#rules/access/role.ts';

/** What somebody is here, in a word. */
export function roleWord(role: Role): string {
  if (role === 'OWNER') return m.role_owner();
  if (role === 'OFFICE') return m.role_office();
  return role === 'KITCHEN' ? m.role_kitchen() : m.role_driver();
}

/** What somebody in a role does, in a few words. */
export function roleHint(role: Role): string {
  if (role === 'OWNER') return m.role_owner_hint();
  if (role === 'OFFICE') return m.role_office_hint();
  return role === 'KITCHEN' ? m.role_kitchen_hint() : m.role_driver_hint();
}
