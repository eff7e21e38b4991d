import type { SheetState } from '#contract/kitchen/day/prints.ts';
import { m } from '#kitchen-messages';

type Sheet = Pick<NonNullable<SheetState['sheet']>, 'kind'>;

const names = {
  PRODUCTION: m.sheet_production,
  PACKING: m.sheet_packing,
  DELIVERY_NOTE: m.sheet_delivery_note,
  LABELS: m.sheet_labels,
  BON: m.sheet_bon,
  RUN: m.sheet_run,
} as const;

/** What a sheet is called. */
export const sheetName = ({ kind }: Sheet): string => names[kind]();
