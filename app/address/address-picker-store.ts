import { useCallback, useEffect, useRef, useState } from 'react';
import type { Customer } from '#contract/shop/customers.ts';
import type { DeliveryAddress } from '#contract/shop/delivery-addresses.ts';
import { m } from '#messages';
import { browserApi } from '../api/browser.ts';
import { errorText, isSessionInvalid } from '../api/error-text.ts';
import { announce } from '../stores/announcements.ts';
import { dismissToastsAbout, toast } from '../stores/toasts.ts';
import { type AddressValues, addressInput, addressValues } from './address-form-schema.ts';

export interface AddressBook {
  /** Null while loading. */
  readonly addresses: readonly DeliveryAddress[] | null;
  readonly hasFailed: boolean;
  load(): Promise<void>;
  /** The address as saved, or null when it could not be. */
  save(values: AddressValues, edited: DeliveryAddress | null): Promise<DeliveryAddress | null>;
  /** Saves where invoices go, in the profile: nothing is brought there. The profile as saved, or null when it could not be. */
  saveForInvoices(values: AddressValues): Promise<Customer | null>;
  remove(address: DeliveryAddress): Promise<boolean>;
  /** Saves what was removed once more: an address like it, or null when that failed. */
  restore(address: DeliveryAddress): Promise<DeliveryAddress | null>;
}

/** The customer's addresses and what can be done with them; every failure is a toast (spec §8), the rest is said. */
export function useAddressBook(): AddressBook {
  const [addresses, setAddresses] = useState<readonly DeliveryAddress[] | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const latestLoad = useRef(0);

  const load = useCallback(async () => {
    latestLoad.current += 1;
    const number = latestLoad.current;
    // A slow answer says nothing about what was saved meanwhile.
    const isOld = () => number !== latestLoad.current;
    setFailed(false);
    dismissToastsAbout('addresses');
    try {
      const found = await browserApi.deliveryAddresses();
      if (!isOld()) setAddresses(found);
    } catch (error) {
      if (isOld() || isSessionInvalid(error)) return;
      setAddresses([]);
      setFailed(true);
      complain(error, m.delivery_address_load_failed());
    }
  }, []);
  useEffect(() => void load(), [load]);

  return {
    addresses,
    hasFailed,
    load,
    async save(values, edited) {
      try {
        const saved = await browserApi.saveDeliveryAddress(addressInput(values, edited));
        announce(m.delivery_address_saved());
        await load();
        return saved;
      } catch (error) {
        complain(error, edited ? m.delivery_address_update_failed() : m.delivery_address_add_failed());
        return null;
      }
    },
    async saveForInvoices(values) {
      try {
        const profile = await browserApi.updateContact({ address: values });
        announce(m.delivery_address_saved());
        return profile;
      } catch (error) {
        complain(error, m.delivery_address_add_failed());
        return null;
      }
    },
    async remove(address) {
      try {
        await browserApi.removeDeliveryAddress(address.id);
        announce(m.delivery_address_removed());
        await load();
        return true;
      } catch (error) {
        complain(error, m.delivery_address_remove_failed());
        return false;
      }
    },
    async restore(address) {
      try {
        const { deliveryInstruction } = address;
        const saved = await browserApi.saveDeliveryAddress({
          ...addressValues(address),
          deliveryInstruction,
        });
        announce(m.delivery_address_restored());
        await load();
        return saved;
      } catch (error) {
        complain(error, m.delivery_address_add_failed());
        return null;
      }
    },
  };
}

function complain(error: unknown, fallback: string) {
  if (isSessionInvalid(error)) return;
  const reason = errorText(error, '');
  const description = reason ? `${fallback}. ${reason}` : fallback;
  toast({ kind: 'error', title: m.delivery_error_title(), description, about: 'addresses' });
}
