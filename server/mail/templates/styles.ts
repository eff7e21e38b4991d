import type { CSSProperties } from 'react';

const display = "Grenze, Georgia, 'Times New Roman', serif";
const body = 'Figtree, Arial, Helvetica, sans-serif';
const ink = '#14282F';
const petrol = '#1B4A5A';
const muted = '#4E6268';
/** Room left and right: 39 px of the 600, 21 px on the narrowest phones. */
const side = '6.5%';

/** An address without a blank breaks where it has to. */
const wrapped = { overflowWrap: 'anywhere' } satisfies CSSProperties;

/** E-mail clients read inline styles only: the palette and type of the shop, once more. */
export const styles = {
  body: { backgroundColor: '#F6EEDF', margin: 0, padding: '28px 0', fontFamily: body, color: ink },
  container: { backgroundColor: '#FFFFFF', width: '100%', maxWidth: '600px', margin: '0 auto' },
  wall: { backgroundColor: '#FFDF91', padding: `28px ${side} 26px` },
  wordmark: { font: `700 28px/1 ${display}`, color: petrol, margin: '0 0 22px' },
  title: { font: `700 36px/1.05 ${display}`, color: ink, margin: 0, ...wrapped },
  heading: { font: `700 24px/1.15 ${display}`, color: ink, margin: '28px 0 10px', ...wrapped },
  line: { borderTop: `5px solid ${petrol}`, borderBottom: `2px solid ${petrol}`, height: '3px', fontSize: 0 },
  content: { padding: `28px ${side} 12px` },
  text: { fontSize: '16px', lineHeight: '1.5', margin: '0 0 16px', ...wrapped },
  /** Of a letter by hand, whose lines stay as they were written. */
  written: { fontSize: '16px', lineHeight: '1.5', margin: '0 0 24px', whiteSpace: 'pre-line', ...wrapped },
  phone: { color: petrol, textDecoration: 'underline', whiteSpace: 'nowrap' },
  small: { fontSize: '15px', lineHeight: '1.5', color: muted, margin: '0 0 8px' },
  /** Below a line of a table. */
  note: { fontSize: '15px', color: muted },
  // Eight of Georgia's wide digits take 246 px: all of them fit beside the padding of 320.
  code: {
    font: `700 40px/1 ${display}`,
    letterSpacing: '0.06em',
    color: ink,
    backgroundColor: '#D3E3E1',
    padding: '22px 0',
    margin: '8px 0 20px',
    textAlign: 'center',
  },
  facts: { backgroundColor: '#D3E3E1', margin: '8px 0 20px', padding: '18px 20px' },
  factLabel: { fontSize: '15px', color: muted, margin: 0 },
  fact: {
    fontSize: '17px',
    lineHeight: '1.4',
    fontWeight: 600,
    margin: '0 0 10px',
    ...wrapped,
  },
  table: { width: '100%', borderCollapse: 'collapse', margin: '4px 0 20px' },
  head: { padding: '0 0 6px', fontSize: '14px', fontWeight: 'normal', textAlign: 'left', color: muted },
  cell: {
    borderTop: '1px solid #E3D7C1',
    padding: '10px 8px 10px 0',
    fontSize: '16px',
    fontWeight: 'normal',
    textAlign: 'left',
  },
  amount: {
    borderTop: '1px solid #E3D7C1',
    padding: '10px 0',
    fontSize: '16px',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  total: {
    borderTop: `4px solid ${petrol}`,
    padding: '12px 0',
    font: `700 26px/1.1 ${display}`,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  totalLabel: {
    borderTop: `4px solid ${petrol}`,
    padding: '12px 8px 12px 0',
    fontSize: '16px',
    fontWeight: 600,
    textAlign: 'left',
  },
  button: {
    backgroundColor: '#BF3317',
    color: '#FFFFFF',
    borderRadius: '28px',
    padding: '16px 30px',
    fontSize: '17px',
    fontWeight: 600,
    textDecoration: 'none',
    display: 'inline-block',
    margin: '4px 0 22px',
  },
  footer: { backgroundColor: '#0F323F', padding: `20px ${side}` },
  footerText: { color: '#E4EEEE', fontSize: '14px', lineHeight: '1.5', margin: '0 0 4px' },
  footerLink: { color: '#FFFFFF', textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;
