import { Link } from '@react-email/components';
import { Fragment } from 'react';
import { dialled } from '#rules/text/dialled.ts';
import { styles } from './styles.ts';

/** A text in which the shop's telephone number can be pressed. */
export function Reachable({ phone, children }: { phone: string; children: string }) {
  const [start, ...rest] = children.split(phone);
  return (
    <>
      {start}
      {rest.map((piece) => (
        <Fragment key={piece}>
          <Link href={`tel:${dialled(phone)}`} style={styles.phone}>
            {phone}
          </Link>
          {piece}
        </Fragment>
      ))}
    </>
  );
}
