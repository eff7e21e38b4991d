import { m } from '#kitchen-messages';
import { homeNoticeProblem, longestNotice } from '#rules/text/home-notice.ts';
import type { NoticeWrong } from './notice-form.tsx';
import { type NoticeValues, noticeOf } from './notice-values.ts';

/** What of a notice keeps it from being saved, at its field; empty when nothing does. */
export function noticeWrong(values: NoticeValues, now: number): NoticeWrong {
  const notice = noticeOf(values);
  if (!notice) return {};
  if (!values.isOpen && values.until === '') return { until: m.home_notice_until_missing() };
  const found = homeNoticeProblem(notice, now);
  if (!found) return {};
  return { [found.field]: words[found.problem]() };
}

const words = {
  missing: m.home_notice_text_missing,
  tooLong: () => m.home_notice_too_long({ most: longestNotice }),
  wrong: m.home_notice_time_wrong,
  over: m.home_notice_over,
} as const;
