import { Download } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#kitchen-messages';
import { ButtonLink } from '#ui/button.tsx';
import { getMenu, takePrices } from '../../api/menu.ts';
import { lastKnown } from '../../live/last-known.ts';
import { Wall } from '../../parts/wall.tsx';
import { shortDay } from '../../parts/words.ts';
import { useMe } from '../../shell/use-signed-in.ts';
import { dayOfFrom, fromNow } from '../from-choice.tsx';
import { KeptInFiles } from '../kept-in-files.tsx';
import { MenuTabs } from '../menu-tabs.tsx';
import type { Route } from './+types/route';
import { ListSource } from './list-source.tsx';
import { PricePreview } from './price-preview.tsx';
import type { Brought } from './read-list.ts';

/** The menu, for its day and who keeps it. */
export async function clientLoader() {
  return { menu: await lastKnown('menu', getMenu) };
}

/** All prices at once: the list of now for a spreadsheet, and what comes back, shown price by price before it holds. */
export default function PricesScreen({ loaderData: { menu } }: Route.ComponentProps) {
  const { role } = useMe();
  const { revalidate } = useRevalidator();
  const [list, setList] = useState<Brought | null>(null);
  const [from, setFrom] = useState(() => fromNow(menu.today));
  const [done, setDone] = useState('');
  const isOwn = menu.owner === 'database';

  async function take({ text }: Brought) {
    const fromDay = dayOfFrom(from, menu.today) ?? undefined;
    const { changes, isDone } = await takePrices({ csv: text, fromDay }, { preview: false });
    if (!isDone) return;
    const count = changes.length;
    setDone(fromDay ? m.prices_done_from({ count, day: shortDay(fromDay) }) : m.prices_done({ count }));
    setList(null);
    setFrom(fromNow(menu.today));
    await revalidate();
  }
  return (
    <>
      <title>{`${m.places_prices()} · ${m.shell_kitchen()}`}</title>
      <Wall title={m.places_prices()} about={m.prices_about()} />
      <MenuTabs view="prices" />
      <main id="main" className="desk prices" tabIndex={-1}>
        {isOwn ? null : <KeptInFiles isOwner={role === 'OWNER'} />}
        <div className="prices-done" role="status">
          {done ? (
            <>
              <p>{done}</p>
              <ButtonLink to="/menu" variant="side" size="small">
                {m.prices_to_menu()}
              </ButtonLink>
            </>
          ) : null}
        </div>
        <section className="paper desk-paper" aria-labelledby="prices-take">
          <h2 id="prices-take">{m.prices_take()}</h2>
          <p>{m.prices_take_hint()}</p>
          <a className="button button-side" href="/kitchen/api/menu/prices.csv" download>
            <Download size={22} />
            {m.prices_download()}
          </a>
        </section>
        {isOwn ? (
          <section className="paper desk-paper" aria-labelledby="prices-bring">
            <h2 id="prices-bring">{m.prices_bring()}</h2>
            <ListSource
              list={list}
              onList={(next) => {
                setDone('');
                setList(next);
              }}
            />
          </section>
        ) : null}
        {list ? (
          <PricePreview
            list={list}
            from={from}
            onFrom={setFrom}
            today={menu.today}
            onTake={take}
            onDrop={() => setList(null)}
          />
        ) : null}
      </main>
    </>
  );
}
