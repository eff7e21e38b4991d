import { m } from '#messages';

/** Trades the code for a token and keeps it. Throws with a text for people when either fails (spec §5). */
export async function verifyCode(
  login: () => Promise<{ token?: string }>,
  store: (token: string) => boolean,
): Promise<void> {
  const { token } = await login();
  if (!token) throw new Error(m.sign_in_no_token());
  if (!store(token)) throw new Error(m.sign_in_not_stored());
}
