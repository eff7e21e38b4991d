import { onMarketingWithdrawn } from '../../stores/consent.ts';
import type { Conversion } from './conversion.ts';

const scriptUrl = 'https://www.googletagmanager.com/gtag/js';

/** Google may count, but neither build profiles of visitors nor read their data from forms. */
const granted = { ad_storage: 'granted', ad_user_data: 'granted' };
const denied = { ad_storage: 'denied', ad_user_data: 'denied' };
const never = { ad_personalization: 'denied', analytics_storage: 'denied' };

let isLoaded = false;

/** Reports an order to Google Ads. Ask for consent before: this loads a script from another host. */
export function sendConversion(conversion: Conversion): void {
  const [account = ''] = conversion.send_to.split('/');
  if (!isLoaded) {
    isLoaded = true;
    gtag('consent', 'default', { ...granted, ...never });
    gtag('js', new Date());
    gtag('config', account, { send_page_view: false, allow_enhanced_conversions: false });
    load(`${scriptUrl}?id=${encodeURIComponent(account)}`);
    onMarketingWithdrawn(() => gtag('consent', 'update', { ...denied, ...never }));
  } else {
    gtag('consent', 'update', { ...granted, ...never });
  }
  gtag('event', 'conversion', conversion);
}

function load(url: string): void {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}

/** Queues a command for the tag, which takes the arguments object only, no array. */
function gtag(..._command: unknown[]): void {
  const tagged = window as Window & { dataLayer?: unknown[] };
  tagged.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  tagged.dataLayer.push(arguments);
}
