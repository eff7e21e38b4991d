import { render } from '@react-email/render';
import { expect, test } from 'vitest';
import { companyOfFiles } from '#content/shop.ts';
import { locales } from '#rules/text/locale.ts';
import { AccessCode } from './access-code.tsx';

test.each(locales)(
  'an e-mail says that its colours are those of paper, so that no program turns them round (%s)',
  async (locale) => {
    const letter = (
      <AccessCode
        locale={locale}
        publicUrl="https://shop.example"
        company={companyOfFiles}
        email="jana@example.com"
        code="12345678"
        minutes={10}
        page="/signin"
      />
    );
    const html = await render(letter);
    expect(html).toContain(`lang="${locale}"`);
    expect(html).toContain('<meta name="color-scheme" content="light only"/>');
    expect(html).toContain('<meta name="supported-color-schemes" content="light only"/>');
    expect(html).toContain(':root{color-scheme:light only}');
  },
);
