import { Button, Link, Text } from '@react-email/components';
import { m } from '#messages';
import type { Locale } from '#rules/text/locale.ts';
import { styles } from './styles.ts';

interface Props {
  /** Address of the order's own page, with the link that opens it. */
  readonly page: string;
  readonly locale: Locale;
}

/** A button to the order's own page. */
export function SeeOrder({ page, locale }: Props) {
  return (
    <Button href={page} style={styles.button}>
      {m.mail_see_order({}, { locale })}
    </Button>
  );
}

/** A link to the order's own page, beside another button, which comes first. */
export function SeeOrderLine({ page, locale }: Props) {
  return (
    <Text style={styles.text}>
      <Link href={page} style={styles.phone}>
        {m.mail_see_order({}, { locale })}
      </Link>
    </Text>
  );
}
