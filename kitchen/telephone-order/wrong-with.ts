import type { TelephoneQuote } from '#contract/kitchen/orders/telephone-quote.ts';
import { getLocale } from '#kitchen-locale';
import type { Draft } from './draft.ts';
import { missingIn, type Needed } from './missing.ts';
import { type Problem, problemText, questionOf, unchosenDish } from './problems.ts';
import { neededWords } from './said-words.ts';

/** Where each answer is given. */
export const questionFor: Readonly<Record<Needed, number>> = {
  customer: 1,
  name: 1,
  phone: 1,
  email: 1,
  items: 2,
  guests: 2,
  day: 3,
  time: 3,
  place: 4,
  street: 4,
  postal_code: 4,
  city: 4,
  invoice: 4,
};

/** Answers that are no field of their own: what is wrong with them stands at their question. */
const wholeAnswers: readonly Needed[] = ['customer', 'items', 'day', 'time', 'place', 'invoice'];
/** What no number of guests and no range of them has in it, however far it is typed. */
const neverGuests = /[^\d\s+–-]/;
/** What is only not finished is no mistake before somebody wants to order. */
const unfinished = [
  'DishNotChosen',
  'CartEmpty',
  'MinimumOrderNotMet',
  'DeliveryAddressRequired',
  'InvoiceAddressRequired',
];

/** What is wrong with each field; that for dishes is asked for nothing, but must be empty. */
export type FieldErrors = Readonly<Partial<Record<Needed | 'unchosen', string>>>;

/** What is wrong with an order as it stands: at its questions, at their fields, and as a whole. */
export interface Wrong {
  readonly missing: readonly Needed[];
  readonly atQuestion: (question: number) => string | undefined;
  readonly atFields: FieldErrors;
  /** What belongs to no question, or is only to be said until somebody wants to order. */
  readonly asWhole: Problem | undefined;
  /** Times that have room, where the one that was said has none; `YYYY-MM-DDTHH:mm`. */
  readonly nearest: readonly string[];
  /** The first question that has to be looked at before it can be ordered. */
  readonly firstQuestion: number | undefined;
}

/**
 * Finds out what is wrong with an order.
 * @param isTried whether somebody wanted to order it: before, nothing is wrong that is not said yet
 */
export function wrongWith(
  draft: Draft,
  { quote, refusal, isTried }: { quote: TelephoneQuote | null; refusal: Problem | null; isTried: boolean },
): Wrong {
  const missing = missingIn(draft);
  const asked = missing.filter((each) => isTried || (each === 'guests' && neverGuests.test(draft.guests)));
  const isAnswered = (question: number | null) => !missing.some((each) => questionFor[each] === question);
  const unchosen = unchosenDish(draft);
  const problems = [
    ...(refusal ? [refusal] : []),
    ...(unchosen ? [unchosen] : []),
    ...(quote?.problems ?? [])
      .map(({ code, field, message, nearest }) => ({
        ...{ code, field, nearest },
        text: problemText(code, message[getLocale()], draft),
      }))
      .filter((problem) => isAnswered(questionOf(problem))),
  ];
  const isMistake = ({ code }: Problem) => isTried || !unfinished.includes(code);
  const atQuestion = (question: number) => {
    const mistake = problems.find((each) => questionOf(each) === question && isMistake(each));
    if (mistake) return mistake.text;
    const own = asked.find((each) => questionFor[each] === question && wholeAnswers.includes(each));
    return own && neededWords(own);
  };
  return {
    missing,
    atQuestion,
    atFields: {
      ...Object.fromEntries(
        [...asked.filter((each) => !wholeAnswers.includes(each)), ...refusedFields(refusal)].map((each) => [
          each,
          neededWords(each),
        ]),
      ),
      ...(isTried && unchosen && { unchosen: unchosen.text }),
    },
    asWhole: problems.find((each) => questionOf(each) === null || !isMistake(each)),
    nearest: problems.find(({ code }) => code === 'SlotFull')?.nearest ?? [],
    firstQuestion: [
      ...missing.map((each) => questionFor[each]),
      ...problems.flatMap((each) => questionOf(each) ?? []),
    ].toSorted()[0],
  };
}

/** What fields are called in an order. */
const fieldOf: Readonly<Record<string, Needed>> = {
  'customer.name': 'name',
  'customer.phone': 'phone',
  'customer.email': 'email',
  'address.street': 'street',
  'address.postalCode': 'postal_code',
  'address.city': 'city',
};

/** The field that the shop has refused, if it is one that is asked for. */
function refusedFields(refusal: Problem | null): Needed[] {
  const field = refusal?.code === 'ValidationFailed' ? fieldOf[refusal.field ?? ''] : undefined;
  return field ? [field] : [];
}
