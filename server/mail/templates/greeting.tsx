import { Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { contactPerson } from '#rules/orders/who-ordered.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { styles } from './styles.ts';

/** Greets who ordered, by name where a person's name is known, and goes on with the first sentence. */
export function Greeting({ order, children }: { order: MailedOrder; children: ReactNode }) {
  const { locale, customer } = order;
  const name = contactPerson(customer);
  return (
    <Text style={styles.text}>
      {name ? m.mail_hello_name({ name }, { locale }) : m.mail_hello({}, { locale })}
      <br />
      {children}
    </Text>
  );
}
