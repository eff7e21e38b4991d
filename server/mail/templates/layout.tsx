import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { shop } from '#content/shop.ts';
import { m } from '#messages';
import type { Company } from '#rules/text/company.ts';
import type { Locale } from '#rules/text/locale.ts';
import { styles } from './styles.ts';

interface LayoutProps {
  locale: Locale;
  publicUrl: string;
  company: Company;
  preview: string;
  title: string;
  children: ReactNode;
}

/** There is one set of colours: what a program makes of it for a dark screen can be read, but its wall is brown. */
const onlyLight = 'light only';

/** The frame of every e-mail: butter wall with the title, the double line, the text, the shop's address. */
export function Layout({ locale, publicUrl, company, preview, title, children }: LayoutProps) {
  const link = (path: string, text: string) => (
    <Link href={`${publicUrl}${path}?lang=${locale}`} style={styles.footerLink}>
      {text}
    </Link>
  );
  return (
    <Html lang={locale}>
      <Head>
        {/* Browsers and Apple Mail keep to these; others turn colours round all the same. */}
        <meta name="color-scheme" content={onlyLight} />
        <meta name="supported-color-schemes" content={onlyLight} />
        <style>{`:root{color-scheme:${onlyLight}}`}</style>
        <title>{title}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Section style={styles.wall}>
            <Text style={styles.wordmark}>{shop.name}</Text>
            <Heading style={styles.title}>{title}</Heading>
          </Section>
          <Section style={styles.line} />
          <Section style={styles.content}>{children}</Section>
          <Section style={styles.footer}>
            <Text style={styles.footerText}>
              {company.company}, {company.street}, {company.postalCode} {company.city}
            </Text>
            <Text style={styles.footerText}>
              {link('/imprint', m.mail_imprint({}, { locale }))} ·{' '}
              {link('/terms', m.mail_terms({}, { locale }))} ·{' '}
              {link('/privacy', m.mail_privacy({}, { locale }))}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
