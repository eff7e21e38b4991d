/**
 * A path on this origin that is safe to go to after sign-in, or null: no other host by `//` or `/\`, no
 * control characters that browsers drop, no scheme (spec §2, redirectAfterLogin).
 */
export function safeRedirectTarget(stored: string | null): string | null {
  if (!stored || !/^\/(?![/\\])/.test(stored)) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return /[\u0000-\u001f\u007f\\]/.test(stored) ? null : stored;
}
