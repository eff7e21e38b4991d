import { Button, Text } from '@react-email/components';
import { m } from '#messages';
import type { Company } from '#rules/text/company.ts';
import type { Locale } from '#rules/text/locale.ts';
import { typed } from '../../typed.ts';
import { Layout } from './layout.tsx';
import { styles } from './styles.ts';

interface PasskeyAddedProps {
  locale: Locale;
  publicUrl: string;
  company: Company;
  kitchenUrl: string;
  name: string;
  email: string;
  /** Browser and system as a person would name them; empty where the browser did not say. */
  device: string;
}

export function passkeyAddedSubject(locale: Locale): string {
  return m.mail_passkey_added_subject({}, { locale });
}

/** Tells whose account has a new passkey where it was made, and what to do when it was not they. */
export function PasskeyAdded({
  locale,
  publicUrl,
  company,
  kitchenUrl,
  name,
  email,
  device,
}: PasskeyAddedProps) {
  return (
    <Layout
      locale={locale}
      publicUrl={publicUrl}
      company={company}
      preview={m.mail_passkey_added_subject({}, { locale })}
      title={m.mail_passkey_added_title({ name }, { locale })}
    >
      <Text style={styles.text}>
        {device
          ? m.mail_passkey_added_on({ device }, { locale })
          : m.mail_passkey_added_somewhere({}, { locale })}
      </Text>
      <Text style={styles.text}>{m.mail_passkey_added_not_you({}, { locale })}</Text>
      <Button href={`${kitchenUrl}/kitchen/staff?lang=${locale}`} style={styles.button}>
        {m.mail_passkey_added_link({}, { locale })}
      </Button>
      <Text style={styles.small}>{m.mail_passkey_last({ email, shop: typed('shop', '') }, { locale })}</Text>
    </Layout>
  );
}
