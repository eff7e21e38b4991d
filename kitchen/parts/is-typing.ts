/** Whether a key would be written where the focus is. */
export function isTyping(target: EventTarget | null): boolean {
  const field =
    target instanceof Element ? target.closest('input, textarea, select, [contenteditable]') : null;
  return field !== null && !field.matches('[type=radio], [type=checkbox]');
}
