import type pg from 'pg';
import { sampleDiscounts } from '#content/sample-discounts.ts';
import { type Examination, laidOut } from '../examination.ts';
import { type Finding, found } from '../finding.ts';
import { isInvented } from '../hosts.ts';
import { invented, textsIn } from '../sample-data.ts';
import { domainOf } from './sender.ts';

/** What in the database is still sample data: of the files, or of a demo that customers were let into. */
export async function lookAtSampleRows(examination: Examination): Promise<Finding[] | null> {
  const client = await laidOut(examination);
  if (!client) return null;
  return [
    ...(await company(client)),
    ...(await staff(client)),
    ...(await discounts(client, examination.now())),
    ...(await orders(client)),
    ...(await products(client)),
  ];
}

async function company(client: pg.Pool): Promise<Finding[]> {
  const { rows } = await client.query<{ value: string }>("select value from settings where key = 'company'");
  const written: unknown = JSON.parse(rows[0]?.value || '{}');
  const fields = Object.entries(written ?? {}).flatMap(([field, value]) =>
    textsIn(value).some((text) => invented.test(text)) ? [field] : [],
  );
  return fields.length > 0 ? [found('sample_company', { fields: fields.join(', ') })] : [];
}

async function staff(client: pg.Pool): Promise<Finding[]> {
  const { rows } = await client.query<{ email: string }>('select email from staff where removed_at is null');
  const count = rows.filter(({ email }) => isInvented(domainOf(email) ?? '')).length;
  return count > 0 ? [found('sample_staff', { count })] : [];
}

async function discounts(client: pg.Pool, now: number): Promise<Finding[]> {
  const { rows } = await client.query<{ code: string }>(
    'select code from discounts where code = any($1) and (valid_until is null or valid_until > $2) order by code',
    [sampleDiscounts.map(({ code }) => code), new Date(now)],
  );
  return rows.length > 0
    ? [found('sample_discount', { codes: rows.map(({ code }) => code).join(', ') })]
    : [];
}

/** Customers of a demo have addresses that are nobody's. */
async function orders(client: pg.Pool): Promise<Finding[]> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from product_orders where customer ->> 'email' ~ '@(.*\\.)?example(\\.com|\\.net|\\.org)?$'",
  );
  const count = rows[0]?.count ?? 0;
  return count > 0 ? [found('sample_orders', { count })] : [];
}

async function products(client: pg.Pool): Promise<Finding[]> {
  const { rows } = await client.query('select name, description, packaged from products where active');
  const names = new Set(textsIn(rows).filter((text) => invented.test(text)));
  return names.size > 0 ? [found('sample_products', { names: [...names].join(', ') })] : [];
}
