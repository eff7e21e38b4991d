import { expect, test } from 'vitest';
import { newDraft, withMore, withNewCustomer } from './draft.ts';
import { problemText, questionOf } from './problems.ts';
import { wrongWith } from './wrong-with.ts';

test.each([
  ['ValidationFailed', 'customer.email', 1],
  ['ProductUnavailable', 'items.2', 2],
  ['MinimumOrderNotMet', undefined, 2],
  ['DeliveryTimeUnavailable', 'preferDateAndTime', 3],
  ['SlotFull', undefined, 3],
  ['OutsideDeliveryArea', 'address', 4],
  ['ValidationFailed', 'address.postalCode', 4],
  ['InvoiceAddressRequired', undefined, 4],
  ['TotalChanged', undefined, null],
  ['PaymentProviderFailed', undefined, null],
] as const)('%s about %s belongs to question %s', (code, field, question) => {
  expect(questionOf({ code, field })).toBe(question);
});

test('who takes the call is told what to say of a place outside of the area, and all else as the shop says it', () => {
  const said = 'Nach 80331 liefern wir nicht. Sie können Ihre Bestellung gern abholen.';
  expect(problemText('OutsideDeliveryArea', said, newDraft())).toBe(
    'Dorthin liefern wir nicht; abholen geht.',
  );
  expect(problemText('CartEmpty', 'Nichts gewählt.', newDraft())).toBe('Nichts gewählt.');
});

test('of the order in whose place another comes they are told why it cannot', () => {
  const said = 'Ihre Bestellung ist schon bezahlt.';
  const paid = 'Die vorige Bestellung ist inzwischen bezahlt. Öffnen Sie sie, um sie zu ändern.';
  const instead = { replaces: '0f8fad5b-d9cb-469f-a165-70867728950e' };
  expect(problemText('OrderAlreadyPaid', said, instead)).toBe(paid);
  expect(problemText('PaymentNotConfirmed', said, instead)).toBe(paid);
  expect(problemText('OrderAlreadyCanceled', said, instead)).toContain('schon neu aufgenommen');
  expect(problemText('CancellationUnderWay', said, instead)).toContain('noch nichts bestellt');
  expect(problemText('OrderAlreadyPaid', said, newDraft())).toBe(said);
});

test('what was typed for a dish and not chosen stops an order, and is a mistake once somebody wants to order', () => {
  const text =
    'Bei den Gerichten steht noch „ohne Nüsse“. Bitte ein Gericht wählen, zu den Allergien nehmen oder löschen.';
  const draft = withMore(withNewCustomer(newDraft(), 'Wolff', 'de'), { productId: 301, quantity: 2 });
  const newCustomer = { name: 'Wolff', companyName: '', phone: '030 12345', email: 'wolff@example.com' };
  const wrong = (isTried: boolean, unchosen = ' ohne Nüsse ') =>
    wrongWith({ ...draft, newCustomer, unchosen }, { quote: null, refusal: null, isTried });
  expect(wrong(false)).toMatchObject({ firstQuestion: 2, asWhole: { text }, atFields: {} });
  expect(wrong(false).atQuestion(2)).toBeUndefined();
  expect(wrong(true)).toMatchObject({ firstQuestion: 2, asWhole: undefined, atFields: { unchosen: text } });
  expect(wrong(true).atQuestion(2)).toBe(text);
  expect(wrong(true, ' ')).toMatchObject({ firstQuestion: 3, atFields: {} });
});

test('what was typed is asked about before a dish is, where there is none yet', () => {
  const draft = { ...newDraft(), unchosen: 'Wrp' };
  const { atQuestion } = wrongWith(draft, { quote: null, refusal: null, isTried: true });
  expect(atQuestion(2)).toContain('„Wrp“');
});
