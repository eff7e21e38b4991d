import { berlinZone } from './berlin-zone.ts';

/** An appointment as calendars take it. */
export interface Appointment {
  /** Never changes: by it a calendar knows the appointment again. */
  readonly uid: string;
  /** Higher with each change. */
  readonly sequence: number;
  /** When this was said, in milliseconds since 1970. */
  readonly now: number;
  /** Berlin local, `YYYY-MM-DDTHH:mm`. */
  readonly start: string;
  readonly minutes: number;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly isCanceled: boolean;
}

/** Longest line in octets, without its break (RFC 5545, 3.1). */
const longestLine = 75;

/** A calendar file with one appointment in Berlin (RFC 5545). */
export function calendarFile(appointment: Appointment): string {
  const { uid, sequence, now, start, minutes, summary, location, description, isCanceled } = appointment;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tischlein//Order//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...berlinZone,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(new Date(now).toISOString().slice(0, 19))}Z`,
    `DTSTART;TZID=Europe/Berlin:${stamp(`${start}:00`)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(description)}`,
    `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `2026-12-03T12:30:00` as `20261203T123000`. */
const stamp = (at: string) => at.replaceAll(/[-:]/g, '');

/** A text as a value: what has a meaning in the file is escaped, and what no line may hold is left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** A line in pieces that are short enough, never torn inside of a sign. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const sign of line) {
    const more = octetsOf(sign);
    if (octets + more > longestLine) {
      pieces.push(piece);
      // The space before the next piece counts.
      [piece, octets] = [' ', 1];
    }
    piece += sign;
    octets += more;
  }
  return [...pieces, piece].join('\r\n');
}

/** How many octets a sign takes in UTF-8. */
function octetsOf(sign: string): number {
  const point = sign.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
