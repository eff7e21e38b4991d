import type { Cents } from './money.ts';

/** Less than this no payment provider takes in at once: 0.50 € (Stripe, minimum charge amounts). */
export const leastPayment: Cents = 50;
