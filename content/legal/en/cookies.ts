import { shop } from '../../shop.ts';
import type { LegalPage } from '../types.ts';

export const cookies: LegalPage = {
  title: 'Cookie policy',
  updated: null,
  numbered: true,
  intro: null,
  sections: [
    {
      heading: 'What cookies are',
      paragraphs: [
        'Cookies are small texts that a website leaves in your browser and reads again later. Local and session storage of the browser do the same job without being sent along with every request. This page means all of them when it says cookies.',
      ],
    },
    {
      heading: 'Essential cookies',
      paragraphs: ['Without these the shop does not work. They need no consent (§ 25 (2) TDDDG).'],
      list: [
        'cart (local storage): your products, date, time and number of guests, until you empty the cart or delete it',
        'accessToken (local storage): keeps you signed in, until you log out, at most 30 days',
        'redirectAfterLogin (session storage): where you wanted to go before signing in, until the tab is closed',
      ],
    },
    {
      heading: 'Preference cookies',
      paragraphs: ['They remember a choice you made yourself.'],
      list: ['language (cookie and local storage): English or German, for one year'],
    },
    {
      heading: 'Analytics cookies',
      paragraphs: [
        'These would tell us how the site is used. We set none at present. Should that change, we ask you first, and refusing is as easy as accepting.',
      ],
    },
    {
      heading: 'Marketing cookies',
      paragraphs: [
        'These would tell an advertising network that an order followed one of our advertisements. They are set only after you have consented, only with the value of the order and never with your name or address. Without consent nothing is loaded from other hosts.',
      ],
    },
    {
      heading: 'Session cookies and persistent cookies',
      paragraphs: [
        'Session cookies end when you close the tab or the browser; redirectAfterLogin is one. Persistent cookies stay for the time named above, or until you delete them; cart, accessToken and language are such.',
      ],
    },
    {
      heading: 'Your choice',
      paragraphs: [
        'You can delete cookies in your browser at any time and forbid new ones. The shop then still shows everything, but forgets your cart when you close it.',
        `A consent can be withdrawn on this page at any time with effect for the future. Questions go to ${shop.email}.`,
      ],
    },
  ],
};
