import type { Staff } from '#contract/kitchen/staff/staff.ts';

/** Whether somebody was invited and has not come yet. Who is signed in by a release that did not note it has come. */
export const isAwaited = ({ firstSignedInAt, lastUsedAt }: Staff): boolean =>
  firstSignedInAt === null && lastUsedAt === null;
