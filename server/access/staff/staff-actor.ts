import type { Role } from '#rules/access/role.ts';
import type { SystemActor } from '../actor.ts';

/** Somebody who works here, signed in, or a tablet on the wall. */
export interface StaffActor {
  readonly kind: 'staff';
  readonly sessionId: number;
  /** Null for a tablet. */
  readonly staffId: number | null;
  readonly name: string;
  readonly role: Role;
  /** When they last showed by a fresh code or a passkey that it is they, in milliseconds since 1970; null for never. */
  readonly confirmedAt: number | null;
  /** When the session ends, in milliseconds since 1970. */
  readonly endsAt: number;
}

/** Who does something in the kitchen: staff, or the owner's command line. */
export type KitchenActor = StaffActor | SystemActor;
