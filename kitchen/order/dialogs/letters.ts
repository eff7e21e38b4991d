import { companyOfFiles } from '#content/shop.ts';
import { m } from '#kitchen-messages';
import { kitchenName } from '#rules/catalogue/kitchen-words.ts';
import { allergenChoice } from '#rules/catalogue/product-filter.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { formatDay, formatTime } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { foodWord } from '../../paper/food-words.ts';
import type { ShownDetails } from '../shown-order.ts';

/** What a letter to a customer can begin as. */
export const templates = ['allergy', 'late', 'missing', 'door', 'empty'] as const;
export type Template = (typeof templates)[number];

export interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** A letter in the customer's language, with what of it comes from the order. */
export function letterFor(
  template: Template,
  order: ShownDetails,
  { locale, writer }: { locale: Locale; writer: string },
): Letter {
  const options = { locale };
  const about = aboutOrder(order, locale);
  const { contact } = order;
  const hello = contact?.name
    ? m.letter_hello({ name: contact.name }, options)
    : m.letter_hello_nobody({}, options);
  const bye = m.letter_bye({ name: writer, phone: (order.shop ?? companyOfFiles).phone }, options);
  const { subject, body } = bodyOf(template, order, about, locale);
  return { subject, text: [hello, body, bye].join('\n\n') };
}

/** Which order it is about: the day and time that are agreed, else its number. */
function aboutOrder({ day, time, publicProductOrderId }: ShownDetails, locale: Locale): string {
  return day && time
    ? m.letter_subject({ when: `${formatDay(day, locale)}, ${formatTime(time, locale)}` }, { locale })
    : m.letter_subject_open({ number: orderNumber(publicProductOrderId) }, { locale });
}

function bodyOf(
  template: Template,
  order: ShownDetails,
  subject: string,
  locale: Locale,
): { subject: string; body: string } {
  const options = { locale };
  if (template === 'allergy') {
    const lines = [
      m.letter_allergy({ note: order.note }, options),
      ...allergyLines(order, locale),
      m.letter_allergy_question({}, options),
    ];
    return { subject: m.letter_allergy_subject({ subject }, options), body: lines.join('\n\n') };
  }
  if (template === 'late') {
    return { subject: m.letter_late_subject({ subject }, options), body: m.letter_late({}, options) };
  }
  if (template === 'missing') {
    return { subject: m.letter_missing_subject({ subject }, options), body: m.letter_missing({}, options) };
  }
  if (template === 'door') {
    const address = order.contact?.address ?? '';
    const body = address ? m.letter_door_at({ address }, options) : m.letter_door({}, options);
    return { subject: m.letter_door_subject({ subject }, options), body };
  }
  return { subject, body: '' };
}

/** Which dishes hold what the customer asks to take care of. */
function allergyLines({ asks, items }: ShownDetails, locale: Locale): string[] {
  return asks.flatMap((asked) => {
    const dishes = items
      .filter((item) => item.asked.some((slug) => allergenChoice(slug) === asked))
      .map(({ name }) => kitchenName(name, locale));
    if (dishes.length === 0) return [];
    return [
      m.letter_allergy_in({ allergen: foodWord(asked, locale), dishes: dishes.join(', ') }, { locale }),
    ];
  });
}
