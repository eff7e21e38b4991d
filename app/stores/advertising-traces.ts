/** Deletes what Google's tag may have left in this browser: a consent that is withdrawn leaves nothing behind. */
export function dropAdvertisingTraces(): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, from) => `; domain=${labels.slice(from).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!/^_(gcl|gac)_/.test(name)) continue;
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
  try {
    localStorage.removeItem('_gcl_ls');
  } catch {
    // Nothing is stored where storage is blocked.
  }
}
