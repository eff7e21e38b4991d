import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SlotPicker } from './slot-picker.tsx';
import { TimeSelect } from './time-picker.tsx';

const picker = { label: 'Time', value: null, onChange: () => {} };

test('a day without slots says so', () => {
  const said = 'No available time slots for this date';
  expect(renderToStaticMarkup(<SlotPicker {...picker} slots={[]} />)).toContain(said);
  expect(renderToStaticMarkup(<TimeSelect {...picker} slots={[]} />)).toContain(said);
  expect(renderToStaticMarkup(<SlotPicker {...picker} slots={['08:00']} />)).not.toContain(said);
});

test('without a day the times are disabled', () => {
  const shut = renderToStaticMarkup(<SlotPicker {...picker} slots={['08:00']} disabled />);
  expect(shut).toContain('<fieldset class="min-w-0" disabled=""');
  expect(shut).not.toContain('type="radio"');
  expect(renderToStaticMarkup(<TimeSelect {...picker} slots={['08:00']} disabled />)).toMatch(
    /<select[^>]* disabled=""/,
  );
});
