import { createContext, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '#kitchen-messages';
import { type PrintedSheet, printSheet } from '../api/prints.ts';
import { QrCode } from './qr-code.tsx';

/** What makes paper know that it is old: known once the print is recorded. */
export interface Printed {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Which one of this paper it is, from 1. */
  readonly version: number;
  /** The code that leads to whether it is still valid, 84 px square. */
  readonly code: ReactNode;
}

/** What the head of a sheet says of its print; nothing before it was noted. */
export const PrintedContext = createContext<Printed | null>(null);

/**
 * Prints a sheet with a code that says whether it still counts: what stands on it is noted first. Without a connection it
 * is printed without one, since paper is needed then most.
 * @param sheet null for paper that belongs to no day
 */
export function usePrint(sheet: PrintedSheet | null): { printed: Printed | null; printNow: () => void } {
  const [printed, setPrinted] = useState<Printed | null>(null);
  const printNow = async () => {
    const noted = sheet && (await printSheet(sheet).catch(() => null));
    flushSync(() => setPrinted(noted ? printedOf(noted) : null));
    // What is laid out by size needs a moment until it stands.
    requestAnimationFrame(() => requestAnimationFrame(() => print()));
  };
  return { printed, printNow: () => void printNow() };
}

function printedOf({ url, version, printedAt }: Awaited<ReturnType<typeof printSheet>>): Printed {
  return { at: printedAt * 1000, version, code: <QrCode text={url} label={m.paper_still_valid()} /> };
}
