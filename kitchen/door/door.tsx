import type { ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import wordmark from '#content/wordmark.svg';
import { getLocale, setLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';

/** Real dishes, small on the table. */
const dishes = ['rolls', 'salad', 'etagere', 'crate'];

/** Where one comes in: a title on the wall, a sheet of paper that lies half on it, and the table at the foot. */
export function Door({
  title,
  text,
  beside,
  foot,
  children,
}: {
  title: string;
  text: ReactNode;
  /** What stands below the sheet. */
  beside?: ReactNode;
  /** What stands at the very foot, before the other language. */
  foot: ReactNode;
  children: ReactNode;
}) {
  const other = getLocale() === 'de' ? 'en' : 'de';
  return (
    <div className="door">
      <title>{`${title} · ${m.shell_kitchen()}`}</title>
      <header>
        <div>
          <p className="door-sign">
            <img src={wordmark} alt={brand.name} width={132} height={27} />
            <span className="sign">{m.shell_kitchen()}</span>
          </p>
          <h1>{title}</h1>
          <p className="door-text">{text}</p>
        </div>
      </header>
      <main id="main">
        <section className="paper">
          <DoubleLine />
          {children}
        </section>
        {beside}
      </main>
      <div className="door-table" aria-hidden="true">
        <div className="tabletop">
          {dishes.map((dish) => (
            <img key={dish} src={`/pictures/products/${dish}-320.webp`} alt="" width={88} height={74} />
          ))}
        </div>
        <DoubleLine />
      </div>
      <footer>
        <span>{foot}</span>
        <Button variant="quiet" lang={other} onClick={() => void setLocale(other)}>
          {other === 'de' ? 'Deutsch' : 'English'}
        </Button>
      </footer>
    </div>
  );
}
