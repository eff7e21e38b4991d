import { isGuestCount } from '#rules/booking/guest-count.ts';
import type { NotedGuests } from '#rules/orders/care/noted-guests.ts';
import { guestsInForce } from '#rules/plan/guests-in-force.ts';
import { wishProblem } from '#rules/planner/wish.ts';
import { guestNeeds } from '../../../product/guest-needs.ts';

/**
 * Who comes by now, of those whom the instructions of an order name: as many as are said now, with their sentence anew
 * where that is another number. As they are where more of them have a diet than come.
 * @param guests a number, a range, or empty where nobody says it anew
 */
export function comingByNow(noted: NotedGuests, guests: string): NotedGuests {
  const coming = isGuestCount(guests) ? guestsInForce(noted.guests, guests) : Number(guests);
  if (!coming || coming === noted.guests) return noted;
  const who = { ...noted, guests: coming, budget: null };
  if (wishProblem({ ...who, meal: 'lunch', occasion: 'birthday' }) !== null) return noted;
  return { ...noted, guests: coming, text: guestNeeds({ ...who, occasion: null }) };
}
