import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import type { KitchenMenu, MenuProductDetails } from '#contract/kitchen/menu/menu.ts';
import { m } from '#kitchen-messages';
import { changedFields, isSameValue } from '#rules/catalogue/draft-fields.ts';
import { whatIsMissing } from '#rules/catalogue/may-be-published.ts';
import { type MenuProduct, newMenuProduct } from '#rules/catalogue/menu-product.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import { dropDraft, getMenuProduct } from '../../api/menu.ts';
import { DraftDock } from '../../drafts/draft-dock.tsx';
import { DropDialog } from '../../drafts/drop-dialog.tsx';
import { askedAtOf } from '../../live/asked-at.ts';
import { useLookAgain } from '../../live/use-look-again.ts';
import { stationWord } from '../../parts/station-words.ts';
import { useShownPresses } from '../../presses/use-shown-presses.ts';
import { useKitchens, useMe } from '../../shell/use-signed-in.ts';
import { textOf } from '../dish-words.ts';
import { KeptInFiles } from '../kept-in-files.tsx';
import { priceWords } from '../money-words.ts';
import { soldOutOf } from '../sold-out.ts';
import { SoldOutSwitch } from '../sold-out-switch.tsx';
import { StillOrdered } from '../still-ordered.tsx';
import { DemandList } from './demand-list.tsx';
import { EditorParts } from './editor-parts.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import type { Pen } from './pen.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { isOutdated, refusalWords } from './refusal-words.ts';
import { startSavingProduct } from './saving.ts';
import { ShopCard } from './shop-card.tsx';

/** What an editor begins with: the draft, else what is sold. */
const writtenIn = ({ draft, content }: MenuProductDetails) =>
  (draft?.content ?? content ?? newMenuProduct) as MenuProduct;

