import type { LegalPage } from '#rules/text/legal-page.ts';

export const accessibility: LegalPage = {
  title: 'Accessibility',
  updated: '2026-11-21',
  numbered: true,
  intro:
    'This statement is about the online shop of {company}. It gives the information that §\u00a014 of the German Accessibility Improvement Act (Barrierefreiheitsstärkungsgesetz, BFSG) asks for.',
  sections: [
    {
      heading: 'What you can do here',
      body: [
        'You choose dishes and drinks and put them into a cart. You sign in with your e-mail address and a code that we send to it, then choose delivery or pickup, a day and a time, and pay on the page of our payment service provider. Afterwards you find your orders under My orders.',
        'You can also order by phone ({phone}) or by e-mail ({salesEmail}).',
      ],
    },
    {
      heading: 'The standard we work to',
      body: [
        'The shop is built to meet the European standard EN 301 549 and the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. That it does so is our own assessment; nobody independent of us has tested it.',
      ],
    },
    {
      heading: 'What we do for it',
      body: [
        [
          'Everything can be reached and used with the keyboard, and you always see where you are.',
          'Form fields have labels. An error is named in words, at the field it belongs to.',
          'Screen readers are told when something changes, such as the cart or the total.',
          'The check that keeps machines out is a calculation in your browser: nothing has to be read, heard or solved.',
          'There is no password to remember, and the access code can be pasted.',
          'Text can be enlarged, pages fit narrow screens, and movement is left out if your system asks for that.',
          'Every page is there in English and in German and says which language it is in.',
        ],
      ],
    },
    {
      heading: 'How we check it',
      body: [
        'The tests that every version of the shop has to pass look at every screen, in both languages, with the rules of the test program axe, as the screen stands when it is opened. No screen may need scrolling sideways in a window of 320 pixels. They also place an order from choosing the dishes to paying, with the keyboard alone, and listen to what screen readers are told, such as a changed quantity, a removed dish or an error.',
        'Such tests find only some of the barriers that there can be.',
      ],
    },
    {
      heading: 'Known limits',
      body: [
        [
          'The shop has not been tried out yet by people who depend on a screen reader or another aid.',
          'The page on which you pay belongs to the payment service provider, and WhatsApp to its operator. We have no influence on either; phone and e-mail are the other ways to reach us.',
          'Our e-mails come formatted and as plain text. Of the formatted ones only the access code, the order confirmation and the cancellation are part of the tests named above.',
          'The texts do not exist in easy-to-read language or in sign language.',
          'The technical reference for developers (/docs) comes from another maker and has not been checked.',
        ],
      ],
    },
    {
      heading: 'Tell us about a barrier',
      body: [
        'If something keeps you from ordering or reading, please write to {email} or call {phone}, every day from {opens} to {closes}. It helps us to know the page and the aid that you use. We take your order by phone or e-mail in the meantime.',
      ],
    },
    {
      heading: 'Market surveillance authority',
      body: [
        'The authority that supervises the accessibility of services such as this one is the Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg, Germany.',
      ],
    },
  ],
};
