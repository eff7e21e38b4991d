import { eq } from 'drizzle-orm';
import { companyOfFiles } from '#content/shop.ts';
import { type Company, readCompany } from '#rules/text/company.ts';
import type { Queryable } from '../../db/database.ts';
import { settings } from '../../db/schema/settings.ts';

/** Under which the company stands. Its row is public, so that pages are made anew when it changes; GET /v1/extra-config never answers it. */
export const companyKey = 'company';

/** Who runs the shop as it is now: as the owner has set it, else as the files have it. */
export async function companyNow(db: Queryable): Promise<Company> {
  return readCompany(await companyWritten(db), companyOfFiles);
}

/** The company as the owner has written it; empty where nobody has. */
export async function companyWritten(db: Queryable): Promise<string> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, companyKey));
  return row?.value ?? '';
}
