import { getLocale } from '#locale';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { noPicture, pictureAt, pictureKind, pictureSet } from './picture-sources.ts';

/**
 * How much of a phone's width a picture is said to take when it takes all of it. The screens of phones show more
 * points than anybody tells apart in a drawing; this many are enough and come a third sooner.
 */
export const wholePhone = '76vw';

/**
 * A picture of the shop in three widths, AVIF with WebP behind it. `sizes` says how wide it stands in the page;
 * pictures that are seen at once are `eager`. Without `src` it is a dish under a cover.
 */
export function Picture({
  src: given,
  alt,
  sizes,
  eager = false,
  first = false,
  className,
}: {
  src: string | null;
  /** What is to be seen, localized; without it the picture is decoration. */
  alt?: string | null;
  sizes: string;
  eager?: boolean;
  /** The largest thing that is seen at first: it goes before everything else, other eager ones after. */
  first?: boolean;
  className?: string;
}) {
  const src = given ?? noPicture;
  const { widths = [], ratio = 1 } = pictureKind(src) ?? {};
  const [, middle, largest] = widths;
  return (
    <picture className="contents">
      {largest ? <source type="image/avif" srcSet={pictureSet(src, widths, 'avif')} sizes={sizes} /> : null}
      <img
        src={middle ? pictureAt(src, middle, 'webp') : src}
        srcSet={pictureSet(src, widths, 'webp') || undefined}
        sizes={sizes}
        width={largest}
        height={largest && Math.round(largest * ratio)}
        alt={readLocalizedText(alt ?? '', getLocale())}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : eager ? 'low' : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
