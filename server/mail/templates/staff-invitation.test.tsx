import { render } from '@react-email/render';
import { expect, test } from 'vitest';
import { companyOfFiles } from '#content/shop.ts';
import type { Role } from '#rules/access/role.ts';
import { StaffInvitation } from './staff-invitation.tsx';

const letterTo = (role: Role) =>
  render(
    <StaffInvitation
      locale="en"
      publicUrl="https://shop.example"
      kitchenUrl="https://shop.example"
      company={companyOfFiles}
      email="jana@example.com"
      name="Jana"
      role={role}
    />,
  );

test('who drives is told of the runs, everybody else of what is ordered', async () => {
  expect(await letterTo('DRIVER')).toContain('where you drive and when');
  expect(await letterTo('KITCHEN')).toContain('what is ordered, when it has to leave');
});
