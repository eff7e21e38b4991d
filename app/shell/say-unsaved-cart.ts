import { m } from '#messages';
import { toast } from '../stores/toasts.ts';

/** Says that the browser does not keep the cart. */
export function sayUnsavedCart(): void {
  toast({ title: m.shell_cart_unsaved_title(), description: m.shell_cart_unsaved_text(), kind: 'error' });
}
