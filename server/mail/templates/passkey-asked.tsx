import { Button, Text } from '@react-email/components';
import { m } from '#messages';
import type { Company } from '#rules/text/company.ts';
import type { Locale } from '#rules/text/locale.ts';
import { typed } from '../../typed.ts';
import { Layout } from './layout.tsx';
import { styles } from './styles.ts';

interface PasskeyAskedProps {
  locale: Locale;
  publicUrl: string;
  company: Company;
  kitchenUrl: string;
  email: string;
}

export function passkeyAskedSubject(locale: Locale): string {
  return m.mail_passkey_subject({}, { locale });
}

/** Tells who asked for a code but has a passkey that this is asked for instead, and what to do when it is lost. */
export function PasskeyAsked({ locale, publicUrl, company, kitchenUrl, email }: PasskeyAskedProps) {
  const link = `${kitchenUrl}/kitchen/sign-in?lang=${locale}`;
  return (
    <Layout
      locale={locale}
      publicUrl={publicUrl}
      company={company}
      preview={m.mail_passkey_subject({}, { locale })}
      title={m.mail_passkey_title({}, { locale })}
    >
      <Text style={styles.text}>{m.mail_passkey_text({}, { locale })}</Text>
      <Button href={link} style={styles.button}>
        {m.mail_passkey_link({}, { locale })}
      </Button>
      <Text style={styles.text}>{m.mail_passkey_lost({}, { locale })}</Text>
      <Text style={styles.text}>{m.mail_passkey_last({ email, shop: typed('shop', '') }, { locale })}</Text>
      <Text style={styles.small}>{m.mail_passkey_ignore({}, { locale })}</Text>
    </Layout>
  );
}
