import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { getLocale, overwriteGetLocale } from '#kitchen-locale';

// The language changes with a new page only: it need not be looked up anew for every text.
const locale = getLocale();
overwriteGetLocale(() => locale);
document.documentElement.lang = locale;
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
