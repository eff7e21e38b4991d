import { createRoute, z } from '@hono/zod-openapi';
import type { Company } from '#rules/text/company.ts';
import { Name } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';
import { Version } from './capacity.ts';

const CompanySchema = z
  .object({
    company: Name,
    represented: z.array(Name).max(20).openapi({ description: 'Who may sign for it' }),
    street: Name,
    postalCode: Name,
    city: Name,
    phone: Name.openapi({ description: 'As it is shown; one that can be dialled', example: '030 5557 2140' }),
    whatsApp: Name.openapi({ description: 'The number of the chat, as it would be shown' }),
    email: Name,
    salesEmail: Name,
    registerCourt: z.object({ de: Name, en: Name }),
    registerNumber: Name,
    vatId: Name.openapi({ example: 'DE123456789' }),
    taxNumber: Name,
  })
  .openapi('Company') satisfies z.ZodType<Company>;

const CompanyAnswerSchema = z.object({ version: Version, company: CompanySchema }).openapi('CompanyAnswer');
export type CompanyAnswer = z.infer<typeof CompanyAnswerSchema>;

/** Who runs the shop. */
export const getCompany = createRoute({
  operationId: 'getCompany',
  method: 'get',
  path: '/kitchen/api/company',
  summary: 'Who runs the shop, as invoices, e-mails and pages say',
  tags: ['Shop'],
  security: cookie,
  responses: { 200: json('The company', CompanyAnswerSchema), ...staffErrors() },
});

/** Changes who runs the shop; what has been issued stays as it is. */
export const changeCompany = createRoute({
  operationId: 'changeCompany',
  method: 'put',
  path: '/kitchen/api/company',
  summary: 'Change who runs the shop',
  description: 'Invoices that have been issued stay as they are.',
  tags: ['Shop'],
  security: cookie,
  request: { body: body(CompanyAnswerSchema) },
  responses: {
    200: json('The company as it is now', CompanyAnswerSchema),
    ...staffErrors('ChangedMeanwhile', ...writeErrors),
  },
});
