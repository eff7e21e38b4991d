import type { Stop } from '#contract/kitchen/day/stops.ts';
import { smallPicture } from '../parts/small-picture.ts';

/** So many dishes stand on the table; more would be too small to see. */
const most = 12;

/** The dishes of some orders on the table, each as often as it was ordered. */
export function Dishes({ items }: { items: Stop['items'] }) {
  const pictures = items.flatMap(({ quantity, imageUrl }, place) =>
    Array.from({ length: quantity }, (_, piece) => ({
      key: `${place} ${piece}`,
      src: smallPicture(imageUrl),
    })),
  );
  const all = items.reduce((sum, { quantity }) => sum + quantity, 0);
  // What there is no room for, or no picture of, is counted, so that it is as many as the words say.
  const more = all > Math.min(pictures.length, most) ? all - Math.min(pictures.length, most - 1) : 0;
  return (
    <div className="tabletop dishes" aria-hidden="true">
      {pictures.slice(0, more > 0 ? most - 1 : most).map(({ key, src }) => (
        <img key={key} src={src} alt="" width={320} height={215} loading="lazy" />
      ))}
      {more > 0 ? <span className="num">+{more}</span> : null}
    </div>
  );
}
