import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overwriteGetLocale } from '#locale';
import { continueCutOffWay, followRelease } from './shell/follow-release.ts';
import { currentLocale } from './stores/language.ts';

overwriteGetLocale(currentLocale);

if (!continueCutOffWay()) {
  const instrumentations = [followRelease()];
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={instrumentations} />
      </StrictMode>,
    );
  });
}
