import type { MetaDescriptor } from 'react-router';
import { brand } from '#content/brand.ts';
import { m } from '#messages';
import { findCategoryBySlug } from '#rules/catalogue/category-slug.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { canonicalPath, pageAddress } from '../../page/public-pages.ts';
import type { RootData } from '../../page/use-settings.ts';
import { wallColor } from '../../theme/colors.ts';
import { type PageKey, pageKey } from './page-key.ts';

const titles: Record<PageKey, () => string> = {
  home: m.shell_title_home,
  about: m.shell_title_about,
  contact: m.shell_title_contact,
  'categories-overview': m.shell_title_categories,
  category: m.shell_title_category,
  shop: m.shell_title_shop,
  cart: m.shell_title_cart,
  'checkout-login': m.shell_title_checkout_login,
  signin: m.shell_title_signin,
  orders: m.shell_title_orders,
  profile: m.shell_title_profile,
  payment: m.shell_title_payment,
  unauthorized: m.shell_title_unauthorized,
  imprint: m.shell_title_imprint,
  terms: m.shell_title_terms,
  privacy: m.shell_title_privacy,
  cookies: m.shell_title_cookies,
  accessibility: m.shell_title_accessibility,
};

const openGraphLocales: Record<Locale, string> = { en: 'en_US', de: 'de_DE' };
const sharedPicture = { path: '/pictures/og.jpg', width: '1200', height: '630' };

/** What the pages of payment are called before they know better. */
const payments: Record<string, () => string> = {
  '/payment/success': m.shell_crumb_success,
  '/payment/processing': m.shell_crumb_processing,
  '/payment/failed': m.shell_crumb_failed,
  '/payment/canceled': m.shell_crumb_canceled,
};

/** Pages that belong to one person. */
const privatePages = ['/cart', '/checkout-login', '/signin', '/orders', '/profile', '/unauthorized'];

/**
 * Title of a page: that of its first segment (spec §2), behind its own name where several pages share the segment. A
 * page that does not exist says so.
 */
export function pageTitle(pathname: string, locale: Locale, root?: RootData): string {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  const name = nameOf(pathname, locale, root) ?? payments[path]?.();
  // Without the catalogue nobody knows which categories there are.
  const isMissing =
    !name && !privatePages.includes(path) && !!root?.categoryNames.length && !canonicalPath(pathname, root);
  const stem = isMissing ? titles.home : titles[pageKey(pathname)];
  return [isMissing ? m.shell_title_missing() : name, stem(), brand.name].filter(Boolean).join(' · ');
}

/**
 * Title, description, and what search engines and previews of links are told. A page that is nobody else's
 * business or does not exist has no canonical address and is not to be indexed. What only those read who fetch
 * the page from the server, descriptions and previews, is made only there.
 */
export function pageMeta(pathname: string, locale: Locale, root?: RootData): MetaDescriptor[] {
  const title = pageTitle(pathname, locale, root);
  const path = root ? canonicalPath(pathname, root) : null;
  const common: MetaDescriptor[] = [{ title }, { name: 'theme-color', content: wallColor }];
  if (import.meta.env.SSR)
    common.push({ name: 'description', content: pageDescription(pathname, locale, root) });
  if (!root || path === null) return [...common, { name: 'robots', content: 'noindex' }];
  const address = (language: Locale) => pageAddress(root.publicUrl, path, language);
  if (import.meta.env.SSR) common.push(...preview(pathname, locale, root, address(locale)));
  return [
    ...common,
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'de', href: address('de') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
  ];
}

/** How a link to the page looks where it is shared. */
function preview(pathname: string, locale: Locale, root: RootData, address: string): MetaDescriptor[] {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: pageTitle(pathname, locale, root) },
    { property: 'og:description', content: pageDescription(pathname, locale, root) },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: openGraphLocales[locale] },
    { property: 'og:locale:alternate', content: openGraphLocales[locale === 'en' ? 'de' : 'en'] },
    { property: 'og:image', content: root.publicUrl + sharedPicture.path },
    { property: 'og:image:width', content: sharedPicture.width },
    { property: 'og:image:height', content: sharedPicture.height },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function pageDescription(pathname: string, locale: Locale, root?: RootData): string {
  const key = pageKey(pathname);
  const name = nameOf(pathname, locale, root);
  switch (key) {
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
      return m.shell_description_legal({ title: titles[key](), name: brand.name });
    default:
      return m.shell_description();
  }
}

/** What a category's or a shop's page is about; undefined on other pages and where there is no such thing. */
function nameOf(pathname: string, locale: Locale, root?: RootData): string | undefined {
  const key = pageKey(pathname);
  const segment = pathname.split('/').filter(Boolean)[1] ?? '';
  if (key === 'shop')
    return root && Object.hasOwn(root.shopNames, segment) ? root.shopNames[segment] : undefined;
  if (key !== 'category') return undefined;
  const categories = (root?.categoryNames ?? []).map((name) => ({ name }));
  const category = findCategoryBySlug(categories, segment);
  return category && readLocalizedText(category.name, locale);
}
