/** Who can sign in to the kitchen of a demo. Her code is in the mailbox of this machine. */
export const demoOwner = { email: 'chefin@example.com', name: 'Klara Lindholz' } as const;
