import { noPicture, pictureAt, pictureKind, pictureKinds, pictureSet } from './picture-sources.ts';

/**
 * How much of a phone's width a picture is said to take when it takes all of it. The screens of phones show more
 * points than anybody tells apart in a drawing; this many are enough and come a third sooner.
 */
export const wholePhone = '76vw';

/**
 * A picture of the shop in three widths, AVIF with WebP behind it. `sizes` says how wide it stands in the page;
 * pictures that are seen at once are `eager`. A decorative one has an empty `alt`. Without `src` it is a dish under a cover.
 */
export function Picture({
  src: given,
  alt = '',
  sizes,
  eager = false,
  first = false,
  className,
}: {
  src: string | null;
  alt?: string;
  sizes: string;
  eager?: boolean;
  /** The largest thing that is seen at first: it goes before everything else, other eager ones after. */
  first?: boolean;
  className?: string;
}) {
  const src = given ?? noPicture;
  const kind = pictureKind(src);
  const loading = eager ? 'eager' : 'lazy';
  if (!kind) return <img src={src} alt={alt} loading={loading} decoding="async" className={className} />;
  const { widths, ratio } = pictureKinds[kind];
  const largest = widths[2];
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={pictureSet(src, widths, 'avif')} sizes={sizes} />
      <img
        src={pictureAt(src, widths[1], 'webp')}
        srcSet={pictureSet(src, widths, 'webp')}
        sizes={sizes}
        width={largest}
        height={Math.round(largest * ratio)}
        alt={alt}
        loading={loading}
        fetchPriority={first ? 'high' : eager ? 'low' : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
