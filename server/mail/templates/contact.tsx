import { Text } from '@react-email/components';
import type { MailedOrder } from '../mailed-order.ts';
import { styles } from './styles.ts';

/** Whom to ring about an order. */
export function Contact({ order: { customer } }: { order: MailedOrder }) {
  const name = [customer.name, customer.lastname].filter(Boolean).join(' ');
  const contact = [customer.contact, name, customer.email, customer.mobileNumber];
  return <Text style={styles.text}>{contact.filter(Boolean).join(' · ')}</Text>;
}
