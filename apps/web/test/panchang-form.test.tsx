import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPanchang } from './panchang-site.ts';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/features/almanac/panchang/panchang-result.tsx';

const user = userEvent.setup();
const box = (name: string) => screen.getByRole('textbox', { name });
const number = (name: string) => screen.getByRole('spinbutton', { name });
const time = () => within(screen.getByRole('group', { name: 'Time' }));
const submit = () => user.click(screen.getByRole('button', { name: 'GET PANCHANG' }));
const locate = () => user.click(screen.getByRole('button', { name: 'Use Current Location' }));

const varanasi = {
  id: 'v',
  place_name: 'Varanasi, Uttar Pradesh, India',
  name: 'Varanasi',
  region: 'Uttar Pradesh',
  country: 'India',
  latitude: 25.31668,
  longitude: 83.01041,
  timezone: 'Asia/Kolkata',
  population: 1,
  precision: 'place',
};

function browserLocation(geolocation: Partial<Geolocation> | undefined) {
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  browserLocation(undefined);
});

async function form(search = 'edit', handlers = {}) {
  const site = await openPanchang(search, { handlers });
  await screen.findByRole('heading', { level: 1, name: /Vedic time wisdom/ });
  return site;
}

describe('pasted coordinates in the formats of maps', () => {
  test.each(['28.6139, 77.2090', '28.6139° N, 77.2090° E'])(
    '%s fills both fields',
    async (text) => {
      await form();
      await user.clear(number('Latitude'));
      await user.click(number('Latitude'));
      await user.paste(text);
      expect(number('Latitude')).toHaveValue('28.6139');
      expect(number('Longitude')).toHaveValue('77.209');
    },
  );

  test.each([
    ['Latitude', '19.0821978', '19.082198'],
    ['Longitude', '72.74110142', '72.741101'],
    ['Latitude', '28.6139 N', '28.6139'],
    ['Latitude', '28°36', '28.6'],
    ['Latitude', '28,6', '28.6'],
    ['Longitude', '74°0′22″ W', '-74.006111'],
  ])(
    '%s: a pasted %s is %s, and the other field is unchanged [S1-334]',
    async (name, text, degrees) => {
      await form();
      const other = name === 'Latitude' ? 'Longitude' : 'Latitude';
      const before = number(other).getAttribute('value');
      await user.clear(number(name));
      await user.paste(text);
      await user.tab();
      expect(number(name)).toHaveValue(degrees);
      expect(number(name)).toBeValid();
      expect(number(other)).toHaveValue(before);
    },
  );

  test('the five limbs are explained in full next to the form [S1-348]', async () => {
    await form();
    const limbs = within(screen.getByRole('region', { name: 'The five limbs of a panchang' }));
    expect(limbs.getAllByRole('term')).toHaveLength(5);
  });
});

