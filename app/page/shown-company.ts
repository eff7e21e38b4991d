import type { Company } from '#rules/text/company.ts';
import { dialled, whatsAppChat } from '#rules/text/dialled.ts';

/** What pages say of who runs the shop. */
export interface ShownCompany {
  readonly company: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
  /** The telephone number for `tel:` links; empty where it cannot be dialled. */
  readonly dial: string;
  /** Address of the WhatsApp chat. */
  readonly chat: string;
  readonly email: string;
  readonly salesEmail: string;
}

/** Of the company what every page may say; made on the server, so that browsers need no code for it. */
export function shownCompany(company: Company): ShownCompany {
  const { company: name, street, postalCode, city, phone, whatsApp, email, salesEmail } = company;
  const dial = dialled(phone) ?? '';
  return {
    company: name,
    street,
    postalCode,
    city,
    // No line ends inside it.
    phone: phone.replaceAll(' ', '\u00a0'),
    dial,
    chat: whatsAppChat(whatsApp),
    email,
    salesEmail,
  };
}