/** A dish while it is written: its form, beside it how it stands in the shop and what it lacks, below the way to the menu. */
export function Editor({ menu, details }: { menu: KitchenMenu; details: MenuProductDetails }) {
  const { id } = details;
  const me = useMe();
  const kitchens = useKitchens();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [saving] = useState(() =>
    startSavingProduct(id, me.staffId, { known: writtenIn(details), revision: details.revision }),
  );
  const { desk, savedAt, isLost, problem } = saving.use();
  const presses = useShownPresses(askedAtOf(details));
  const [dialog, setDialog] = useState<'publish' | 'drop' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [saysMissing, setSaysMissing] = useState(false);
  const [refused, setRefused] = useState('');

  useEffect(() => saving.run(), [saving]);
  useEffect(() => saving.follow(writtenIn(details), details.revision), [saving, details]);
  useLookAgain();

  const isOwn = menu.owner === 'database';
  const content = saving.shownOn(desk);
  const sold = (details.content as MenuProduct | null) ?? null;
  const isOffered = sold?.active === true;
  const missing = whatIsMissing(content, {
    sellers: menu.sellers.map((seller) => seller.id),
    categories: menu.categories.map((category) => category.id),
  });
  const isDraft = sold === null || !isOffered || changedFields(sold, content).length > 0;
  const isAllSaved = saving.isSaved(desk);
  const soldOut = soldOutOf(details, presses);
  const name = textOf(content.name) || m.menu_nameless();
  const kitchen = kitchens.find((each) => each.id === content.sellerId);
  const category = menu.categories.find((each) => each.id === content.categoryId);
  const pen: Pen = {
    content,
    missing,
    saysMissing,
    conflicts: desk.conflicts,
    write: saving.write,
    settle: saving.settle,
  };

  const publishLabel =
    sold && isOffered && content.priceCents !== null && sold.priceCents !== content.priceCents
      ? m.publish_price({ price: priceWords(content.priceCents) })
      : m.publish_yes();
  const isEmpty = sold === null && isSameValue(content, newMenuProduct);

  async function leave(): Promise<boolean> {
    if (!isEmpty) return saving.flush();
    // It would only stand in the list; where nobody answers it does.
    await dropDraft(id, desk.revision).catch(() => undefined);
    return true;
  }
  function lay(next?: MenuProductDetails) {
    if (next) saving.lay(writtenIn(next), next.revision);
    void revalidate();
  }
  async function publish() {
    setRefused('');
    if (missing.length > 0) {
      setSaysMissing(true);
      document.getElementById('demands')?.focus();
      return;
    }
    setBusy(true);
    if (await saving.flush()) setDialog('publish');
    setBusy(false);
  }
  async function drop() {
    try {
      await dropDraft(id, desk.revision);
      // The revision grew by it: what is written next begins from there.
      if (sold) lay(await getMenuProduct(id));
      else {
        saving.lay(newMenuProduct, desk.revision);
        await navigate('/menu');
      }
      setDialog(null);
    } catch (refusal) {
      setDialog(null);
      setRefused(refusalWords(refusal).join(' '));
      if (isOutdated(refusal)) void revalidate();
    }
  }
  return (
    <>
      <header className={`wall product-wall of-wall-${kitchen?.color ?? 3}`}>
        <div>
          <Link className="product-back" to="/menu">
            <ArrowLeft size={20} />
            {category ? m.product_back({ category: textOf(category.name) }) : m.menu_title()}
          </Link>
          <h1>{name}</h1>
        </div>
        <p>
          {kitchen ? <span className="chip">{kitchen.short}</span> : null}
          {content.station ? <span className="chip">{stationWord(content.station)}</span> : null}
          {sold && !isOffered ? <span className="chip chip-bad">{m.menu_group_off()}</span> : null}
        </p>
        {isOffered ? (
          <div>
            <SoldOutSwitch id={id} name={name} soldOut={soldOut} today={menu.today} />
            {details.ordered.today > 0 ? (
              <p className="muted">{m.product_ordered_today({ count: details.ordered.today })}</p>
            ) : null}
            <StillOrdered product={details} soldOut={soldOut} today={menu.today} />
          </div>
        ) : null}
      </header>
      <DoubleLine />
      <div className="product-editor">
        <main id="main" tabIndex={-1}>
          {isOwn ? null : <KeptInFiles isOwner={me.role === 'OWNER'} />}
          <fieldset className="product-form" disabled={!isOwn}>
            <legend className="sr-only">{name}</legend>
            <EditorParts
              pen={pen}
              sold={sold}
              details={details}
              revision={desk.revision}
              isOwn={isOwn}
              color={kitchen?.color ?? 3}
              onChanged={lay}
            />
          </fieldset>
        </main>
        <aside aria-label={m.product_preview()}>
          <div>
            <h2>{m.product_preview()}</h2>
            <div className="shop-cards">
              {(['de', 'en'] as const).map((locale) => (
                <div key={locale} className="shop-card">
                  <ShopCard content={content} locale={locale} />
                </div>
              ))}
            </div>
            <DemandList pen={pen} />
          </div>
        </aside>
      </div>
      {isOwn ? (
        <DraftDock
          state={{
            isDraft,
            isSaving: !isAllSaved,
            isLost,
            hasConflict: Object.keys(desk.conflicts).length > 0,
            problem: refused || problem,
            savedAt: savedAt ?? details.draft?.at ?? null,
          }}
          none={m.product_no_draft()}
          open={missing.length}
          publish={
            isDraft
              ? { label: publishLabel, isReady: missing.length === 0, isBusy, onPress: () => void publish() }
              : null
          }
          onDrop={() => setDialog('drop')}
        />
      ) : null}
      <PublishDialog
        open={dialog === 'publish'}
        onClose={() => setDialog(null)}
        id={id}
        name={name}
        sold={sold}
        isOffered={isOffered}
        ordered={details.ordered}
        content={content}
        revision={desk.revision}
        today={menu.today}
        onDone={lay}
        onRefused={() => void revalidate()}
      />
      <DropDialog
        open={dialog === 'drop'}
        onClose={() => setDialog(null)}
        name={name}
        question={sold === null ? m.product_drop_new() : m.product_drop_ask()}
        onDrop={() => void drop()}
      />
      <LeaveDialog isSaved={isAllSaved} isEmpty={isEmpty} about={name} onLeave={leave} />
    </>
  );
}
