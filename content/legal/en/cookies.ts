import type { LegalPage } from '#rules/text/legal-page.ts';

export const cookies: LegalPage = {
  title: 'Cookie policy',
  updated: null,
  numbered: true,
  intro: null,
  sections: [
    {
      heading: 'What cookies are',
      body: [
        'Cookies are small texts that a website leaves in your browser and reads again later. Local and session storage of the browser do the same job without being sent along with every request. This page means all of them when it says cookies.',
      ],
    },
    {
      heading: 'Essential cookies',
      body: [
        'Without these the shop does not work. They need no consent (§\u00a025\u00a0(2) TDDDG).',
        [
          'cart (local storage): your products, date, time and number of guests, until you empty the cart or delete it',
          'accessToken (local storage): keeps you signed in, until you sign out, at most 30\u00a0days',
          'redirectAfterLogin (session storage): where you wanted to go before signing in, until the tab is closed',
          'signInStep (session storage) and signInTarget (local storage): to which address we sent an access code and where the sign-in leads, until you are signed in, used for ten minutes at most',
          'sessionDropped (session storage): that your sign-in has just expired, until the page saying so has read it',
          'deliveryDraft (session storage): what you entered in the delivery step, until the order is paid or the tab is closed; your instructions and purchase order for it also in local storage, so that no other tab orders without them, until the order is paid, you sign out or delete them',
          'orderLink (session storage): the link from our e-mail by which you look at an order, until the tab is closed',
          'orderWish (session storage): what you want to change about an order, until that is done or dropped, or the tab is closed',
          'orderedCart (local storage): your cart as it was when you last ordered, and who came to it, so that its payment takes that out of the cart and nothing else, until you delete it',
          'paidOrders (local storage): the numbers of your last 20 paid orders, so that an old confirmation page does not empty a new cart, until you delete it',
          'productFilter (local storage): the diet and allergens that you have chosen for the menu, until you take the choice away or delete it; we are told only what stands in the instructions of your order',
          'whoComes (local storage): how many guests come, what they eat and cannot eat, as you said when planning the table, with the sentence that we wrote from it into the instructions and what the table put into the cart, until the cart is ordered or you take it back or delete it; of this we learn only what the instructions of your order say',
          'language (cookie and local storage): English or German, once you have chosen, for one year',
          'languageMended (session storage): keeps a page from reloading twice for its language, until the tab is closed',
          'searchKey (local storage): that you have switched off the key that opens the search, until you switch it on again',
          'continueTo and reloadedRelease (session storage): where you were going when a new version of the shop made the page load anew, until that page is there or the tab is closed',
          'consent (local storage): your choice on this page, for one year',
        ],
      ],
    },
    {
      heading: 'Preference cookies',
      body: [
        'These would remember how you like to use the shop, beyond the language. We set none at present.',
      ],
    },
    {
      heading: 'Analytics cookies',
      body: [
        'These would tell us how the site is used. We set none at present. Should that change, we ask you first, and refusing is as easy as accepting.',
      ],
    },
    {
      heading: 'Marketing cookies',
      body: [
        'Where we advertise with Google Ads, they tell Google Ireland Limited that an order followed one of our advertisements. They are set only after you have consented (§\u00a025\u00a0(1) TDDDG, Art.\u00a06 (1) a GDPR), on the page that confirms a paid order. Google receives the value and the number of the order and, as with every call, your IP address; we pass on neither your name nor your delivery address. Data may reach Google in the USA under the EU-US Data Privacy Framework. Without consent nothing is loaded from Google.',
        [
          '_gcl_au and other cookies that begin with _gcl, and _gcl_ls (local storage): set by Google, for 90\u00a0days, deleted when you withdraw your consent',
          'conversions (local storage): the numbers of the last 20 orders that were reported, so that none is reported twice, until you delete it',
        ],
      ],
    },
    {
      heading: 'Session cookies and persistent cookies',
      body: [
        'Session cookies end when you close the tab or the browser; redirectAfterLogin and deliveryDraft are such. Persistent cookies stay for the time named above, or until you delete them; cart, accessToken, language and consent are such.',
      ],
    },
    {
      heading: 'Your choice',
      body: [
        'You can delete cookies in your browser at any time and forbid new ones. The shop then still shows everything, but forgets your cart when you close it.',
        'Under Cookie settings in the footer or the menu, and below on this page, you can change your choice at any time and withdraw a consent with effect for the future. Questions go to {email}.',
      ],
    },
  ],
};
