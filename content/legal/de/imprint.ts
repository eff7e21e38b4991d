import { shop } from '../../shop.ts';
import type { LegalPage } from '../types.ts';

export const imprint: LegalPage = {
  title: 'Impressum',
  updated: null,
  numbered: false,
  intro: 'Angaben gemäß §\u00a05 Digitale-Dienste-Gesetz (DDG).',
  sections: [
    {
      heading: 'Anbieter',
      paragraphs: [],
      list: [shop.company, shop.street, `${shop.postalCode} ${shop.city}`, shop.country.de],
    },
    {
      heading: 'Vertreten durch',
      paragraphs: [`Geschäftsführung: ${shop.represented.join(' und ')}`],
    },
    {
      heading: 'Kontakt',
      paragraphs: [],
      list: [`E-Mail: ${shop.email}`, `Telefon: ${shop.phone.shown}`],
    },
    {
      heading: 'Handelsregister',
      paragraphs: [`${shop.registerCourt.de}, ${shop.registerNumber}`],
    },
    {
      heading: 'Umsatzsteuer-ID',
      paragraphs: [`Umsatzsteuer-Identifikationsnummer gemäß §\u00a027a Umsatzsteuergesetz: ${shop.vatId}`],
    },
    {
      heading: 'Verantwortlich für den Inhalt',
      paragraphs: [`${shop.represented[0]}, Anschrift wie oben.`],
    },
    {
      heading: 'Verbraucherstreitbeilegung',
      paragraphs: [
        'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00a036\u00a0VSBG).',
      ],
    },
  ],
};
