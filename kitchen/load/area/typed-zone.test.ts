import { expect, test } from 'vitest';
import { typedInto, writtenZone, zoneWrong } from './typed-zone.ts';

const ring = writtenZone({ name: 'Ring', postcodes: ['10999'], fee: 5, minimum: 0 });
const fresh = writtenZone({ name: 'Mitte', postcodes: [], fee: 0, minimum: 0 });

test('what is right counts at once, what is wrong is kept as it was typed and named', () => {
  const typed = typedInto(fresh, 'postcodes', '10115\n10117;10119 1011\n99999, 1a');
  expect(typed.zone.postcodes).toEqual(['10115', '10117', '10119', '99999']);
  expect(typed.typed.postcodes).toBe('10115\n10117;10119 1011\n99999, 1a');
  expect(zoneWrong([typed], 0)).toEqual({ postcodes: 'Keine Postleitzahl mit fünf Ziffern: 1011, 1a' });
  const minus = typedInto(ring, 'fee', '-3');
  expect(minus.zone.fee).toBe(5);
  expect(zoneWrong([minus], 0)).toEqual({ fee: 'Bitte einen Betrag wie 25 oder 24,90 eintragen' });
  expect(zoneWrong([typedInto(ring, 'fee', '1.234,5')], 0)).toEqual({ fee: 'Höchstens 1.000,00\u00a0€' });
  expect(typedInto(ring, 'minimum', '1.234,5').zone.minimum).toBe(1234.5);
});

test('a zone has a name and postcodes, and each postcode is in one zone', () => {
  expect(zoneWrong([typedInto(fresh, 'name', ' ')], 0)).toEqual({
    name: 'Bitte einen Namen eintragen',
    postcodes: 'Bitte mindestens eine Postleitzahl eintragen',
  });
  const twice = [ring, typedInto(fresh, 'postcodes', '10115 10999')];
  expect(zoneWrong(twice, 0)).toEqual({});
  expect(zoneWrong(twice, 1)).toEqual({ postcodes: '10999 steht schon in „Ring“' });
});
