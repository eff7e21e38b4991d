/** What the doctor looks at, in the order in which it tells. */
export const checks = [
  'configuration',
  'address',
  'payment',
  'database',
  'clock',
  'mail',
  'disk',
  'backup',
  'sample',
] as const;
export type Check = (typeof checks)[number];

/** A fault has to be mended before customers order; a warning soon. */
type Level = 'fault' | 'warning';

/** All that the doctor can find; what each says, and what to do then, stands in messages/<language>/doctor.json. */
const known = {
  variable_wrong: ['configuration', 'fault'],
  variable_odd: ['configuration', 'warning'],
  turnstile_test_key: ['configuration', 'fault'],
  turnstile_half: ['configuration', 'warning'],
  origin_wrong: ['configuration', 'warning'],
  public_url_missing: ['address', 'fault'],
  address_plain: ['address', 'fault'],
  address_path: ['address', 'warning'],
  address_here: ['address', 'fault'],
  address_sample: ['address', 'fault'],
  address_unresolved: ['address', 'fault'],
  proxy_unset: ['address', 'warning'],
  stripe_test_key: ['payment', 'fault'],
  stripe_key_form: ['payment', 'fault'],
  stripe_unfinished: ['payment', 'fault'],
  stripe_sandbox_secret: ['payment', 'fault'],
  stripe_api_base: ['payment', 'fault'],
  webhook_secret_form: ['payment', 'fault'],
  payment_unreachable: ['payment', 'fault'],
  payment_key_refused: ['payment', 'fault'],
  payment_rights: ['payment', 'fault'],
  payment_not_enabled: ['payment', 'fault'],
  payout_not_enabled: ['payment', 'warning'],
  webhooks_unseen: ['payment', 'warning'],
  webhook_missing: ['payment', 'fault'],
  webhook_disabled: ['payment', 'fault'],
  webhook_events: ['payment', 'fault'],
  webhook_twice: ['payment', 'warning'],
  database_unreachable: ['database', 'fault'],
  database_password: ['database', 'fault'],
  database_missing: ['database', 'fault'],
  database_busy: ['database', 'fault'],
  database_old: ['database', 'fault'],
  database_standby: ['database', 'fault'],
  database_read_only: ['database', 'fault'],
  database_encoding: ['database', 'fault'],
  database_empty: ['database', 'warning'],
  migration_missing: ['database', 'fault'],
  role_cannot_lay_out: ['database', 'fault'],
  role_not_owner: ['database', 'warning'],
  role_cannot_write: ['database', 'fault'],
  few_connections: ['database', 'warning'],
  database_forgetful: ['database', 'warning'],
  clock_database: ['clock', 'warning'],
  clock_provider: ['clock', 'warning'],
  zone_wrong: ['clock', 'fault'],
  mail_unreachable: ['mail', 'fault'],
  mail_sign_in: ['mail', 'fault'],
  mail_unasked: ['mail', 'warning'],
  mail_tls: ['mail', 'fault'],
  mail_plain: ['mail', 'warning'],
  sender_wrong: ['mail', 'fault'],
  sender_unknown: ['mail', 'warning'],
  mx_missing: ['mail', 'warning'],
  spf_missing: ['mail', 'warning'],
  spf_twice: ['mail', 'warning'],
  spf_open: ['mail', 'warning'],
  dkim_unknown: ['mail', 'warning'],
  dkim_missing: ['mail', 'warning'],
  dkim_revoked: ['mail', 'warning'],
  dmarc_missing: ['mail', 'warning'],
  dmarc_wrong: ['mail', 'warning'],
  folder_closed: ['disk', 'warning'],
  disk_low: ['disk', 'warning'],
  disk_full: ['disk', 'fault'],
  backup_never: ['backup', 'warning'],
  backup_old: ['backup', 'warning'],
  backup_newer: ['backup', 'warning'],
  backup_recipient: ['backup', 'fault'],
  backup_plain: ['backup', 'warning'],
  backup_untried: ['backup', 'warning'],
  backup_trial_old: ['backup', 'warning'],
  backup_trial_failed: ['backup', 'fault'],
  sample_file: ['sample', 'fault'],
  sample_company: ['sample', 'fault'],
  sample_staff: ['sample', 'fault'],
  sample_discount: ['sample', 'fault'],
  sample_orders: ['sample', 'fault'],
  sample_products: ['sample', 'fault'],
  sample_mail: ['sample', 'fault'],
} as const satisfies Record<string, readonly [Check, Level]>;

/** What is said of any check: its name stands in the finding. */
const ofAny = { dns_silent: 'warning', check_hung: 'fault', check_failed: 'fault' } as const;

export type FindingCode = keyof typeof known | keyof typeof ofAny;

export interface Finding {
  readonly check: Check;
  readonly level: Level;
  readonly code: FindingCode;
  /** What its sentences name; never a secret. */
  readonly values: Readonly<Record<string, string>>;
}

/** A finding with what it names. */
export function found(
  code: keyof typeof known,
  values: Readonly<Record<string, string | number>> = {},
): Finding {
  const [check, level] = known[code];
  return { check, level, code, values: asTexts(values) };
}

/** One that may be made by any check. */
export function foundIn(
  check: Check,
  code: keyof typeof ofAny,
  values: Readonly<Record<string, string | number>>,
): Finding {
  return { check, level: ofAny[code], code, values: asTexts(values) };
}

const asTexts = (values: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
