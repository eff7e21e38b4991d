import { berlinDay, isDay } from '#rules/booking/berlin-time.ts';
import { discountCodeForm, normalizeDiscountCode } from '#rules/money/discount.ts';
import { centsOf } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import {
  addDiscount,
  endDiscount,
  listDiscounts,
  type NewDiscount,
  validOn,
} from '../services/ordering/manage-discounts.ts';
import { type Command, type CommandContext, option, Refusal, UsageError, word } from './command.ts';
import { table } from './text-table.ts';

const add: Command = {
  usage:
    'discounts add <code> --percent <n> | --amount <euro> [--from <day>] [--until <day>] [--minimum <euro>] [--uses <n>] [--dry-run]',
  about: 'add a code; days are YYYY-MM-DD in Berlin, the last one included',
  async run(context) {
    const { deps, options, write } = context;
    const discount = discountOf(context);
    const shown = describe(discount);
    if (options['dry-run']) return write(`would add ${discount.code}: ${shown}\n`);
    if (!(await addDiscount(deps, discount))) throw new Refusal(`the code ${discount.code} is taken`);
    write(`added ${discount.code}: ${shown}\n`);
  },
};

const list: Command = {
  usage: 'discounts list',
  about: 'show all codes and how often each was used',
  async run({ deps, write }) {
    const rows = (await listDiscounts(deps)).map((row) => [
      row.code,
      worth(row),
      row.validFrom ? berlinDay(row.validFrom.getTime()) : '',
      row.validUntil ? berlinDay(row.validUntil.getTime() - 1) : '',
      row.minimumTotal ? formatMoney(row.minimumTotal, 'en') : '',
      `${row.uses}${row.maximumUses === null ? '' : ` of ${row.maximumUses}`}`,
      row.validUntil && row.validUntil.getTime() <= deps.now() ? 'ended' : 'runs',
    ]);
    write(table(['code', 'worth', 'from', 'until', 'minimum', 'uses', 'state'], rows));
  },
};

const end: Command = {
  usage: 'discounts end <code> [--dry-run]',
  about: 'end a code now; orders that have it keep it',
  async run(context) {
    const { deps, options, write } = context;
    const code = normalizeDiscountCode(word(context, 0, 'the code'));
    const known = (await listDiscounts(deps)).find((row) => row.code === code);
    const isOver = known?.validUntil && known.validUntil.getTime() <= deps.now();
    if (!known || isOver) throw new Refusal(`there is no code ${code} that still runs`);
    if (options['dry-run']) return write(`would end ${code}\n`);
    if (!(await endDiscount(deps, code))) throw new Refusal(`there is no code ${code} that still runs`);
    write(`ended ${code}\n`);
  },
};

export const discountCommands = { 'discounts add': add, 'discounts list': list, 'discounts end': end };

function discountOf(context: CommandContext): NewDiscount {
  const code = normalizeDiscountCode(word(context, 0, 'the code'));
  if (!discountCodeForm.test(code)) throw new UsageError('a code is 2 to 40 letters, digits, - or _');
  const percent = whole(context, 'percent', 100);
  const amount = euro(context, 'amount');
  if ((percent === null) === (amount === null)) throw new UsageError('say either --percent or --amount');
  const until = day(context, 'until');
  const from = day(context, 'from');
  if (from && until && until < from) throw new UsageError('--until is a day before --from');
  return {
    code,
    percent,
    amount,
    ...validOn({ from, until }),
    minimumTotal: euro(context, 'minimum') ?? 0,
    maximumUses: whole(context, 'uses', 1_000_000),
  };
}

function whole(context: CommandContext, name: string, most: number): number | null {
  const text = option(context, name);
  if (text === undefined) return null;
  const value = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= most)) throw new UsageError(`--${name} is a whole number from 1 to ${most}`);
  return value;
}

function euro(context: CommandContext, name: string): number | null {
  const text = option(context, name);
  if (text === undefined) return null;
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text) || Number(text) === 0) {
    throw new UsageError(`--${name} is an amount in euro such as 12.50`);
  }
  return centsOf(Number(text));
}

function day(context: CommandContext, name: string): string | null {
  const text = option(context, name);
  if (text === undefined) return null;
  if (!isDay(text)) throw new UsageError(`--${name} is a day such as 2027-01-31`);
  return text;
}

function worth({ percent, amount }: Pick<NewDiscount, 'percent' | 'amount'>): string {
  return percent ? `${percent} %` : formatMoney(amount ?? 0, 'en');
}

function describe(discount: NewDiscount): string {
  const { validFrom, validUntil, minimumTotal, maximumUses } = discount;
  return [
    worth(discount),
    validFrom && `from ${berlinDay(validFrom.getTime())}`,
    validUntil && `until ${berlinDay(validUntil.getTime() - 1)}`,
    minimumTotal && `for orders from ${formatMoney(minimumTotal, 'en')}`,
    maximumUses && `${maximumUses} times`,
  ]
    .filter(Boolean)
    .join(', ');
}
