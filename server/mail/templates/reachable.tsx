import { Link } from '@react-email/components';
import { Fragment } from 'react';
import { shop } from '#content/shop.ts';
import { styles } from './styles.ts';

/** A text in which the shop's telephone number can be pressed. */
export function Reachable({ children }: { children: string }) {
  const [start, ...rest] = children.split(shop.phone.shown);
  return (
    <>
      {start}
      {rest.map((piece) => (
        <Fragment key={piece}>
          <Link href={`tel:${shop.phone.dial}`} style={styles.phone}>
            {shop.phone.shown}
          </Link>
          {piece}
        </Fragment>
      ))}
    </>
  );
}
