import { expect, test } from 'vitest';
import { ledgerCsv } from './ledger-file.ts';

const movement = {
  publicId: '4f2a91c7-0d2b-4f40-9d0e-1f2f0c6b2a11',
  state: 'DONE',
  receivedOn: null,
  reason: null,
  documents: 'RE-2026-00042',
  buyer: 'Holm & Söhne GmbH',
  isInquiry: false,
  isSettled: false,
  isDayOnly: false,
} as const;
const movements = [
  {
    ...movement,
    askedAt: new Date('2026-10-31T22:59:59Z'),
    kind: 'CHARGE',
    amount: 123_456,
    providerId: 'pi_1',
  },
  {
    ...movement,
    askedAt: new Date('2026-11-03T08:05:00Z'),
    kind: 'CHARGE',
    amount: 11_600,
    providerId: null,
    receivedOn: '2026-11-02',
    reason: '=Holm; "Herbstfest"',
  },
  { ...movement, askedAt: new Date('2026-11-04T09:00:00Z'), kind: 'REFUND', amount: -5, providerId: 're_1' },
  {
    ...movement,
    askedAt: new Date('2026-11-04T09:01:00Z'),
    kind: 'REFUND',
    amount: -7000,
    state: 'FAILED',
    providerId: 're_2',
  },
  {
    ...movement,
    askedAt: new Date('2026-11-05T09:00:00Z'),
    kind: 'DISPUTE',
    amount: -2000,
    state: 'ASKED',
    providerId: 'dp_1',
  },
  {
    ...movement,
    askedAt: new Date('2026-11-05T10:00:00Z'),
    kind: 'DISPUTE',
    amount: -900,
    state: 'FAILED',
    isInquiry: true,
    providerId: 'dp_2',
  },
  {
    ...movement,
    askedAt: new Date('2026-11-06T11:00:00Z'),
    kind: 'REFUND',
    amount: -11_600,
    state: 'FAILED',
    isSettled: true,
    providerId: null,
  },
  {
    ...movement,
    askedAt: new Date('2026-11-07T11:00:00Z'),
    kind: 'TRANSFER',
    amount: -11_600,
    isDayOnly: true,
    providerId: null,
  },
  {
    ...movement,
    askedAt: new Date('2026-11-30T22:59:00Z'),
    kind: 'TRANSFER',
    amount: -11_600,
    providerId: null,
  },
] as const;
const sums = [
  { kind: 'CHARGE', isByBank: false, movements: 1, amount: 123_456 },
  { kind: 'CHARGE', isByBank: true, movements: 1, amount: 11_600 },
  { kind: 'REFUND', isByBank: false, movements: 1, amount: -5 },
  { kind: 'TRANSFER', isByBank: true, movements: 1, amount: -11_600 },
] as const;

const golden = `\uFEFFTag;Uhrzeit;Bestellung;Art;Betrag;Davon erledigt;Stand;Nummer beim Zahlungsdienst;Eingang;Verwendungszweck;Belege;Empfänger
31.10.2026;23:59;4f2a91c7;Zahlung;1234,56;1234,56;erledigt;pi_1;;;RE-2026-00042;Holm & Söhne GmbH
03.11.2026;09:05;4f2a91c7;Überweisung;116,00;116,00;erledigt;;02.11.2026;"'=Holm; ""Herbstfest""";RE-2026-00042;Holm & Söhne GmbH
04.11.2026;10:00;4f2a91c7;Erstattung;-0,05;-0,05;erledigt;re_1;;;RE-2026-00042;Holm & Söhne GmbH
04.11.2026;10:01;4f2a91c7;Erstattung;-70,00;0,00;gescheitert;re_2;;;RE-2026-00042;Holm & Söhne GmbH
05.11.2026;10:00;4f2a91c7;Rückbuchung;-20,00;0,00;offen;dp_1;;;RE-2026-00042;Holm & Söhne GmbH
05.11.2026;11:00;4f2a91c7;Rückbuchung;-9,00;0,00;nur Nachfrage;dp_2;;;RE-2026-00042;Holm & Söhne GmbH
06.11.2026;12:00;4f2a91c7;Erstattung;-116,00;0,00;als Rücküberweisung erledigt;;;;RE-2026-00042;Holm & Söhne GmbH
07.11.2026;;4f2a91c7;Rücküberweisung;-116,00;-116,00;erledigt;;;;RE-2026-00042;Holm & Söhne GmbH
30.11.2026;23:59;4f2a91c7;Rücküberweisung;-116,00;-116,00;erledigt;;;;RE-2026-00042;Holm & Söhne GmbH
;;;Summe Zahlung;;1234,56;;;;;;
;;;Summe Überweisung;;116,00;;;;;;
;;;Summe Erstattung;;-0,05;;;;;;
;;;Summe Rücküberweisung;;-116,00;;;;;;
;;;Summe;;1234,51;;;;;;
`;

test('the payments of a month open in a German spreadsheet, and only what is done is in the column to sum up', () => {
  expect(ledgerCsv({ movements, sums })).toBe(golden.replaceAll('\n', '\r\n'));
});
