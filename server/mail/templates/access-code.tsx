import { Button, Text } from '@react-email/components';
import { m } from '#messages';
import type { Company } from '#rules/text/company.ts';
import type { Locale } from '#rules/text/locale.ts';
import { Layout } from './layout.tsx';
import { styles } from './styles.ts';

interface AccessCodeProps {
  locale: Locale;
  publicUrl: string;
  company: Company;
  email: string;
  code: string;
  minutes: number;
  /** Address of the page that takes the code. */
  page: string;
}

export function accessCodeSubject({ locale, code }: Pick<AccessCodeProps, 'locale' | 'code'>): string {
  return m.mail_code_subject({ code }, { locale });
}

export function AccessCode({ locale, publicUrl, company, email, code, minutes, page }: AccessCodeProps) {
  const title = m.mail_code_title({}, { locale });
  // Behind the #, where neither servers nor their logs see it; the page fills it in, and a person presses.
  const link = `${page}?lang=${locale}#${new URLSearchParams({ email, code })}`;
  return (
    <Layout
      locale={locale}
      publicUrl={publicUrl}
      company={company}
      preview={m.mail_code_preview({ minutes }, { locale })}
      title={title}
    >
      <Text style={styles.text}>{m.mail_code_intro({}, { locale })}</Text>
      <Text style={styles.code}>{code}</Text>
      <Button href={link} style={styles.button}>
        {m.mail_code_link({}, { locale })}
      </Button>
      <Text style={styles.text}>{m.mail_code_validity({ minutes }, { locale })}</Text>
      <Text style={styles.small}>{m.mail_code_ignore({}, { locale })}</Text>
    </Layout>
  );
}
