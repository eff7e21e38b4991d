import type { LegalPage } from '#rules/text/legal-page.ts';

export const privacy: LegalPage = {
  title: 'Privacy policy',
  updated: null,
  numbered: true,
  intro: 'We use as little data about you as an order needs, and tell you here which.',
  sections: [
    {
      heading: 'Who is responsible',
      body: [
        '{company}, {street}, {postalCode} {city}, e-mail {email}, phone {phone}, is the controller within the meaning of the General Data Protection Regulation (GDPR).',
      ],
    },
    {
      heading: 'Visiting the site',
      body: [
        'Your browser sends an IP address, the time and the page asked for. We need them to answer, and keep them for at most 14\u00a0days to fend off attacks (Art.\u00a06 (1) f GDPR). Addresses you type into forms are not written into these logs.',
      ],
    },
    {
      heading: 'Signing in',
      body: [
        'You sign in with your e-mail address and a one-time code that we send to it; there is no password. A code is valid for ten minutes. A session ends after 7\u00a0days without use and after 30\u00a0days at the latest. The legal basis is the contract or its preparation (Art.\u00a06 (1) b GDPR).',
        'For each sign-in we keep the names of browser and system (for example “Firefox, Windows”) until it ends, so that you can see in your profile where you are signed in, and end it.',
        'Before a code is sent your browser solves a small calculating task, which keeps out machines. It runs on our own server and recognises nobody.',
      ],
    },
    {
      heading: 'Orders and deliveries',
      body: [
        'For an order we process your name, e-mail address, phone number if you give one, delivery address, the products, date, time and instructions, and for companies the VAT number (Art.\u00a06 (1) b GDPR). Drivers see what they need to find you.',
        'What guests eat and cannot eat we read only where you write it into the instructions, or say it when planning the table and leave it there; please give numbers and no names. We cook by it and use it for nothing else. As far as it is about you and says something of your health, you consent by that (Art.\u00a09 (2) a GDPR); you can withdraw it at any time.',
      ],
    },
    {
      heading: 'Payment',
      body: [
        'You pay on the page of our payment service provider. We hand over the amount, the items and a reference; card data go to the provider alone and never reach us. The provider is responsible for its own processing.',
      ],
    },
    {
      heading: 'E-mails and questions',
      body: [
        'We send access codes, confirmations and notices about your order, and answer what you ask us. There is no newsletter without your consent. If you write to us by WhatsApp, the terms and the privacy policy of that service apply as well; please use e-mail or phone if you do not want that.',
      ],
    },
    {
      heading: 'Storage in your browser',
      body: [
        'Cart, language and sign-in are stored in your own browser. What is kept there, for how long, and what needs your consent stands in the cookie policy. With your consent to marketing, and only then, Google Ireland Limited learns that an order followed one of our advertisements (Art.\u00a06 (1) a GDPR).',
      ],
    },
    {
      heading: 'How long we keep data and who receives it',
      body: [
        'Invoices and what belongs to them are kept for the periods that tax and commercial law require (up to ten years), everything else until it is no longer needed. Hosting and e-mail are done by processors in the European Union that are bound by contract. We sell no data.',
      ],
    },
    {
      heading: 'Your rights',
      body: [
        'You have the right to access, rectification, erasure, restriction and portability, and may object to processing that rests on our legitimate interests. You can withdraw a consent at any time for the future. A message to the address above is enough.',
        'You may also complain to a supervisory authority, in Berlin to the {supervisoryAuthority}.',
      ],
    },
  ],
};
