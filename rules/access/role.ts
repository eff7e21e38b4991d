/** What somebody who works here is: owner, office, kitchen, driver. Who may do what is for server/policies to say. */
export const roles = ['OWNER', 'OFFICE', 'KITCHEN', 'DRIVER'] as const;
export type Role = (typeof roles)[number];

export function isRole(word: string): word is Role {
  return (roles as readonly string[]).includes(word);
}

/** Whether somebody works with customers: takes their orders, moves them, writes to them. */
export const isOffice = (role: Role): boolean => role === 'OWNER' || role === 'OFFICE';
