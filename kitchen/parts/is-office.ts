import type { Role } from '#rules/access/role.ts';

/** Whether somebody works with customers: takes their orders, moves them, writes to them. */
export const isOffice = (role: Role) => role === 'OWNER' || role === 'OFFICE';
