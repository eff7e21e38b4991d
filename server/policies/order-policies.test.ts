import { expect, test } from 'vitest';
import type { Role } from '#rules/access/role.ts';
import { type Actor, system } from '../access/actor.ts';
import { orderPolicies } from './order-policies.ts';

const owner: Actor = { kind: 'customer', customerId: 1, sessionId: 11 };
const stranger: Actor = { kind: 'customer', customerId: 2, sessionId: 22 };
const staff = (role: Role, confirmedAt: number | null): Actor => ({
  kind: 'staff',
  sessionId: 1,
  staffId: 1,
  name: role,
  role,
  confirmedAt,
  endsAt: 0,
});
const link = (publicId: string): Actor => ({ kind: 'link', publicId });
const order = { publicId: 'this', customerId: 1 };
const early = Date.parse('2026-11-20T10:00:00Z');
const late = Date.parse('2026-11-25T10:00:00Z');

test.each([
  ['its customer', owner, order, null],
  ['the shop', system, order, null],
  ['who works here', staff('DRIVER', null), order, null],
  ['who has its link', link('this'), order, null],
  [
    'who has its link, when its customer was erased',
    link('this'),
    { ...order, customerId: null },
    'OrderNotFound',
  ],
  ['another customer', stranger, order, 'OrderNotFound'],
  ['who has the link of another order', link('other'), order, 'OrderNotFound'],
  ['anybody, when its customer was erased', owner, { ...order, customerId: null }, 'OrderNotFound'],
] as const)('an order is seen by %s: %j', (_who, actor, seen, verdict) => {
  expect(orderPolicies.see(actor, seen)).toBe(verdict);
});

test.each([
  ['its customer', owner, early, false, null],
  ['its customer while a bank takes the money back', owner, early, true, 'PaymentDisputed'],
  ['who has its link, who only may look', link('this'), early, false, 'SessionInvalid'],
  ['the shop at any time', system, late, true, null],
  ['the office that has just shown who it is', staff('OFFICE', late - 60_000), late, true, null],
  ['the office without that', staff('OFFICE', late - 660_000), late, true, 'StepUpRequired'],
  ['the kitchen', staff('KITCHEN', late), late, false, 'NotAllowed'],
] as const)('a paid order is canceled by %s', (_who, actor, now, isDisputed, verdict) => {
  expect(orderPolicies.cancelPaid(actor, { now, isDisputed })).toBe(verdict);
});
