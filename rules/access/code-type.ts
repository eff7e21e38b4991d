/** What a one-time code for who works here is for: to sign in, or to confirm that it is who is signed in. */
export const codeTypes = ['LOGIN', 'STEP_UP'] as const;
