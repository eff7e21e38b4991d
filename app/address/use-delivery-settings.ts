import { useEffect, useState } from 'react';
import type { DeliverySettings } from '#rules/booking/delivery-cost.ts';
import { browserApi } from '../api/browser.ts';
import { zoneIn } from './zone-in.ts';

const unknown: DeliverySettings = {};

/**
 * Where the shop delivers and what that costs; everywhere and for nothing until it is known. The shop checks it again.
 */
export function useDeliverySettings(): DeliverySettings {
  const [settings, setSettings] = useState(unknown);
  useEffect(() => {
    const tell = (told: DeliverySettings) => setSettings((before) => ({ ...before, ...told }));
    browserApi.setting('delivery-postcodes').then(
      ({ value }) => tell({ area: value }),
      () => null,
    );
    browserApi.deliveryZones().then(
      (zones) => tell({ zones: zones.map(zoneIn) }),
      () => null,
    );
  }, []);
  return settings;
}
