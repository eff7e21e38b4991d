import type { MetaDescriptor } from 'react-router';
import { shop } from '#content/shop.ts';
import { m } from '#messages';
import { findCategoryBySlug } from '#rules/category-slug.ts';
import type { Locale } from '#rules/locale.ts';
import { readLocalizedText } from '#rules/localized-text.ts';
import type { RootData } from '../parts/use-settings.ts';
import { isPersonalPage, type PageKey, pageKey } from './page-key.ts';

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

/** Title of a page by its first segment (spec §2); a category's and a shop's page name it. */
export function pageTitle(pathname: string, locale: Locale, root?: RootData): string {
  const key = pageKey(pathname);
  const segment = pathname.split('/').filter(Boolean)[1] ?? '';
  const category =
    key === 'category'
      ? findCategoryBySlug(
          (root?.categoryNames ?? []).map((name) => ({ name })),
          segment,
        )
      : undefined;
  const name = category
    ? readLocalizedText(category.name, locale)
    : key === 'shop'
      ? root?.shopNames[segment]
      : undefined;
  return [name, titles[key](), shop.name].filter(Boolean).join(' · ');
}

/** Title, description, canonical address and the two languages of a page. */
export function pageMeta(pathname: string, locale: Locale, root?: RootData): MetaDescriptor[] {
  const title = pageTitle(pathname, locale, root);
  const address = `${root?.publicUrl ?? ''}${pathname}`;
  const inGerman = `${address}?lang=de`;
  const common: MetaDescriptor[] = [
    { title },
    { name: 'description', content: m.shell_description() },
    { name: 'theme-color', content: '#ffdf91' },
  ];
  if (isPersonalPage(pathname)) return [...common, { name: 'robots', content: 'noindex' }];
  return [
    ...common,
    { property: 'og:title', content: title },
    { property: 'og:description', content: m.shell_description() },
    { property: 'og:image', content: `${root?.publicUrl ?? ''}/pictures/hero/hero-1350.webp` },
    { tagName: 'link', rel: 'canonical', href: locale === 'de' ? inGerman : address },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address },
    { tagName: 'link', rel: 'alternate', hrefLang: 'de', href: inGerman },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address },
  ];
}
