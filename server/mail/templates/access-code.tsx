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
  /** Address of the page that takes the code; null for one that confirms who is signed in: it asked where they are. */
  page: string | null;
}

export function accessCodeSubject({
  locale,
  code,
  page,
}: Pick<AccessCodeProps, 'locale' | 'code' | 'page'>): string {
  return (page === null ? m.mail_code_confirm_subject : m.mail_code_subject)({ code }, { locale });
}

export function AccessCode({ locale, publicUrl, company, email, code, minutes, page }: AccessCodeProps) {
  const isToConfirm = page === null;
  const title = (isToConfirm ? m.mail_code_confirm_title : m.mail_code_title)({}, { locale });
  const intro = (isToConfirm ? m.mail_code_confirm_intro : m.mail_code_intro)({}, { locale });
  const ignore = (isToConfirm ? m.mail_code_confirm_ignore : m.mail_code_ignore)({}, { locale });
  return (
    <Layout
      locale={locale}
      publicUrl={publicUrl}
      company={company}
      preview={m.mail_code_preview({ minutes }, { locale })}
      title={title}
    >
      <Text style={styles.text}>{intro}</Text>
      <Text style={styles.code}>{code}</Text>
      {isToConfirm ? null : (
        // Behind the #, where neither servers nor their logs see it; the page fills it in, and a person presses.
        <Button href={`${page}?lang=${locale}#${new URLSearchParams({ email, code })}`} style={styles.button}>
          {m.mail_code_link({}, { locale })}
        </Button>
      )}
      <Text style={styles.text}>{m.mail_code_validity({ minutes }, { locale })}</Text>
      <Text style={styles.small}>{ignore}</Text>
    </Layout>
  );
}
