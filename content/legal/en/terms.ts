import type { LegalPage } from '#rules/text/legal-page.ts';

export const terms: LegalPage = {
  title: 'Terms and conditions',
  updated: '2024-05-24',
  numbered: true,
  intro: null,
  sections: [
    {
      heading: 'Scope',
      body: [
        'These terms apply to all orders that private and business customers place with {company}, {street}, {postalCode} {city} (“we”), in this online shop.',
        'Terms of a customer that differ from ours apply only where we have agreed to them in text form.',
      ],
    },
    {
      heading: 'Offer and conclusion of the contract',
      body: [
        'What you see in the shop is an invitation to order. By pressing “Order with obligation to pay” you make a binding offer. Until then you can change or remove everything in your cart.',
        'We acknowledge your order by e-mail at once. The contract comes about when your payment has arrived and we confirm the order by e-mail. We store the text of the contract and send it to you together with these terms. Contracts are made in German or English.',
      ],
    },
    {
      heading: 'Prices and minimum order',
      body: [
        'All prices are in euro and include VAT. Delivery in Berlin and setting up are included, unless a price is named for your postcode: it is then a line of its own in the summary before you order. A deposit for bottles and crates is shown beside the price. It is not part of the order total, is settled at hand-over and is paid back when they are returned.',
        'There is a minimum order value, which the shop shows before you order.',
      ],
    },
    {
      heading: 'Payment',
      body: [
        'You pay when ordering, on the page of our payment service provider, with one of the means of payment shown there. The provider’s own terms apply to the payment itself.',
        'If a payment fails, no contract comes about and your cart is kept.',
      ],
    },
    {
      heading: 'Delivery and pickup',
      body: [
        'We deliver in Berlin, at the day and time you choose, from a short lead time that the shop shows. A delivery may arrive up to 15\u00a0minutes before or after the time chosen. You can also pick your order up at our shop.',
        'Please make sure that somebody can receive the delivery. If nobody is there and cannot be reached by phone for 20\u00a0minutes, we may charge the way back and the price of perishable goods.',
      ],
    },
    {
      heading: 'Cancellation and changes',
      body: [
        'You can cancel an order free of charge until 48\u00a0hours before the scheduled delivery or pickup, under My orders or by telling us; you then get the full amount back the way you paid. As long as no time has been agreed, you cancel free of charge by telling us.',
        'Inside these 48\u00a0hours, also where you order inside them, we have already bought and begun to cook. For what can no longer be avoided we may keep a part of the price then: 50% until 24\u00a0hours before the time agreed, 100% after that, of what you cancel or take out. What it costs is shown before you order, and on the page of the order before you cancel. What had been reached stays where the order is moved after that. You may show that our loss was smaller.',
        'Please tell us about changes as early as possible. We do what the kitchen still allows.',
      ],
    },
    {
      heading: 'No right of withdrawal',
      body: [
        'There is no statutory right of withdrawal for food that spoils quickly, nor for catering services that are agreed for a certain day or period (§\u00a0312g\u00a0(2) nos.\u00a02 and 9 of the German Civil Code). Your right to cancel under section 6 is not touched by this.',
      ],
    },
    {
      heading: 'Allergens, storage and alcohol',
      body: [
        'Allergens and additives stand with each product. All dishes come from kitchens that work with all allergens, so traces cannot be ruled out. Please keep cold dishes cold and eat them on the day of delivery.',
        'We hand over alcoholic drinks only to persons of the age that the Youth Protection Act requires, and may ask for proof.',
      ],
    },
    {
      heading: 'Defects and liability',
      body: [
        'The statutory rights apply if something is wrong. Please tell us about visible defects right away, so that we can still help before your guests arrive.',
        'We are liable without limit for intent, gross negligence and injury to life, body or health. For slight negligence we are liable only for duties that are essential to the contract, and only for the damage that is typical and could be foreseen. Liability under the Product Liability Act is not affected.',
      ],
    },
    {
      heading: 'Final provisions',
      body: [
        'The law of the Federal Republic of Germany applies, without the UN Convention on Contracts for the International Sale of Goods. Consumers keep the protection of mandatory rules of the country they live in.',
        'Where the customer is a merchant, Berlin is the place of jurisdiction. We are neither willing nor obliged to take part in proceedings before a consumer arbitration board. Should a provision be void, the others remain valid.',
      ],
    },
  ],
};
