import { describe, expect, test } from 'vitest';
import { type Asked, amendmentOf, type Entry, entriesOf } from './ledger.ts';

const charge: Entry = {
  kind: 'CHARGE',
  amount: 11_600,
  state: 'DONE',
  providerId: 'pi_1',
  askedAt: 1000,
  closedAt: 1000,
};
const asked: Asked = {
  amount: 11_600,
  alreadyBack: 0,
  state: 'ASKED',
  providerId: null,
  askedAt: 2000,
  closedAt: null,
};
const told = (providerId: string, amount: number, state: Entry['state'] = 'DONE'): Entry => ({
  kind: 'REFUND',
  amount,
  state,
  providerId,
  askedAt: 3000,
  closedAt: null,
});
const known = (back: Entry[] = [], refund: Asked | null = null) =>
  entriesOf({ total: 11_600, paidAt: 1000, paymentId: 'pi_1', back, refund });
const short = (entries: readonly Entry[]) =>
  entries.map(({ kind, amount, state, providerId }) => [kind, amount, state, providerId]);

describe('what is known of the money of an order', () => {
  test('is its charge first', () => {
    expect(known()).toEqual([charge]);
  });

  test.each([
    ['asked for', asked, [['REFUND', -11_600, 'ASKED', null]]],
    ['under way', { ...asked, providerId: 're_1' }, [['REFUND', -11_600, 'ASKED', 're_1']]],
    ['done', { ...asked, state: 'DONE', providerId: 're_1' }, [['REFUND', -11_600, 'DONE', 're_1']]],
    ['failed', { ...asked, state: 'FAILED', providerId: 're_1' }, [['REFUND', -11_600, 'FAILED', 're_1']]],
    ['failed before it had a number', { ...asked, state: 'FAILED' }, []],
    ['sent by a person', { ...asked, state: 'DONE' }, [['TRANSFER', -11_600, 'DONE', null]]],
    [
      'less what was back before',
      { ...asked, alreadyBack: 1000, providerId: 're_1' },
      [['REFUND', -10_600, 'ASKED', 're_1']],
    ],
    ['nothing, when all was back before', { ...asked, alreadyBack: 11_600, state: 'DONE' }, []],
  ] as const)('and a refund that is %s', (_what, refund, entries) => {
    expect(short(known([], refund).slice(1))).toEqual(entries);
  });

  test('what the provider tells of a refund says it better than the shop', () => {
    const own = { ...asked, providerId: 're_1' };
    expect(short(known([told('re_1', -11_600)], own).slice(1))).toEqual([
      ['REFUND', -11_600, 'DONE', 're_1'],
    ]);
    expect(short(known([told('re_1', -11_600, 'ASKED')], asked).slice(1))).toEqual([
      ['REFUND', -11_600, 'ASKED', 're_1'],
    ]);
  });

  test('what others send back is taken from the refund that is asked for', () => {
    expect(short(known([told('re_9', -1000)], asked).slice(1))).toEqual([
      ['REFUND', -1000, 'DONE', 're_9'],
      ['REFUND', -10_600, 'ASKED', null],
    ]);
    const unnumbered = { ...told('', -1000), providerId: null };
    expect(short(known([unnumbered], asked).slice(2))).toEqual([['REFUND', -10_600, 'ASKED', null]]);
    const lost = told('re_9', -1000, 'FAILED');
    expect(short(known([lost], asked).slice(2))).toEqual([['REFUND', -11_600, 'ASKED', null]]);
  });

  test('what went back before the shop sent the rest may be told of last', () => {
    const own = { ...asked, alreadyBack: 1000, state: 'DONE', providerId: 're_1' } as const;
    const first = known([told('re_1', -10_600)], own);
    expect(short(first.slice(1))).toEqual([['REFUND', -10_600, 'DONE', 're_1']]);
    const all = known([told('re_1', -10_600), told('re_9', -1000)], own);
    expect(amendmentOf(first, all)).toEqual({ added: [all[2]], changed: [], contradictions: [] });
  });

  test('a dispute counts once the bank has decided for the customer', () => {
    const dispute = { ...told('dp_1', -11_600, 'ASKED'), kind: 'DISPUTE' } as const;
    expect(short(known([dispute], asked).slice(2))).toEqual([['REFUND', -11_600, 'ASKED', null]]);
    expect(known([{ ...dispute, state: 'DONE' }], asked).slice(2)).toEqual([]);
  });

  test('a refund that failed and that a person then sent is both', () => {
    const own = { ...asked, state: 'DONE', providerId: 're_1' } as const;
    expect(short(known([told('re_1', -11_600, 'FAILED')], own).slice(1))).toEqual([
      ['REFUND', -11_600, 'FAILED', 're_1'],
      ['TRANSFER', -11_600, 'DONE', null],
    ]);
  });

  test('a refund that failed and is asked for no more is only told once', () => {
    const own = { ...asked, state: 'FAILED', providerId: 're_1' } as const;
    expect(known([told('re_1', -11_600, 'FAILED')], own)).toHaveLength(2);
  });
});

