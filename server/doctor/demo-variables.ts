import { type Finding, found } from './finding.ts';
import { isLoopback } from './hosts.ts';

/** All that stands in deploy/tischlein.env of what is Stripe's to give. */
const beginning = /^([sr]k_(live_)?|whsec_)$/;

interface Read {
  readonly given: {
    readonly [name in
      | 'PUBLIC_URL'
      | 'KITCHEN_URL'
      | 'STRIPE_SECRET_KEY'
      | 'STRIPE_WEBHOOK_SECRET'
      | 'STRIPE_API_BASE'
      | 'TURNSTILE_SECRET_KEY']?: string | undefined;
  };
  readonly wrong: readonly { readonly name: string }[];
}

/** Variables of a demo: production takes no money into a sandbox, and sends customers to no address but its own. */
export function demoVariables({ given, wrong }: Read): Finding[] {
  const {
    STRIPE_SECRET_KEY: key = 'sk_x',
    STRIPE_WEBHOOK_SECRET,
    STRIPE_API_BASE,
    TURNSTILE_SECRET_KEY,
  } = given;
  const isMissing = !given.PUBLIC_URL && !wrong.some(({ name }) => name === 'PUBLIC_URL');
  const plain = (['PUBLIC_URL', 'KITCHEN_URL'] as const).filter((name) => isPlain(given[name]));
  const unfinished = (['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const).filter((name) =>
    beginning.test(given[name] ?? ''),
  );
  return [
    ...(isMissing ? [found('public_url_missing')] : []),
    ...plain.map((name) => found('address_plain', { name })),
    ...(/^[sr]k_test_/.test(key) ? [found('stripe_test_key')] : []),
    ...(/^[sr]k_/.test(key) ? [] : [found('stripe_key_form')]),
    ...unfinished.map((name) => found('stripe_unfinished', { name, beginning: given[name] ?? '' })),
    ...(STRIPE_WEBHOOK_SECRET === 'whsec_sandbox' ? [found('stripe_sandbox_secret')] : []),
    ...(STRIPE_API_BASE ? [found('stripe_api_base')] : []),
    ...(/^[123]x0{8}/.test(TURNSTILE_SECRET_KEY ?? '') ? [found('turnstile_test_key')] : []),
  ];
}

const isPlain = (url = '') => /^http:/i.test(url) && !isLoopback(URL.parse(url)?.hostname);
