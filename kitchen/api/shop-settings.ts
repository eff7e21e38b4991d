import type { FindingsAnswer } from '#contract/kitchen/doctor.ts';
import type { BestSellers } from '#contract/kitchen/settings/best-sellers.ts';
import type { ChangeRulesAnswer } from '#contract/kitchen/settings/change-rules.ts';
import type { CompanyAnswer } from '#contract/kitchen/settings/company.ts';
import type { KitchenDiscounts, NewKitchenDiscount } from '#contract/kitchen/settings/discounts.ts';
import type { HomeNoticeAnswer } from '#contract/kitchen/settings/home-notice.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { Company } from '#rules/text/company.ts';
import type { HomeNotice } from '#rules/text/home-notice.ts';
import { call } from './call.ts';

/** What home says for a while. */
export const getHomeNotice = () => call<HomeNoticeAnswer>('GET', '/home-notice');

/** Has home say something from one time to another, or nothing any more. */
export const changeHomeNotice = (version: string, notice: HomeNotice | null) =>
  call<HomeNoticeAnswer>('PUT', '/home-notice', { body: { version, notice } });

/** Discount codes, how often each was used, and what was given this year. */
export const getDiscounts = () => call<KitchenDiscounts>('GET', '/discounts');

/** Adds a code. */
export const addDiscount = (discount: NewKitchenDiscount) =>
  call<KitchenDiscounts>('POST', '/discounts', { body: discount });

/** Ends a code now. */
export const endDiscount = (code: string) =>
  call<KitchenDiscounts>('PUT', `/discounts/${encodeURIComponent(code)}`, { body: { isOver: true } });

/** Lets a code go on until a day, or for ever. */
export const resumeDiscount = (code: string, until: Day | null) =>
  call<KitchenDiscounts>('PUT', `/discounts/${encodeURIComponent(code)}`, {
    body: { isOver: false, until },
  });

/** Who runs the shop. */
export const getCompany = () => call<CompanyAnswer>('GET', '/company');

/** Changes who runs the shop; what has been issued stays. */
export const changeCompany = (version: string, company: Company) =>
  call<CompanyAnswer>('PUT', '/company', { body: { version, company } });

/** What home shows first: as chosen and as counted. */
export const getBestSellers = () => call<BestSellers>('GET', '/best-sellers');

/** Says how home finds what it shows first; with `chosen`, which and in what order. */
export const changeBestSellers = (by: BestSellers['by'], chosen?: readonly number[]) =>
  call<void>('PUT', '/best-sellers', { body: { by, ...(chosen && { chosen }) } });

/** What canceling costs, and until when orders may be changed. */
export const getChangeRules = () => call<ChangeRulesAnswer>('GET', '/change-rules');

/** Changes that. */
export const changeChangeRules = (rules: ChangeRulesAnswer) =>
  call<ChangeRulesAnswer>('PUT', '/change-rules', { body: rules });

/** Looks at everything that the shop stands on, which takes some seconds. */
export const examineShop = () => call<FindingsAnswer>('GET', '/doctor', { timeout: 30_000 });
