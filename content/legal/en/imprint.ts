import type { LegalPage } from '#rules/text/legal-page.ts';

export const imprint: LegalPage = {
  title: 'Imprint',
  updated: null,
  numbered: false,
  intro: 'Information according to §\u00a05 of the German Digital Services Act (DDG).',
  sections: [
    {
      heading: 'Provider',
      body: [['{company}', '{street}', '{postalCode} {city}', '{country}']],
    },
    {
      heading: 'Represented by',
      body: ['The managing directors {represented}.'],
    },
    {
      heading: 'Contact',
      body: [['E-mail: {email}', 'Phone: {phone}']],
    },
    {
      heading: 'Commercial register',
      body: ['{registerCourt}, {registerNumber}'],
    },
    {
      heading: 'VAT ID',
      body: ['VAT identification number according to §\u00a027a of the German VAT Act: {vatId}'],
    },
    {
      heading: 'Responsible for the content',
      body: ['{firstRepresented}, address as above.'],
    },
    {
      heading: 'Consumer arbitration',
      body: [
        'We are neither willing nor obliged to take part in dispute settlement proceedings before a consumer arbitration board (§\u00a036\u00a0VSBG).',
      ],
    },
  ],
};
