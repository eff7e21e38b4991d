import { m } from '#messages';

/** How many of a diet, in words: 5 vegan. */
export const dietCounts = { vegetarian: m.plan_vegetarian, vegan: m.plan_vegan, halal: m.plan_halal };
