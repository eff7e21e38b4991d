import { shop } from '../../shop.ts';
import type { LegalPage } from '../types.ts';

export const imprint: LegalPage = {
  title: 'Imprint',
  updated: null,
  numbered: false,
  intro: 'Information according to §\u00a05 of the German Digital Services Act (DDG).',
  sections: [
    {
      heading: 'Provider',
      paragraphs: [],
      list: [shop.company, shop.street, `${shop.postalCode} ${shop.city}`, shop.country.en],
    },
    {
      heading: 'Represented by',
      paragraphs: [`The managing directors ${shop.represented.join(' and ')}.`],
    },
    {
      heading: 'Contact',
      paragraphs: [],
      list: [`E-mail: ${shop.email}`, `Phone: ${shop.phone.shown}`],
    },
    {
      heading: 'Commercial register',
      paragraphs: [`${shop.registerCourt.en}, ${shop.registerNumber}`],
    },
    {
      heading: 'VAT ID',
      paragraphs: [`VAT identification number according to §\u00a027a of the German VAT Act: ${shop.vatId}`],
    },
    {
      heading: 'Responsible for the content',
      paragraphs: [`${shop.represented[0]}, address as above.`],
    },
    {
      heading: 'Consumer arbitration',
      paragraphs: [
        'We are neither willing nor obliged to take part in dispute settlement proceedings before a consumer arbitration board (§\u00a036\u00a0VSBG).',
      ],
    },
  ],
};
