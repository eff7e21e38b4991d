import { create, useStore } from 'zustand';
import { dropAdvertisingTraces } from './advertising-traces.ts';

/** What a visitor can allow beside the essential (spec §2, cookies). */
export const optionalCategories = ['preference', 'analytics', 'marketing'] as const;
type OptionalCategory = (typeof optionalCategories)[number];
export type ConsentChoice = Readonly<Record<OptionalCategory, boolean>>;

/** A choice and when it was made, in milliseconds since 1970. */
export interface Consent extends ConsentChoice {
  readonly decidedAt: number;
}

export const refuseAll: ConsentChoice = { preference: false, analytics: false, marketing: false };
export const acceptAll: ConsentChoice = { preference: true, analytics: true, marketing: true };

const consentKey = 'consent';
/** Raised when a category gets another purpose: everybody is asked again then. */
const version = 1;
/** Milliseconds a choice counts: a year. */
export const consentLifetime = 365 * 86_400_000;

/** The text that is stored for a choice. */
export function serializeConsent(consent: Consent): string {
  return JSON.stringify({ version, ...consent });
}

/** Reads a stored choice. What is garbled, older than a year or of another version is none. */
export function parseConsent(stored: string | null, now: number): Consent | null {
  try {
    const found = JSON.parse(stored ?? 'null') as Record<string, unknown> | null;
    if (found?.version !== version) return null;
    const { preference, analytics, marketing, decidedAt } = found;
    if (typeof decidedAt !== 'number' || now - decidedAt >= consentLifetime) return null;
    return {
      preference: preference === true,
      analytics: analytics === true,
      marketing: marketing === true,
      decidedAt,
    };
  } catch {
    return null;
  }
}

interface ConsentState {
  /** null: not chosen yet; undefined: on the server and while the page hydrates. */
  readonly consent: Consent | null | undefined;
  /** Whether the dialog with the categories is open. */
  readonly isChoosing: boolean;
}

const consentStore = create<ConsentState>(() => ({ consent: undefined, isChoosing: false }));

if (typeof window !== 'undefined') {
  const read = () => {
    try {
      return parseConsent(localStorage.getItem(consentKey), Date.now());
    } catch {
      return null;
    }
  };
  consentStore.setState({ consent: read() });
  addEventListener('storage', ({ key }) => {
    if (key === consentKey || key === null) consentStore.setState({ consent: read() });
  });
}

/** Keeps a choice; where storage is blocked it counts as long as the page. */
export function decideConsent(choice: ConsentChoice): void {
  const consent = { ...choice, decidedAt: Date.now() };
  try {
    localStorage.setItem(consentKey, serializeConsent(consent));
  } catch {
    // The visitor is asked again on the next page.
  }
  if (!choice.marketing) dropAdvertisingTraces();
  consentStore.setState({ consent, isChoosing: false });
}

export const openConsentDialog = () => consentStore.setState({ isChoosing: true });
export const closeConsentDialog = () => consentStore.setState({ isChoosing: false });

/** The choice of this visitor: null while there is none, undefined until the page is hydrated. */
export function useConsent(): Consent | null | undefined {
  return useStore(consentStore, ({ consent }) => consent);
}

export function useIsChoosingConsent(): boolean {
  return useStore(consentStore, ({ isChoosing }) => isChoosing);
}

/** Calls back when marketing is no longer allowed, in this tab or another. */
export function onMarketingWithdrawn(listener: () => void): () => void {
  return consentStore.subscribe(({ consent }, before) => {
    if (before.consent?.marketing && !consent?.marketing) listener();
  });
}
