import { Text } from '@react-email/components';
import { contactPerson, orderName } from '#rules/orders/who-ordered.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { styles } from './styles.ts';

/** Whom to ring about an order. */
export function Contact({ order: { customer } }: { order: MailedOrder }) {
  const contact = new Set([
    contactPerson(customer),
    orderName(customer),
    customer.email,
    customer.mobileNumber,
  ]);
  return <Text style={styles.text}>{[...contact].filter(Boolean).join(' · ')}</Text>;
}
