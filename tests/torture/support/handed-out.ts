import type { Field } from './field.ts';

/** A document that a customer has got: its number, by which e-mail, at which address. */
interface HandedOut {
  readonly code: string;
  readonly messageId: string;
  readonly email: string;
}

/** What customers have in their hands, whatever the database remembers of it. */
export class HandedOutDocuments {
  readonly #field: Field;
  readonly #documents: HandedOut[] = [];
  #read = 0;

  constructor(field: Field) {
    this.#field = field;
  }

  /** Reads what came into the mailbox since the last time; all of it at once would be too long for one text. */
  async read(): Promise<void> {
    const answer = await fetch(`${this.#field.mailboxUrl}/email?skip=${this.#read}`);
    const mails = (await answer.json()) as {
      to: { address: string }[];
      messageId: string;
      attachments: { fileName: string }[] | null;
    }[];
    this.#read += mails.length;
    for (const { to, messageId, attachments } of mails)
      for (const { fileName } of attachments ?? []) {
        const code = /^(RE-.+)\.pdf$/.exec(fileName)?.[1];
        const email = to.find(({ address }) => address.startsWith('torture-'))?.address;
        if (code && email) this.#documents.push({ code, messageId, email });
      }
  }

  /** Compares with what the database says of the orders that were paid on these pages. */
  async compare(sessions: readonly string[]) {
    await this.read();
    const invoices = await this.#field.query<{
      code: string;
      email: string;
      invoices: number;
      paid: boolean;
    }>(
      `select i.code, c.email, o.payment_session_id = any($1) as paid,
         (select count(*)::int from invoices j where j.order_id = o.id and j.kind = 'INVOICE') as invoices
       from invoices i join product_orders o on o.id = i.order_id join customers c on c.id = o.customer_id
       where i.kind = 'INVOICE'`,
      [sessions],
    );
    const known = new Map(invoices.map(({ code, email }) => [code, email]));
    const byCode = Map.groupBy(this.#documents, ({ code }) => code);
    const mailsWith = (code: string) => new Set(byCode.get(code)?.map(({ messageId }) => messageId)).size;
    const ofPaid = invoices.filter(({ paid }) => paid);
    return {
      handedOut: byCode.size,
      givenTwice: [...byCode.values()].filter((all) => new Set(all.map(({ email }) => email)).size > 1)
        .length,
      unknown: this.#documents.filter(({ code, email }) => known.get(code) !== email).length,
      doubled: ofPaid.filter((one) => one.invoices !== 1).length,
      withoutOne: sessions.length - ofPaid.length,
      confirmedOtherThanOnce: ofPaid.filter(({ code }) => mailsWith(code) !== 1).length,
    };
  }
}
