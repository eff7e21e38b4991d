import type { LegalPage } from '#rules/text/legal-page.ts';

export const imprint: LegalPage = {
  title: 'Impressum',
  updated: null,
  numbered: false,
  intro: 'Angaben gemäß §\u00a05 Digitale-Dienste-Gesetz (DDG).',
  sections: [
    {
      heading: 'Anbieter',
      body: [['{company}', '{street}', '{postalCode} {city}', '{country}']],
    },
    {
      heading: 'Vertreten durch',
      body: ['Geschäftsführung: {represented}'],
    },
    {
      heading: 'Kontakt',
      body: [['E-Mail: {email}', 'Telefon: {phone}']],
    },
    {
      heading: 'Handelsregister',
      body: ['{registerCourt}, {registerNumber}'],
    },
    {
      heading: 'Umsatzsteuer-ID',
      body: ['Umsatzsteuer-Identifikationsnummer gemäß §\u00a027a Umsatzsteuergesetz: {vatId}'],
    },
    {
      heading: 'Verantwortlich für den Inhalt',
      body: ['{firstRepresented}, Anschrift wie oben.'],
    },
    {
      heading: 'Verbraucherstreitbeilegung',
      body: [
        'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00a036\u00a0VSBG).',
      ],
    },
  ],
};
