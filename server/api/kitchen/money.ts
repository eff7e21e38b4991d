import {
  exportMonthDocuments,
  exportMonthVat,
  listMonthDocuments,
  type MonthOfDocuments,
} from '#contract/kitchen/money.ts';
import { euroOf } from '#rules/money/money.ts';
import type { Deps } from '../../deps.ts';
import { documentsOfMonth } from '../../services/billing/documents-of-month.ts';
import { vatOfMonth, zipOfMonth } from '../../services/billing/month-files.ts';
import { presentDocument } from '../present-document.ts';
import { newRoutes } from '../routes.ts';

export function moneyRoutes(deps: Deps) {
  return newRoutes()
    .openapi(listMonthDocuments, async (c) => {
      const { month } = c.req.valid('param');
      return c.json(presentMonth(month, await documentsOfMonth(deps, c.get('staff'), month)), 200);
    })
    .openapi(exportMonthVat, async (c) => {
      const { month } = c.req.valid('param');
      return c.body(await vatOfMonth(deps, c.get('staff'), month), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="Umsatzsteuer-${month}.csv"`,
      });
    })
    .openapi(exportMonthDocuments, async (c) => {
      const { month } = c.req.valid('param');
      return c.body(await zipOfMonth(deps, c.get('staff'), month), 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="Belege-${month}.zip"`,
      });
    });
}

function presentMonth(
  month: string,
  { documents, sums }: Awaited<ReturnType<typeof documentsOfMonth>>,
): MonthOfDocuments {
  return {
    month,
    documents: documents.map((document) => ({
      ...presentDocument(document),
      publicProductOrderId: document.publicId,
      buyer: document.buyer,
    })),
    sums: sums.map((sum) => ({
      ...sum,
      net: euroOf(sum.net),
      vat: euroOf(sum.vat),
      gross: euroOf(sum.gross),
    })),
  };
}
