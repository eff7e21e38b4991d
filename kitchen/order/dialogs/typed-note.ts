import { forgetTyped, keptTyped, useTyped } from '../../typed/use-typed.ts';

const about = (order: string) => `${order} note`;

/** The note that somebody has begun to write about an order, and whether it asks the office. */
export const useTypedNote = (order: string) => useTyped(about(order), { note: '', isToOffice: false });

/** Forgets a note for who works here that the order itself says now. */
export function forgetNoteSaid(order: string, said: string): void {
  const { note = '' } = keptTyped<{ note: string }>(about(order));
  if (said.includes(note.trim())) forgetTyped(about(order));
}
