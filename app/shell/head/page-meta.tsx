import { brand } from '#content/brand.ts';
import { m } from '#messages';
import { findCategoryBySlug } from '#rules/catalogue/category-slug.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { PageNames } from '../../page/page-names.ts';
import { canonicalPath, pageAddress } from '../../page/public-pages.ts';
import type { RootData } from '../../page/use-root-data.ts';
import { wallColor } from '../../theme/colors.ts';

/** A page that is shown: its address, the visitor's language, what its route calls it, what the root loader read. */
export interface Page {
  readonly pathname: string;
  readonly locale: Locale;
  readonly names: PageNames | undefined;
  readonly root: RootData | undefined;
}

const openGraphLocales: Record<Locale, string> = { en: 'en_US', de: 'de_DE' };
const sharedPicture = { path: '/pictures/og.jpg', width: '1200', height: '630' };

/**
 * Title of a page: what its route calls it, behind its own name where several pages share the title. A category or a
 * shop that does not exist is called missing, as is a page that does not exist.
 */
function pageTitle(page: Page): string {
  const { names, root } = page;
  // Without the catalogue nobody knows which categories there are.
  const isMissing = isOfCatalogue(page.pathname) && !!root?.categoryNames.length && !nameOf(page);
  const [name, title] = isMissing
    ? [m.shell_title_missing(), m.shell_title_home()]
    : [names?.name?.() ?? nameOf(page), (names?.title ?? m.shell_title_home)()];
  return [name, title, brand.name].filter(Boolean).join(' · ');
}

/**
 * Title, description, and what search engines and previews of links are told. A page that is nobody else's
 * business or does not exist has no canonical address and is not to be indexed. What only those read who fetch
 * the page from the server, descriptions and previews, is made only there.
 */
export function PageMeta(page: Page) {
  const { pathname, root, names } = page;
  const path = root ? (names?.paths ?? canonicalPath(pathname, root)) : null;
  return (
    <>
      <title>{pageTitle(page)}</title>
      <meta name="theme-color" content={wallColor} />
      {import.meta.env.SSR ? <meta name="description" content={pageDescription(page)} /> : null}
      {root && path !== null ? (
        <Found
          {...page}
          addressIn={(language) =>
            pageAddress(root.publicUrl, typeof path === 'string' ? path : path[language], language)
          }
        />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/** The one address of a page, those in other languages, and how a link to it looks where it is shared. */
function Found({ addressIn, ...page }: Page & { addressIn: (language: Locale) => string }) {
  const { locale, root, names } = page;
  return (
    <>
      {import.meta.env.SSR ? (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brand.name} />
          <meta property="og:title" content={pageTitle(page)} />
          <meta property="og:description" content={pageDescription(page)} />
          <meta property="og:url" content={addressIn(locale)} />
          <meta property="og:locale" content={openGraphLocales[locale]} />
          <meta property="og:locale:alternate" content={openGraphLocales[locale === 'en' ? 'de' : 'en']} />
          <SharedPicture publicUrl={root?.publicUrl ?? ''} own={names?.told?.picture ?? null} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : null}
      <link rel="canonical" href={addressIn(locale)} />
      <link rel="alternate" hrefLang="en" href={addressIn('en')} />
      <link rel="alternate" hrefLang="de" href={addressIn('de')} />
      <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
    </>
  );
}

/** What stands beside a link where it is shared: the picture of the page, else that of the shop with its size. */
function SharedPicture({ publicUrl, own }: { publicUrl: string; own: string | null }) {
  if (own) return <meta property="og:image" content={new URL(own, publicUrl).href} />;
  return (
    <>
      <meta property="og:image" content={publicUrl + sharedPicture.path} />
      <meta property="og:image:width" content={sharedPicture.width} />
      <meta property="og:image:height" content={sharedPicture.height} />
    </>
  );
}

function pageDescription(page: Page): string {
  if (page.names?.told) return page.names.told.description;
  const name = nameOf(page);
  switch (firstSegment(page.pathname)) {
    case 'about':
      return m.shell_description_about({ name: brand.name });
    case 'contact':
      return m.shell_description_contact();
    case 'categories-overview':
      return m.shell_description_categories();
    case 'category':
      return name ? m.shell_description_category({ name }) : m.shell_description();
    case 'shop':
      return name ? m.shell_description_shop({ name }) : m.shell_description();
    case 'imprint':
    case 'terms':
    case 'privacy':
    case 'cookies':
    case 'accessibility':
      return m.shell_description_legal({
        title: (page.names?.title ?? m.shell_title_home)(),
        name: brand.name,
      });
    default:
      return m.shell_description();
  }
}

const firstSegment = (pathname: string) => pathname.split('/').find(Boolean);
const isOfCatalogue = (pathname: string) => /^\/(category|shop)\//.test(pathname);

/** What a category's or a shop's page is about; undefined on other pages and where there is no such thing. */
function nameOf({ pathname, locale, root }: Page): string | undefined {
  const [first, segment = ''] = pathname.split('/').filter(Boolean);
  if (first === 'shop')
    return root && Object.hasOwn(root.shopNames, segment) ? root.shopNames[segment] : undefined;
  if (first !== 'category') return undefined;
  const categories = (root?.categoryNames ?? []).map((name) => ({ name }));
  const category = findCategoryBySlug(categories, segment);
  return category && readLocalizedText(category.name, locale);
}
