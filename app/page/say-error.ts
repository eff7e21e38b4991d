import { announce } from '../stores/announcements.ts';

/**
 * For react-hook-form, when a form cannot be sent: has the first error said if the focus is in its field already. A field
 * that the focus comes to is read with its error.
 */
export function sayError(errors: Readonly<Record<string, { message?: string } | undefined>>): void {
  const [name, error] = Object.entries(errors)[0] ?? [];
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement && focused.name === name && error?.message)
    announce(error.message, true);
}