describe('the form', () => {
  test('has date, time in twelve hours, latitude and longitude, prefilled with now and New Delhi [S1-319] [S1-320] [S1-321] [S1-322] [S1-323] [S1-324] [S1-325] [S1-335] [S1-338]', async () => {
    await form();
    const now = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kolkata',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }).format(new Date());
    expect(box('Date')).toHaveValue(now);
    const options = (name: string) =>
      within(time().getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
        .filter((text) => text !== '--');
    expect(options('Hour').toSorted()).toEqual(
      Array.from({ length: 12 }, (_, hour) => String(hour + 1).padStart(2, '0')),
    );
    expect(options('Minute')).toHaveLength(60);
    expect(options('AM/PM')).toHaveLength(2);
    expect(time().queryByRole('combobox', { name: 'Second' })).not.toBeInTheDocument();
    expect(time().getByRole('combobox', { name: 'Hour' })).not.toHaveValue('');
    expect(number('Latitude')).toHaveValue('28.6139');
    expect(number('Longitude')).toHaveValue('77.209');
    expect(screen.getByRole('button', { name: 'Use Current Location' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'GET PANCHANG' })).toBeVisible();
  });

  test('a chosen place fills latitude and longitude [S1-323]', async () => {
    await form('edit', { 'GET /api/places': { body: { data: [varanasi] } } });
    const place = screen.getByRole('combobox', { name: 'Place' });
    await user.clear(place);
    await user.type(place, 'Varanasi');
    await user.click(await screen.findByRole('option', { name: /Varanasi/ }));
    expect(number('Latitude')).toHaveValue('25.31668');
    expect(number('Longitude')).toHaveValue('83.01041');
  });

  test('without a time AM is preselected, and each missing field is reported [S1-330] [S1-331] [S1-332] [S1-333] [S1-335] [S1-336]', async () => {
    const { requests } = await form('day=&time=&latitude=&longitude=');
    expect(time().getByRole('combobox', { name: 'AM/PM' })).toHaveValue('am');
    await submit();
    expect(box('Date')).toHaveAccessibleDescription(/Date is required/);
    expect(screen.getByRole('group', { name: 'Time' })).toHaveAccessibleDescription(
      /Time is required/,
    );
    expect(number('Latitude')).toHaveAccessibleDescription(/Latitude is required/);
    expect(number('Longitude')).toHaveAccessibleDescription(/Longitude is required/);
    expect(requests).toEqual([]);
    await user.selectOptions(time().getByRole('combobox', { name: 'Hour' }), '06');
    await submit();
    expect(screen.getByRole('group', { name: 'Time' })).toHaveAccessibleDescription(
      /Time is required/,
    );
  });

  test.each([
    ['Latitude', '91', /-?90/],
    ['Longitude', '181', /-?180/],
    ['Latitude', '28.6139 E', /number/],
    ['Latitude', 'north', /number/],
  ])('rejects %s of %s [S1-334]', async (label, text, message) => {
    const { requests } = await form();
    await user.clear(number(label));
    await user.type(number(label), text);
    await submit();
    expect(number(label)).toHaveAccessibleDescription(message);
    expect(requests).toEqual([]);
  });

  test('an emptied date is missing, and takes the focus', async () => {
    await form();
    await user.clear(box('Date'));
    await submit();
    await waitFor(() => expect(box('Date')).toHaveFocus());
    expect(box('Date')).toHaveAccessibleDescription(/^Date is required/);
  });

  test('the step of a coordinate is the sixth decimal [S1-334]', async () => {
    await form();
    await user.click(number('Latitude'));
    await user.keyboard('{ArrowUp}');
    expect(number('Latitude')).toHaveValue('28.613901');
  });

  test('asks to choose a place that was only typed', async () => {
    const { requests } = await form();
    const place = screen.getByRole('combobox', { name: 'Place' });
    await user.clear(place);
    await user.type(place, 'U');
    await submit();
    expect(place).toBeInvalid();
    expect(requests).toEqual([]);
  });

  test('requests the entered date, time and place, and remembers the place until logout [S1-337] [S1-339]', async () => {
    const { requests, path } = await form('latitude=-33.8688&longitude=151.2093');
    await user.clear(box('Date'));
    await user.type(box('Date'), '06042025');
    await user.selectOptions(time().getByRole('combobox', { name: 'Hour' }), '05');
    await user.selectOptions(time().getByRole('combobox', { name: 'Minute' }), '30');
    await user.selectOptions(time().getByRole('combobox', { name: 'AM/PM' }), 'pm');
    await submit();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Sunday, 6 April 2025' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'GET PANCHANG' })).not.toBeInTheDocument();
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(document.activeElement).not.toBe(document.body);
    expect(path()).toContain('day=2025-04-06&time=17%3A30&latitude=-33.8688&longitude=151.2093');
    expect(requests[0]?.search).toContain('date=2025-04-06');
    expect(requests[0]?.search).toContain('time=17%3A30');
    await screen.findByText(/All times are in Australia\/Sydney/);
    expect(localStorage.getItem('visitor.panchang-place')).toContain('-33.8688');
  });
});

describe('Use Current Location', () => {
  test('fills latitude and longitude with six decimals [S1-326]', async () => {
    browserLocation({
      getCurrentPosition: (found) =>
        found({ coords: { latitude: 25.3176452111, longitude: 82.9739144999 } } as never),
    });
    await form();
    await locate();
    expect(number('Latitude')).toHaveValue('25.317645');
    expect(number('Longitude')).toHaveValue('82.973914');
    expect(screen.getByRole('combobox', { name: 'Place' })).toHaveValue('');
  });

  test('has the name of the nearest town, and the coordinates of the device', async () => {
    browserLocation({
      getCurrentPosition: (found) =>
        found({ coords: { latitude: 25.3176452111, longitude: 82.9739144999 } } as never),
    });
    const point = { ...varanasi, place_name: '25.317645, 82.973914' };
    const { path } = await form('edit', {
      'GET /api/places': { body: { data: [point, varanasi] } },
    });
    await locate();
    const place = screen.getByRole('combobox', { name: 'Place' });
    await waitFor(() => expect(place).toHaveValue('Varanasi, Uttar Pradesh, India'));
    expect(number('Latitude')).toHaveValue('25.317645');
    await submit();
    await waitFor(() => expect(path()).toMatch(/latitude=25\.317645.*place=Varanasi/));
  });

  test('in a browser without geolocation, shows the message below the button [S1-327] [S1-329]', async () => {
    browserLocation(undefined);
    await form();
    await locate();
    const message = screen.getByRole('alert');
    expect(message).toHaveTextContent(
      'Geolocation is not supported by your browser. Please enter coordinates manually.',
    );
    const button = screen.getByRole('button', { name: 'Use Current Location' });
    expect(button.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(button.parentElement).toContainElement(message);
  });

  test('shows a denied permission below the button [S1-328] [S1-329]', async () => {
    browserLocation({ getCurrentPosition: (_found, failed) => failed?.({ code: 1 } as never) });
    await form();
    await locate();
    const message = screen.getByRole('alert');
    expect(message).toHaveTextContent(
      'Unable to retrieve your current location. Please enter manually.',
    );
    expect(
      screen.getByRole('button', { name: 'Use Current Location' }).parentElement,
    ).toContainElement(message);
    expect(number('Latitude')).toHaveValue('28.6139');
  });
});
