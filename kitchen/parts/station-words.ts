import { m } from '#kitchen-messages';
import type { Station } from '#rules/catalogue/stations.ts';

const words: Record<Station, () => string> = {
  WARM: m.station_warm,
  COLD: m.station_cold,
  GREEN: m.station_green,
  SWEET: m.station_sweet,
  CHILLED: m.station_chilled,
};
const places: Record<Station, () => string> = {
  WARM: m.station_warm_place,
  COLD: m.station_cold_place,
  GREEN: m.station_green_place,
  SWEET: m.station_sweet_place,
  CHILLED: m.station_chilled_place,
};

/** What a station is called; null for products that name none. */
export const stationWord = (station: Station | null) => (station ? words[station] : m.station_none)();

/** What is done there, in a few words. */
export const stationPlace = (station: Station | null) => (station ? places[station]() : '');
