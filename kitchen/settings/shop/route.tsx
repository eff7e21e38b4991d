import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#kitchen-messages';
import { ApiError } from '../../api/call.ts';
import { getBookingSettings } from '../../api/capacity.ts';
import { changeHomeNotice, getDiscounts, getHomeNotice } from '../../api/shop-settings.ts';
import { lastKnown } from '../../live/last-known.ts';
import { errorWords } from '../../parts/error-words.ts';
import { Wall } from '../../parts/wall.tsx';
import { SettingsNav } from '../subnav.tsx';
import type { Route } from './+types/route';
import { Discounts } from './discounts.tsx';
import { NoticeForm, type NoticeWrong } from './notice-form.tsx';
import { noticeOf, savedNotice } from './notice-values.ts';
import { noticeWrong } from './notice-wrong.ts';
import { OpeningHours } from './opening-hours.tsx';
import { ShopDock } from './shop-dock.tsx';
import { useShopForm } from './use-shop-form.ts';

export async function clientLoader() {
  const [notice, booking, discounts] = await Promise.all([
    lastKnown('home notice', getHomeNotice),
    lastKnown('booking settings', getBookingSettings),
    lastKnown('discounts', getDiscounts),
  ]);
  return { notice, booking, discounts };
}

/** What the shop says of itself: opening hours, a notice on home, discount codes. */
export default function ShopScreen({ loaderData: { notice, booking, discounts } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const noticeForm = useShopForm(savedNotice(notice));
  const [wrong, setWrong] = useState<NoticeWrong>({});
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState('');
  const isChanged = noticeForm.isChanged;

  async function save() {
    const found = noticeWrong(noticeForm.values, Date.now());
    setWrong(found);
    setProblem('');
    const [first] = Object.keys(found);
    if (first) return document.getElementById(`notice-${first}`)?.focus();
    setBusy(true);
    try {
      await changeHomeNotice(noticeForm.version, noticeOf(noticeForm.values));
      await revalidate();
      noticeForm.drop();
      setSaved(true);
    } catch (error) {
      setProblem(errorWords(error));
      if (error instanceof ApiError && error.code === 'ChangedMeanwhile') {
        const { version } = await getHomeNotice();
        noticeForm.rebase(version);
        await revalidate();
      }
    } finally {
      setBusy(false);
    }
  }
  function drop() {
    noticeForm.drop();
    setWrong({});
    setProblem('');
  }
  return (
    <>
      <title>{`${m.shop_title()} · ${m.shell_kitchen()}`}</title>
      <Wall title={m.shop_title()} about={m.shop_about()} />
      <SettingsNav view="shop" />
      <main id="main" className="desk shop-settings" tabIndex={-1}>
        <div>
          <OpeningHours hours={booking.hours} />
        </div>
        <div>
          <NoticeForm form={noticeForm} isShown={notice.isShown} wrong={wrong} />
          <Discounts discounts={discounts} />
        </div>
      </main>
      <ShopDock
        changed={isChanged ? [m.home_notice_word()] : []}
        isSaved={isSaved}
        isBusy={isBusy}
        problem={problem}
        onDrop={drop}
        onSave={() => void save()}
      />
    </>
  );
}
