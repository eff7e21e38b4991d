import type { StaffActor } from '../access/staff/staff-actor.ts';

/** What Hono keeps for a request: the connection it came over, absent for calls in process; in the kitchen who calls. */
export interface ApiEnv {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
  Variables: { staff: StaffActor };
}
