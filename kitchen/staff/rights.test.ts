import { expect, test } from 'vitest';
import { roles } from '#rules/access/role.ts';
import { mayInKitchen } from '#server/policies/kitchen-policies.ts';
import { rights } from './rights.ts';

const now = Date.parse('2026-11-26T10:00:00Z');

test.each(rights.flatMap(({ policies, who }) => policies.map((policy) => [policy, who] as const)))(
  'the table says of %s what the shop does',
  (policy, who) => {
    const may = roles.filter((role) => {
      const actor = {
        kind: 'staff',
        sessionId: 1,
        staffId: 1,
        name: '',
        role,
        confirmedAt: now,
        endsAt: now,
      } as const;
      return mayInKitchen(policy as Parameters<typeof mayInKitchen>[0], actor, now) === null;
    });
    expect(may).toEqual(who);
  },
);
