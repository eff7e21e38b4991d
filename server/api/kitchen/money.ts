import {
  comparePayments,
  exportMonthDeposits,
  exportMonthDocuments,
  exportMonthJournal,
  exportMonthLedger,
  exportMonthVat,
  getComparison,
  listMonthDocuments,
  listMonthLedger,
} from '#contract/kitchen/money.ts';
import type { Deps } from '../../deps.ts';
import { journalOfMonth } from '../../services/billing/document-journal.ts';
import { documentsOfMonth } from '../../services/billing/documents-of-month.ts';
import { vatOfMonth, zipOfMonth } from '../../services/billing/month-files.ts';
import { depositsFileOf } from '../../services/kitchen/runs/deposits-file.ts';
import { depositsOfMonth } from '../../services/kitchen/runs/deposits-of-month.ts';
import * as comparison from '../../services/payments/compare-now.ts';
import { ledgerFileOf } from '../../services/payments/ledger/ledger-file.ts';
import { ledgerOfMonth } from '../../services/payments/ledger/ledger-of-month.ts';
import { newRoutes } from '../routes.ts';
import { presentComparison, presentDeposits, presentLedger, presentMonth } from './present-money.ts';

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
    })
    .openapi(exportMonthJournal, async (c) => {
      const { month } = c.req.valid('param');
      return c.body(await journalOfMonth(deps, c.get('staff'), month), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="Rechnungsausgang-${month}.csv"`,
      });
    })
    .openapi(listMonthLedger, async (c) => {
      const { month } = c.req.valid('param');
      const { before } = c.req.valid('query');
      const asked = { month, before: before === undefined ? before : Number(before) };
      const ledger = await ledgerOfMonth(deps, c.get('staff'), asked);
      const deposits = before === undefined ? await depositsOfMonth(deps, c.get('staff'), month) : null;
      return c.json(
        { ...presentLedger(month, ledger), ...(deposits && { deposits: presentDeposits(deposits) }) },
        200,
      );
    })
    .openapi(exportMonthLedger, async (c) => {
      const { month } = c.req.valid('param');
      return c.body(await ledgerFileOf(deps, c.get('staff'), month), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="Zahlungen-${month}.csv"`,
      });
    })
    .openapi(exportMonthDeposits, async (c) => {
      const { month } = c.req.valid('param');
      return c.body(await depositsFileOf(deps, c.get('staff'), month), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="Pfand-${month}.csv"`,
      });
    })
    .openapi(getComparison, async (c) =>
      c.json(presentComparison(await comparison.lastComparison(deps, c.get('staff'))), 200),
    )
    .openapi(comparePayments, async (c) =>
      c.json(presentComparison(await comparison.compareNow(deps, c.get('staff'))), 200),
    );
}
