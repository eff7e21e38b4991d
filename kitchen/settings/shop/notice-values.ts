import type { HomeNoticeAnswer } from '#contract/kitchen/settings/home-notice.ts';
import type { HomeNotice } from '#rules/text/home-notice.ts';
import type { Saved } from './use-shop-form.ts';

/** Home's notice as its form holds it; times as the browser's field writes them, empty for none. */
export interface NoticeValues {
  readonly de: string;
  readonly en: string;
  readonly from: string;
  readonly until: string;
  readonly isOpen: boolean;
}

const empty: NoticeValues = { de: '', en: '', from: '', until: '', isOpen: false };

/** The form that shows a notice. */
export function savedNotice({ version, notice }: HomeNoticeAnswer): Saved<NoticeValues> {
  if (!notice) return { version, values: empty };
  const { de, en, from, until } = notice;
  return { version, values: { de, en, from: from ?? '', until: until ?? '', isOpen: until === null } };
}

/** The notice that a form says; null where both texts are empty: then home says nothing any more. */
export function noticeOf({ de, en, from, until, isOpen }: NoticeValues): HomeNotice | null {
  if (de.trim() === '' && en.trim() === '') return null;
  return { de: de.trim(), en: en.trim(), from: from || null, until: isOpen ? null : until };
}