describe('a ledger that is compared with what is known', () => {
  const nothing = { added: [], changed: [], contradictions: [] };
  const open = { ...told('', -11_600, 'ASKED'), providerId: null };
  /** Does what the amendment says. */
  const amended = (ledger: readonly Entry[], now: readonly Entry[]) => {
    const { added, changed, contradictions } = amendmentOf(ledger, now);
    expect(contradictions).toEqual([]);
    return [...ledger.map((kept) => changed.find((change) => change.kept === kept)?.entry ?? kept), ...added];
  };

  test('gets what it lacks, once', () => {
    const all = known([told('re_9', -1000)], asked);
    expect(amendmentOf([], all)).toEqual({ ...nothing, added: all });
    expect(amendmentOf(all, all)).toEqual(nothing);
  });

  test('gives a refund its number when that turns up', () => {
    const own = { ...asked, providerId: 're_1' };
    expect(short(amended([charge, open], known([], own)))).toEqual([
      ['CHARGE', 11_600, 'DONE', 'pi_1'],
      ['REFUND', -11_600, 'ASKED', 're_1'],
    ]);
    expect(short(amended([charge, open], known([told('re_1', -11_600)], asked)))).toEqual([
      ['CHARGE', 11_600, 'DONE', 'pi_1'],
      ['REFUND', -11_600, 'DONE', 're_1'],
    ]);
  });

  test('keeps what is asked for apart from what others send meanwhile', () => {
    expect(short(amended([charge, open], known([told('re_9', -1000)], asked)))).toEqual([
      ['CHARGE', 11_600, 'DONE', 'pi_1'],
      ['REFUND', -10_600, 'ASKED', null],
      ['REFUND', -1000, 'DONE', 're_9'],
    ]);
  });

  test('ends what was asked for and then sent by a person', () => {
    expect(short(amended([charge, open], known([], { ...asked, state: 'DONE' })))).toEqual([
      ['CHARGE', 11_600, 'DONE', 'pi_1'],
      ['REFUND', -11_600, 'FAILED', null],
      ['TRANSFER', -11_600, 'DONE', null],
    ]);
    // Nothing follows from it again.
    const over = [charge, { ...open, state: 'FAILED' } as const];
    expect(amendmentOf(over, known())).toEqual(nothing);
  });

  test('ends what was asked for besides what the provider has sent', () => {
    const sent = told('re_1', -1000);
    expect(short(amended([charge, sent, open], known([sent])))).toEqual([
      ['CHARGE', 11_600, 'DONE', 'pi_1'],
      ['REFUND', -1000, 'DONE', 're_1'],
      ['REFUND', -11_600, 'FAILED', null],
    ]);
  });

  test('gets a refund that is asked for again after one that failed', () => {
    const failed = { ...open, state: 'FAILED' } as const;
    expect(short(amended([charge, failed], known([], asked)))).toEqual([
      ['CHARGE', 11_600, 'DONE', 'pi_1'],
      ['REFUND', -11_600, 'FAILED', null],
      ['REFUND', -11_600, 'ASKED', null],
    ]);
  });

  test('takes a refund that turns out to have failed, a month later perhaps', () => {
    const done = [charge, told('re_1', -11_600)];
    const own = { ...asked, state: 'FAILED', providerId: 're_1' } as const;
    expect(short(amended(done, known([told('re_1', -11_600, 'FAILED')], own)))).toEqual([
      ['CHARGE', 11_600, 'DONE', 'pi_1'],
      ['REFUND', -11_600, 'FAILED', 're_1'],
    ]);
  });

  test('what failed needs no other amount', () => {
    const failed = [charge, told('re_1', -10_000, 'FAILED')];
    expect(amendmentOf(failed, known([told('re_1', -11_600, 'FAILED')]))).toEqual(nothing);
  });

  test.each([
    ['another charge', [{ ...charge, amount: 5000 }], known(), /CHARGE 5000 DONE pi_1 is kept, CHARGE 11600/],
    [
      'money that nobody sent',
      [charge, told('re_1', -100)],
      known(),
      /REFUND -100 DONE re_1 is kept, nothing/,
    ],
    [
      'money that was sent under another number',
      [charge, told('re_1', -100)],
      known([told('re_2', -100)]),
      /REFUND -100 DONE re_1 is kept, nothing/,
    ],
    [
      'a number that is not known any more',
      [charge, told('re_1', -11_600, 'ASKED')],
      known([], asked),
      /REFUND -11600 ASKED re_1 is kept, nothing/,
    ],
    [
      'a number without a refund',
      [charge, told('re_1', -100, 'ASKED')],
      known(),
      /REFUND -100 ASKED re_1 is kept, nothing/,
    ],
    ['more back than came in', [], known([told('re_1', -11_601)]), /refunds of 11601 are above .* 11600/],
    [
      'what a person sent, and the provider too',
      [charge, { ...told('', -11_600), kind: 'TRANSFER', providerId: null }],
      known([told('re_1', -11_600)], { ...asked, state: 'DONE' }),
      /TRANSFER -11600 DONE without a number is kept, nothing/,
    ],
    [
      'a failure that was done with another amount',
      [charge, told('re_1', -100, 'FAILED')],
      known([told('re_1', -200)]),
      /REFUND -100 FAILED re_1 is kept, REFUND -200 DONE re_1 is known/,
    ],
  ] as const)('names %s', (_what, ledger, now, sentence) => {
    const { contradictions } = amendmentOf<Entry>(ledger, now);
    expect(contradictions).toHaveLength(1);
    expect(contradictions[0]).toMatch(sentence);
  });

  test('a charge and a refund to the last cent fit', () => {
    expect(amendmentOf([], known([told('re_1', -11_600)])).contradictions).toEqual([]);
  });

  test('a refund that failed and was sent again is not more than the charge', () => {
    const again = known([told('re_1', -11_600, 'FAILED'), told('re_2', -11_600)]);
    expect(amendmentOf([], again).contradictions).toEqual([]);
  });
});
