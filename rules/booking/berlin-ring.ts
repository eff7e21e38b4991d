/** The postcodes of Berlin of which the greater part lies within the S-Bahn ring, by their first three digits. */
const endings: Readonly<Record<string, string>> = {
  101: '15 17 19 78 79',
  102: '43 45 47 49',
  104: '05 07 09 35 37 39',
  105: '51 53 55 57 59 85 87 89',
  106: '23 25 27 29',
  107: '07 09 11 13 15 17 19 77 79 81 83 85 87 89',
  108: '23 25 27 29',
  109: '61 63 65 67 69 97 99',
  120: '43 45 47 49 51 53 55',
  121: '01',
  133: '47 53 55',
  140: '57 59',
};

export const ringPostcodes: readonly string[] = Object.entries(endings).flatMap(([start, ends]) =>
  ends.split(' ').map((end) => start + end),
);
