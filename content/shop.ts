import type { Company } from '#rules/text/company.ts';
import { brand } from './brand.ts';

/**
 * The shop as long as nobody has changed it. Everything here is SAMPLE DATA: the company, the numbers and the addresses are
 * invented and have to be replaced by those of the real operator before the shop sells anything; so has content/brand.ts.
 */
export const shop = {
  sample: true,
  name: brand.name,
  country: { en: 'Germany', de: 'Deutschland' },
  /** Every day, Berlin time (spec §9). */
  openingHours: { opens: '08:00', closes: '23:00' },
  supervisoryAuthority: {
    en: 'Berlin Commissioner for Data Protection and Freedom of Information',
    de: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
  },
  /** Who is told of paid orders and who e-mails come from, unless ORDERS_EMAIL and MAIL_FROM say otherwise. */
  ordersEmail: 'bestellung@tischlein.example',
  mailFrom: 'Tischlein <bestellung@tischlein.example>',
} as const;

/** Who runs the shop, as long as the owner has not set it in the kitchen. */
export const companyOfFiles: Company = {
  company: 'Tischlein Catering GmbH',
  represented: ['Klara Lindholz', 'Jonas Ackermann'],
  street: 'Lausitzer Straße 10',
  postalCode: '10999',
  city: 'Berlin',
  phone: '030 5557 2140',
  whatsApp: '030 5557 2140',
  email: 'hallo@tischlein.example',
  salesEmail: 'bestellung@tischlein.example',
  registerCourt: {
    en: 'Local court (Amtsgericht) Berlin-Charlottenburg',
    de: 'Amtsgericht Berlin-Charlottenburg',
  },
  registerNumber: 'HRB 000000 B',
  vatId: 'DE000000000',
  taxNumber: '00/000/00000',
};
