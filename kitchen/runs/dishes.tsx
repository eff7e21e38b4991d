import type { Stop } from '#contract/kitchen/runs.ts';

/** So many dishes stand on the table; more would be too small to see. */
const most = 12;

/** The dishes of some orders on the table, each as often as it was ordered. */
export function Dishes({ items }: { items: Stop['items'] }) {
  const pictures = items.flatMap(({ quantity, imageUrl }, place) =>
    imageUrl === null
      ? []
      : Array.from({ length: quantity }, (_, piece) => ({
          key: `${place} ${piece}`,
          src: imageUrl.replace(/-\d+\.(webp|avif)$/, '-320.webp'),
        })),
  );
  return (
    <div className="tabletop dishes" aria-hidden="true">
      {pictures.slice(0, most).map(({ key, src }) => (
        <img key={key} src={src} alt="" width={320} height={215} loading="lazy" />
      ))}
    </div>
  );
}
