import { Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { Company } from '#rules/text/company.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { Greeting } from './greeting.tsx';
import { Layout } from './layout.tsx';
import { Reachable } from './reachable.tsx';
import { styles } from './styles.ts';

/** What every e-mail about an order is given. */
export interface AboutOrder {
  readonly order: MailedOrder;
  readonly company: Company;
  readonly publicUrl: string;
  /** Address of the order's own page, with the link that opens it. */
  readonly page: string;
}

/** An e-mail to the customer of an order: a greeting with the first sentence, what it is about, and whom to call. */
export function OrderLetter({
  order,
  company,
  publicUrl,
  preview,
  title,
  intro,
  call,
  children,
}: AboutOrder & {
  readonly preview: string;
  readonly title: string;
  readonly intro: string;
  /** Says the shop's telephone number. */
  readonly call: string;
  readonly children: ReactNode;
}) {
  return (
    <Layout locale={order.locale} publicUrl={publicUrl} company={company} preview={preview} title={title}>
      <Greeting order={order}>{intro}</Greeting>
      {children}
      <Text style={styles.text}>
        <Reachable phone={company.phone}>{call}</Reachable>
      </Text>
    </Layout>
  );
}
