import { useState } from 'react';
import { m } from '#kitchen-messages';
import { getBookingSettings } from '../../api/capacity.ts';
import { getMenu } from '../../api/menu.ts';
import {
  changeChangeRules,
  changeCompany,
  changeHomeNotice,
  getBestSellers,
  getChangeRules,
  getCompany,
  getDiscounts,
  getHomeNotice,
} from '../../api/shop-settings.ts';
import { lastKnown } from '../../live/last-known.ts';
import { Wall } from '../../parts/wall.tsx';
import { useMe } from '../../shell/use-signed-in.ts';
import { SettingsNav } from '../subnav.tsx';
import type { Route } from './+types/route';
import { BestSellersForm } from './best-sellers.tsx';
import { ChangeForm } from './change-form.tsx';
import { type ChangeWrong, changeRulesOf, changeWrong, savedChangeRules } from './change-values.ts';
import { CompanyForm, companyFields } from './company-form.tsx';
import { type CompanyWrong, companyOf, companyValues, companyWrong } from './company-values.ts';
import { companyWords } from './company-words.ts';
import { Discounts } from './discounts.tsx';
import { NoticeForm, type NoticeWrong } from './notice-form.tsx';
import { noticeOf, savedNotice } from './notice-values.ts';
import { noticeWrong } from './notice-wrong.ts';
import { OpeningHours } from './opening-hours.tsx';
import { ShopDock } from './shop-dock.tsx';
import { useSaveForms } from './use-save-forms.ts';
import { useShopForm } from './use-shop-form.ts';

export async function clientLoader() {
  const [company, notice, changes, booking, discounts, best, menu] = await Promise.all([
    lastKnown('company', getCompany),
    lastKnown('home notice', getHomeNotice),
    lastKnown('change rules', getChangeRules),
    lastKnown('booking settings', getBookingSettings),
    lastKnown('discounts', getDiscounts),
    lastKnown('best sellers', getBestSellers),
    lastKnown('menu', getMenu),
  ]);
  return { company, notice, changes, booking, discounts, best, menu };
}

interface Wrong {
  readonly company: CompanyWrong;
  readonly notice: NoticeWrong;
  readonly changes: ChangeWrong | null;
}
const nothing: Wrong = { company: {}, notice: {}, changes: null };

/** What the shop says of itself: who runs it, opening hours, changing and canceling, a notice on home, discount codes, best sellers. */
export default function ShopScreen({
  loaderData: { company, notice, changes, booking, discounts, best, menu },
}: Route.ComponentProps) {
  const mayChange = useMe().role === 'OWNER';
  const [wrong, setWrong] = useState(nothing);
  const companyForm = useShopForm({ version: company.version, values: companyValues(company.company) });
  const noticeForm = useShopForm(savedNotice(notice));
  const changesForm = useShopForm(savedChangeRules(changes));
  const saving = useSaveForms([
    {
      name: m.company_word(),
      form: companyForm,
      check() {
        const found = companyWrong(companyForm.values, companyWords);
        setWrong((now) => ({ ...now, company: found }));
        const first = companyFields.find((field) => found[field]);
        return first ? `company-${first}` : null;
      },
      save: () => changeCompany(companyForm.version, companyOf(companyForm.values)),
      versionNow: async () => (await getCompany()).version,
    },
    {
      name: m.home_notice_word(),
      form: noticeForm,
      check() {
        const found = noticeWrong(noticeForm.values, Date.now());
        setWrong((now) => ({ ...now, notice: found }));
        const [first] = Object.keys(found);
        return first ? `notice-${first}` : null;
      },
      save: () => changeHomeNotice(noticeForm.version, noticeOf(noticeForm.values)),
      versionNow: async () => (await getHomeNotice()).version,
    },
    {
      name: m.change_rules_word(),
      form: changesForm,
      check() {
        const found = changeWrong(changesForm.values);
        setWrong((now) => ({ ...now, changes: found }));
        if (!found) return null;
        return found.field === 'changeHours' ? 'change-hours' : `change-step-${found.at + 1}-${found.field}`;
      },
      save: () => changeChangeRules({ version: changesForm.version, ...changeRulesOf(changesForm.values) }),
      versionNow: async () => (await getChangeRules()).version,
    },
  ]);

  return (
    <>
      <title>{`${m.shop_title()} · ${m.shell_kitchen()}`}</title>
      <Wall title={m.shop_title()} about={m.shop_about()} />
      <SettingsNav view="shop" />
      <main id="main" className="desk shop-settings" tabIndex={-1}>
        <div>
          <CompanyForm form={companyForm} wrong={wrong.company} mayChange={mayChange} />
          <OpeningHours hours={booking.hours} />
          <ChangeForm form={changesForm} wrong={wrong.changes} mayChange={mayChange} />
        </div>
        <div>
          <NoticeForm form={noticeForm} isShown={notice.isShown} wrong={wrong.notice} />
          <Discounts discounts={discounts} />
          <BestSellersForm best={best} menu={menu} />
        </div>
      </main>
      <ShopDock
        {...saving}
        onDrop={() => {
          saving.drop();
          setWrong(nothing);
        }}
      />
    </>
  );
}
