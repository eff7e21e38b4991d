import type { PrintKind, SheetState } from '#contract/kitchen/day/prints.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import { call } from './call.ts';

/** Which sheet is printed: of a day, of one kitchen, of an order, of a run. */
export interface PrintedSheet {
  readonly kind: PrintKind;
  readonly day: Day;
  readonly scope: {
    readonly sellerId?: number;
    readonly publicProductOrderId?: string;
    readonly runId?: number;
  };
}

/** Notes what stands on a sheet; `url` is for its QR code. */
export const printSheet = (sheet: PrintedSheet) =>
  call<{ url: string; version: number; printedAt: number }>('POST', '/prints', { body: sheet });

/** Whether a sheet is still valid; what changed only for who is signed in. */
export const getSheetState = (token: string) => call<SheetState>('GET', `/prints/${token}`);

/** Says that the changes of a sheet were seen by who works with it, as they were shown. */
export const markSheetSeen = ({ id, contentVersion }: { id: number; contentVersion?: string | undefined }) =>
  call<void>('POST', `/prints/${id}/seen`, { body: { contentVersion } });

export interface OldSheet {
  readonly id: number;
  readonly kind: PrintKind;
  readonly sellerId: number | null;
  readonly printedAt: number;
  readonly changed: number;
  /** Of what would stand on it now. */
  readonly contentVersion?: string;
}

/** Sheets of a day that are old and not seen to be. */
export const getOldSheets = (day: Day) => call<OldSheet[]>('GET', `/days/${day}/prints`);
