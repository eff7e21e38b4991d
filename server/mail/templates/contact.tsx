import { Text } from '@react-email/components';
import type { MailedOrder } from '../mailed-order.ts';
import { styles } from './styles.ts';

/** Whom to ring about an order. */
export function Contact({ order: { customer } }: { order: MailedOrder }) {
  const contact = [customer.contact, customer.name, customer.lastname, customer.email, customer.mobileNumber];
  return <Text style={styles.text}>{contact.filter(Boolean).join(' · ')}</Text>;
}
