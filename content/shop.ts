import type { Company } from '#rules/text/company.ts';
import { brand } from './brand.ts';

/**
 * Who runs the shop. Everything here is SAMPLE DATA: the company, the numbers and the addresses are invented
 * and have to be replaced by those of the real operator before the shop sells anything; so has content/brand.ts.
 */
export const shop = {
  sample: true,
  name: brand.name,
  company: 'Tischlein Catering GmbH',
  represented: ['Klara Lindholz', 'Jonas Ackermann'],
  street: 'Lausitzer Straße 10',
  postalCode: '10999',
  city: 'Berlin',
  country: { en: 'Germany', de: 'Deutschland' },
  /** As written; who can dial and chat is for a rule to say. */
  phone: { shown: '030 5557 2140' },
  email: 'hallo@tischlein.example',
  salesEmail: 'bestellung@tischlein.example',
  registerCourt: {
    en: 'Local court (Amtsgericht) Berlin-Charlottenburg',
    de: 'Amtsgericht Berlin-Charlottenburg',
  },
  registerNumber: 'HRB 000000 B',
  vatId: 'DE000000000',
  /** Number that the tax office has given, as invoices carry it beside the VAT id. */
  taxNumber: '00/000/00000',
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

/** The company as long as the setting `company` does not say otherwise. */
export const companyOfFiles: Company = {
  company: shop.company,
  represented: shop.represented,
  street: shop.street,
  postalCode: shop.postalCode,
  city: shop.city,
  phone: shop.phone.shown,
  whatsApp: shop.phone.shown,
  email: shop.email,
  salesEmail: shop.salesEmail,
  registerCourt: shop.registerCourt,
  registerNumber: shop.registerNumber,
  vatId: shop.vatId,
  taxNumber: shop.taxNumber,
};
