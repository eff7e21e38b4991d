import { Button, Text } from '@react-email/components';
import { m } from '#messages';
import type { Role } from '#rules/access/role.ts';
import type { Company } from '#rules/text/company.ts';
import type { Locale } from '#rules/text/locale.ts';
import { Layout } from './layout.tsx';
import { styles } from './styles.ts';

interface StaffInvitationProps {
  locale: Locale;
  publicUrl: string;
  company: Company;
  kitchenUrl: string;
  email: string;
  name: string;
  role: Role;
}

export function staffInvitationSubject(locale: Locale): string {
  return m.mail_invitation_subject({}, { locale });
}

const rolesInWords: Record<Role, typeof m.mail_role_owner> = {
  OWNER: m.mail_role_owner,
  OFFICE: m.mail_role_office,
  KITCHEN: m.mail_role_kitchen,
  DRIVER: m.mail_role_driver,
};

/** Tells somebody new where the kitchen is, and that a code to this address lets them in. */
export function StaffInvitation({
  locale,
  publicUrl,
  company,
  kitchenUrl,
  email,
  name,
  role,
}: StaffInvitationProps) {
  const title = m.mail_invitation_title({ name }, { locale });
  const text = role === 'DRIVER' ? m.mail_invitation_text_driver : m.mail_invitation_text;
  const link = `${kitchenUrl}/kitchen/sign-in?lang=${locale}#${new URLSearchParams({ email })}`;
  return (
    <Layout
      locale={locale}
      publicUrl={publicUrl}
      company={company}
      preview={m.mail_invitation_subject({}, { locale })}
      title={title}
    >
      <Text style={styles.text}>{text({ role: rolesInWords[role]({}, { locale }) }, { locale })}</Text>
      <Button href={link} style={styles.button}>
        {m.mail_invitation_link({}, { locale })}
      </Button>
      <Text style={styles.text}>{m.mail_invitation_code({ email }, { locale })}</Text>
      <Text style={styles.small}>{m.mail_invitation_ignore({}, { locale })}</Text>
    </Layout>
  );
}
