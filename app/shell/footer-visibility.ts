/** Whether a page has the footer (spec §2); `hideSetting` is the setting `hide-footer`. */
export function isFooterShown(pathname: string, hideSetting: string | null | undefined): boolean {
  if (/^(true|1|yes)$/i.test(hideSetting?.trim() ?? '')) return false;
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  if (path.startsWith('/category/platter') || path === '/categories-overview') return false;
  return !/sweet|sides|salad|drink/.test(path.split('/').at(-1) ?? '');
}
