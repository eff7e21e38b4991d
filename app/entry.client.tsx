import { StrictMode } from 'react';
import { overwriteGetLocale } from '#locale';
import { HydratedRouter, hydrateRoot, startTransition } from './framework.ts';
import { continueCutOffWay, followRelease } from './shell/follow-release.ts';
import { stayOffline } from './shell/stay-offline.ts';
import { currentLocale } from './stores/language.ts';

overwriteGetLocale(currentLocale);

if (!continueCutOffWay()) {
  const instrumentations = [followRelease(), stayOffline()];
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={instrumentations} />
      </StrictMode>,
    );
  });
}
