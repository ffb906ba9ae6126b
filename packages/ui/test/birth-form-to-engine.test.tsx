import { castChart } from '@jyoti/jyotish';
import { fromKit } from '@jyoti/jyotish/to-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BirthDetailsForm } from '../src/birth-details-form/index.ts';
import type { BirthDetails } from '../src/birth-details-form/index.ts';
import { samplePlaces } from '../src/place-field/sample-places.ts';

const meera: BirthDetails = {
  name: 'Meera Joshi',
  gender: 'female',
  date: '1994-08-14',
  time: '06:42:00',
  timeUnknown: false,
  place: samplePlaces[0]!,
  placeText: '',
};

/** What the form gives when it is submitted with these details. */
async function submitted(details: BirthDetails): Promise<BirthDetails> {
  const given: BirthDetails[] = [];
  render(
    <BirthDetailsForm
      defaultValue={details}
      searchPlaces={async () => []}
      onSubmit={(value) => given.push(value)}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Generate Kundli' }));
  return given[0]!;
}

test('the engine casts the chart of what the birth form gives', async () => {
  const chart = castChart(fromKit(await submitted(meera)));
  const { latitude, longitude, timeZone } = samplePlaces[0]!;
  expect(chart.birth).toMatchObject({
    date: '1994-08-14',
    time: '06:42:00',
    latitude,
    longitude,
    timeZone,
  });
  expect(chart.time.utc).toBe('1994-08-14T01:12:00Z');
  expect(chart.notices).toEqual([]);
});

test('without a time it is the chart of noon, and says so', async () => {
  const chart = castChart(fromKit(await submitted({ ...meera, time: null, timeUnknown: true })));
  expect(chart.birth.time).toBe('12:00:00');
  expect(chart.notices).toEqual(['unknown_time']);
});
