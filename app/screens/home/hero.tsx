import { m } from '#messages';
import { wholePhone } from '../../page/picture.tsx';
import { pictureAt, pictureSet } from '../../page/picture-sources.ts';

const wide = '/pictures/hero/hero-1800.webp';
const narrow = '/pictures/hero/hero-mobile-1125.webp';
const widths = { wide: [900, 1350, 1800], narrow: [562, 844, 1125] };
const onPhones = '(max-width: 47.99rem)';

/** The words from the tale above the laid table, with the light of a window on the wall. */
export function Hero() {
  return (
    <section className="hero">
      <Window />
      <div className="gutter hero-say">
        <h1>{m.home_title()}</h1>
        <p>{m.home_sub()}</p>
      </div>
      <picture className="contents">
        <source
          media={onPhones}
          type="image/avif"
          srcSet={pictureSet(narrow, widths.narrow, 'avif')}
          sizes={wholePhone}
          width={1125}
          height={860}
        />
        <source
          media={onPhones}
          srcSet={pictureSet(narrow, widths.narrow, 'webp')}
          sizes={wholePhone}
          width={1125}
          height={860}
        />
        <source type="image/avif" srcSet={pictureSet(wide, widths.wide, 'avif')} sizes="100vw" />
        <img
          src={pictureAt(wide, 1350, 'webp')}
          srcSet={pictureSet(wide, widths.wide, 'webp')}
          sizes="100vw"
          width={1800}
          height={720}
          alt=""
          fetchPriority="high"
          className="hero-picture"
        />
      </picture>
    </section>
  );
}

function Window() {
  return (
    <svg
      className="hero-window"
      viewBox="0 0 1440 800"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="hero-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".16" />
          <stop offset="1" stopColor="#fff" stopOpacity=".5" />
        </linearGradient>
      </defs>
      <g fill="url(#hero-light)" transform="translate(1046 26) skewX(-18)">
        <rect width="136" height="150" rx="3" />
        <rect x="150" width="136" height="150" rx="3" />
        <rect y="164" width="136" height="190" rx="3" />
        <rect x="150" y="164" width="136" height="190" rx="3" />
      </g>
    </svg>
  );
}
