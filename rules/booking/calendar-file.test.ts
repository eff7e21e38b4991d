import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Appointment, calendarFile } from './calendar-file.ts';

const lunch: Appointment = {
  uid: 'order-0f8fad5b@shop.example',
  sequence: 3,
  now: Date.parse('2026-11-23T09:12:33Z'),
  start: '2026-12-03T12:30',
  minutes: 30,
  summary: 'Tischlein: Lieferung',
  location: 'Oranienstraße 185, 2. Hof, 10999 Berlin',
  description: '2 × Belegte Brötchen\nBrot; Käse\\Wurst',
  isCanceled: false,
};
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('says what, where, and when in Berlin, with the zone that this means', () => {
  const lines = unfolded(calendarFile(lunch));
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
  for (const line of [
    'UID:order-0f8fad5b@shop.example',
    'SEQUENCE:3',
    'DTSTAMP:20261123T091233Z',
    'DTSTART;TZID=Europe/Berlin:20261203T123000',
    'DURATION:PT30M',
    'STATUS:CONFIRMED',
    'TZID:Europe/Berlin',
    'TZOFFSETTO:+0200',
  ])
    expect(lines).toContain(line);
});

test('commas, semicolons, backslashes and line breaks are escaped', () => {
  const lines = unfolded(calendarFile(lunch));
  expect(lines).toContain('LOCATION:Oranienstraße 185\\, 2. Hof\\, 10999 Berlin');
  expect(lines).toContain('DESCRIPTION:2 × Belegte Brötchen\\nBrot\\; Käse\\\\Wurst');
});

test('a canceled one says so', () => {
  expect(calendarFile({ ...lunch, isCanceled: true })).toContain('\r\nSTATUS:CANCELLED\r\n');
});

test('whatever stands in it, no line is longer than 75 octets, none is torn in a sign, and no line is smuggled in', () => {
  const before = unfolded(calendarFile(lunch)).length;
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string(), (description, location) => {
      const file = calendarFile({ ...lunch, description, location });
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(description.isWellFormed() && location.isWellFormed());
        expect(line).not.toMatch(/\p{Cc}/u);
      }
      expect(unfolded(file)).toHaveLength(before);
    }),
  );
});
