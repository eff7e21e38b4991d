import { useEffect, useState } from 'react';
import { browserApi } from '../api/browser.ts';

/** The setting `delivery-postcodes`; empty, which is everywhere, until it is known. The shop checks it again. */
export function useDeliveryArea(): string {
  const [area, setArea] = useState('');
  useEffect(() => {
    browserApi.setting('delivery-postcodes').then(
      ({ value }) => setArea(value),
      () => null,
    );
  }, []);
  return area;
}
