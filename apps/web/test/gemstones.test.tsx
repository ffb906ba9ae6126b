import { gemstonesRequestSchema, validate, type GemstonesDocument } from '@jyoti/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PDFDocument } from 'pdf-lib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import testimonials from '../../api/content/en/testimonials.json';
import { gemstonesReport } from '../../api/src/calculations/reports/gemstones.ts';
import { asha, fakeApi, header, home, renderSite, type Call } from './render-site.tsx';
import { facesOfDisk } from './face-of-disk.ts';
import { textOfPdf } from '../../../packages/pdf/test/read-pdf.ts';
import { timeOfDay, timeSpanStrings } from '@jyoti/ui/time-span';

const now = new Date('2026-11-22T06:00:00Z');

/** Responses of the API's own service. */
function gemsFor(body: unknown): GemstonesDocument {
  const checked = validate(gemstonesRequestSchema, body, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return gemstonesReport(checked.value, () => 'Asia/Kolkata', now, 'en');
}

const response = ({ body }: Call) => ({ body: { data: gemsFor(body) } });

const newcomer = {
  ...asha,
  firstName: '',
  lastName: '',
  birthData: { place: '', time: '', date: '' },
};

/** A birth without a time. */
const untimed = { ...asha, birthData: { ...asha.birthData, time: '' } };

const user = userEvent.setup();
const main = () => within(screen.getByRole('main'));
const box = (name: string) => main().getByRole('textbox', { name });
const timeGroup = () => main().getByRole('group', { name: /Time of birth/ });
const time = () => within(timeGroup());
const gender = () => main().getByRole('combobox', { name: 'Gender' });
const place = () => main().getByRole('combobox', { name: 'Birth place' });
const submit = () => user.click(main().getByRole('button', { name: 'Show my gemstones' }));
const region = (name: string) => within(main().getByRole('region', { name }));
const card = (within_: ReturnType<typeof within>, name: RegExp) =>
  within_.getByRole('heading', { name }).closest('[data-part="gem-card"]') as HTMLElement;

async function open(handlers: Parameters<typeof fakeApi>[0] = {}, profile: unknown = asha) {
  localStorage.setItem('token', 'good');
  const calls = fakeApi({
    'GET /api/auth/profile': { body: { data: profile } },
    'GET /api/places/offset': {
      body: { data: { timezone: 'Asia/Kolkata', utc_offset_minutes: 330, notices: [] } },
    },
    'POST /api/reports/gemstones': response,
    ...handlers,
  });
  await renderSite('/gemestone', { header, home: { ...home, testimonials } });
  await screen.findByRole('heading', { level: 1, name: 'Gemstone Recommendation' });
  return calls;
}

async function recommend() {
  await user.selectOptions(gender(), 'female');
  await submit();
  await screen.findByRole('heading', { level: 1, name: 'Gemstones for Asha Verma' });
}

const gemstoneRequests = (calls: Call[]) =>
  calls.filter(({ path }) => path === '/api/reports/gemstones');

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

describe('the form', () => {
  test('asks name, gender, birth date, time and place, filled from the profile [S1-408] [S1-413]', async () => {
    await open();
    expect(box('First name')).toHaveValue('Asha');
    expect(box('Last name')).toHaveValue('Verma');
    expect(
      within(gender())
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value)
        .filter(Boolean),
    ).toEqual(['male', 'female', 'other']);
    expect(box('Date of birth')).toHaveValue('14/05/1990');
    expect(
      ['Hour', 'Minute', 'Second', 'AM/PM'].map(
        (part) => time().getByLabelText<HTMLSelectElement>(part).value,
      ),
    ).toEqual(['06', '30', '00', 'am']);
    expect(place()).toHaveValue('Ujjain, Madhya Pradesh, India');
  });

  test('hours 01 to 12, minutes and seconds 00 to 59, AM unless PM is chosen [S1-423] [S1-420]', async () => {
    await open({}, newcomer);
    const values = (part: string) =>
      within(time().getByLabelText(part))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value)
        .filter(Boolean)
        .toSorted();
    const upTo = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, n) => String(n + from).padStart(2, '0'));
    expect(values('Hour')).toEqual(upTo(1, 12));
    expect(values('Minute')).toEqual(upTo(0, 59));
    expect(values('Second')).toEqual(upTo(0, 59));
    expect(values('AM/PM')).toEqual(['am', 'pm']);
    expect(time().getByLabelText('AM/PM')).toHaveValue('am');
    expect(time().getByLabelText('Second')).toHaveValue('00');
  });

  test('an empty form shows all six errors together and sends nothing [S1-414] [S1-415] [S1-416] [S1-417] [S1-418] [S1-419] [S1-422]', async () => {
    const calls = await open({}, newcomer);
    await submit();
    expect(box('First name')).toHaveAccessibleDescription('First name is required');
    expect(box('Last name')).toHaveAccessibleDescription('Last name is required');
    expect(gender()).toHaveAccessibleDescription('Gender is required');
    expect(box('Date of birth')).toHaveAccessibleDescription(/^Birth date is required/);
    expect(timeGroup()).toHaveAccessibleDescription(/^Birth time \(hour and minute\) is required/);
    expect(time().getByLabelText('Hour')).toBeInvalid();
    expect(time().getByLabelText('Minute')).toBeInvalid();
    expect(place()).toHaveAccessibleDescription(/^Birth place is required/);
    expect(gemstoneRequests(calls)).toEqual([]);
  });

  test('asks for a time that the account does not have: no ascendant is made up', async () => {
    const calls = await open({}, untimed);
    await user.selectOptions(gender(), 'female');
    await submit();
    expect(timeGroup()).toHaveAccessibleDescription(/^Birth time \(hour and minute\) is required/);
    expect(gemstoneRequests(calls)).toEqual([]);
  });

  test.each([
    ['the hour', 'Minute', '30'],
    ['the minute', 'Hour', '06'],
  ])('rejects a time without %s [S1-418]', async (_missing, part, value) => {
    await open({}, newcomer);
    await user.selectOptions(time().getByLabelText(part), value);
    await submit();
    expect(timeGroup()).toHaveAccessibleDescription(/^Birth time \(hour and minute\) is required/);
  });

  test('rejects a blank name, and trims spaces around a name [S1-421]', async () => {
    const calls = await open();
    await user.selectOptions(gender(), 'other');
    await user.clear(box('First name'));
    await user.type(box('First name'), '   ');
    await submit();
    expect(box('First name')).toHaveAccessibleDescription('First name is required');
    await user.type(box('First name'), ' Ravi ');
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'Gemstones for Ravi Verma' });
    expect(gemstoneRequests(calls)[0]?.body).toMatchObject({ birth: { name: 'Ravi Verma' } });
  });

  test('the place is searched and picked, which fills the field and clears the list [S1-409]', async () => {
    const found = Promise.withResolvers<{ body: unknown }>();
    await open({ 'GET /api/places': () => found.promise }, newcomer);
    await user.type(place(), 'Ujjain');
    expect(await main().findByRole('button', { name: 'Searching...' })).toBeVisible();
    found.resolve({
      body: {
        data: [
          {
            id: 'ujjain',
            place_name: 'Ujjain, Madhya Pradesh, India',
            name: 'Ujjain',
            region: 'Madhya Pradesh',
            country: 'India',
            latitude: 23.1765,
            longitude: 75.7885,
            timezone: 'Asia/Kolkata',
            population: 515_215,
          },
        ],
      },
    });
    await user.click(await main().findByRole('option', { name: /Ujjain/ }, { timeout: 5_000 }));
    expect(place()).toHaveValue('Ujjain, Madhya Pradesh, India');
    expect(main().queryByRole('option', { name: /Ujjain/ })).not.toBeInTheDocument();
  });

  test('reports a typed place that was not picked differently from a missing one [S1-409]', async () => {
    await open({ 'GET /api/places': { body: { data: [] } } }, newcomer);
    await user.type(place(), 'Nowhere');
    await submit();
    expect(place()).toHaveAccessibleDescription(/^Please choose the birth place from the list/);
  });

  test('sends the birth in 24-hour time, with second 00 unless one is chosen [S1-420] [S1-424] [S1-426]', async () => {
    const calls = await open();
    await user.selectOptions(time().getByLabelText('AM/PM'), 'pm');
    await recommend();
    expect(gemstoneRequests(calls)).toHaveLength(1);
    expect(gemstoneRequests(calls)[0]).toMatchObject({
      authorization: 'Bearer good',
      body: {
        birth: {
          name: 'Asha Verma',
          gender: 'female',
          date: '1990-05-14',
          time: '18:30:00',
          place: {
            name: 'Ujjain, Madhya Pradesh, India',
            latitude: 23.1765,
            longitude: 75.7885,
            timezone: 'Asia/Kolkata',
          },
        },
      },
    });
    expect(main().getByText(/^Born 14 May 1990, 6:30 pm, in Ujjain/)).toBeVisible();
  });

  test('reports a server error and keeps the input', async () => {
    await open({ 'POST /api/reports/gemstones': 'no response' });
    await user.selectOptions(gender(), 'male');
    await submit();
    expect(await main().findByText(/We couldn’t find your gemstones/)).toBeVisible();
    expect(gender()).toHaveValue('male');
  });

  test('shows the server’s validation error at its field', async () => {
    const text = 'The clocks were set forward at that time.';
    await open({
      'POST /api/reports/gemstones': {
        status: 400,
        body: { error: text, code: 'validation', fields: { 'birth.time': text } },
      },
    });
    await user.selectOptions(gender(), 'male');
    await submit();
    await waitFor(() => expect(timeGroup()).toHaveAccessibleDescription(new RegExp(`^${text}`)));
    expect(time().getByLabelText('Hour')).toBeInvalid();
  });
});

describe('around the form', () => {
  test('three drawings of sample gems: Ruby, Emerald, Yellow Sapphire [S1-410]', async () => {
    await open();
    const gems = region('Three of the nine stones').getAllByRole('listitem');
    expect(gems.map((gem) => within(gem).getByRole('heading').textContent)).toEqual([
      expect.stringMatching(/^Ruby /),
      expect.stringMatching(/^Emerald /),
      expect.stringMatching(/^Yellow sapphire /),
    ]);
    for (const gem of gems) expect(gem.querySelector('[data-part="gem-drawing"]')).toBeVisible();
  });

  test('how it works, in three steps [S1-411]', async () => {
    await open();
    expect(region('How it works').getAllByRole('listitem')).toHaveLength(3);
  });

  test('three testimonials, marked as sample [S1-412]', async () => {
    await open();
    const voices = region('What readers say').getAllByRole('article');
    expect(voices).toHaveLength(3);
    for (const voice of voices) {
      expect(within(voice).getByText(/^Gemstones, with/)).toBeVisible();
    }
    expect(region('What readers say').getAllByText('Sample data')).toHaveLength(1);
  });

  test('the questions for this page', async () => {
    await open();
    await screen.findByRole('region', { name: 'Questions about gemstones' });
    expect(
      region('Questions about gemstones').getByRole('button', { name: /sell remedies/ }),
    ).toBeVisible();
  });
});

describe('the recommendation', () => {
  const expected = gemsFor({
    birth: { name: 'Asha Verma', gender: 'female', ...birthOfAsha() },
  });
  const stonesOf = (key: string) => expected.parts.find((part) => part.key === key)?.stones ?? [];
  const stoneOf = (role: string) => stonesOf('stones').find((stone) => stone.role === role);
  function birthOfAsha() {
    const { date, time: clock, place: name, latitude, longitude, timezone } = asha.birthData;
    return { date, time: clock, place: { name, latitude, longitude, timezone } };
  }

  test('replaces the form, in a panel and not in a browser alert [S1-425] [S1-426]', async () => {
    const alert = vi.fn();
    vi.stubGlobal('alert', alert);
    const log = vi.spyOn(console, 'log');
    await open();
    await recommend();
    expect(main().queryByRole('textbox')).not.toBeInTheDocument();
    const panel = main().getByText('Your recommendation is ready').closest('[data-part="alert"]');
    expect(panel).toHaveAttribute('data-tone', 'success');
    expect(panel).toHaveTextContent(expected.opening.text);
    expect(alert).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
    log.mockRestore();
  });

  test('each stone: gem, reason from the ascendant lord, weight, metal, finger, day, mantra [S1-425]', async () => {
    await open();
    await recommend();
    const stones = region('Your three stones');
    const fortune = card(stones, /^Blue sapphire/);
    expect(fortune).toHaveTextContent('Fortune stone');
    for (const part of [
      stoneOf('fortune')?.reason,
      'at least 3 ratti (2.73 carats)',
      '3 to 4 ratti',
      'Silver or Panchdhatu',
      'Middle',
      'Saturday, sunrise',
      'Om Pram Prim Praum Sah Shanaishcharaya Namah',
      'Amethyst, Iolite',
      stoneOf('fortune')?.caution,
      ...(stoneOf('fortune')?.customs ?? []).map(({ text }) => text),
    ]) {
      expect(fortune).toHaveTextContent(part ?? 'missing');
    }
    expect(card(stones, /^Emerald/)).toHaveTextContent('Lucky stone');
  });

  test('a stone with something against it says what, and not how it is worn', async () => {
    await open();
    await recommend();
    const coral = card(region('Stones to avoid'), /^Red coral/);
    expect(coral).toHaveTextContent('Not advised');
    expect(coral).toHaveTextContent('Its lord rules the 12th house.');
    expect(coral).not.toHaveTextContent('Mantra');
  });

  test('the stone of the ascendant’s lord is advised with care, with the reason and both schools', async () => {
    await open();
    await recommend();
    const life = card(region('Your three stones'), /^Diamond/);
    expect(life).toHaveTextContent('Life stone');
    expect(life).not.toHaveTextContent('Not advised');
    expect(life).toHaveTextContent('Venus mainly rules the sixth house');
    expect(life).toHaveTextContent('Most astrologers give this stone all the same');
    expect(life).toHaveTextContent(stoneOf('life')?.reason ?? 'missing');
  });

  test('shows the order, the stones not advised, the limits and the settings', async () => {
    await open();
    await recommend();
    expect(
      region('Which comes first')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Life stone: Diamond', 'Fortune stone: Blue Sapphire', 'Lucky stone: Emerald']);
    const aside = region('Stones to avoid');
    expect(aside.getAllByRole('listitem')).toHaveLength(5);
    expect(card(aside, /^Red coral/)).toHaveTextContent('Its lord rules the 12th house.');
    expect(card(aside, /^Hessonite/)).toHaveTextContent('The period of its node is not running');
    const limits = main().getByRole('region', { name: 'What gems are not' });
    expect(limits).toHaveTextContent('Gems are a tradition, not medicine');
    expect(limits).toHaveTextContent('No stone is for sale on this site');
    expect(limits).toHaveTextContent(
      'Lahiri ayanamsa 23°43′21″, mean node, whole-sign houses, clock +05:30 (Asia/Kolkata).',
    );
  });

  test('a chart without any recommended stone says so calmly, and shows the stone of a node in its period', async () => {
    const gemsOfBirth = (date: string, clock: string, latitude: number, longitude: number) =>
      gemsFor({
        birth: {
          name: 'Asha Verma',
          date,
          time: clock,
          place: { name: 'India', latitude, longitude, timezone: 'Asia/Kolkata' },
        },
      });
    const none = gemsOfBirth('1988-06-11', '13:10:00', 25.86, 83.45);
    const { parts } = gemsOfBirth('1959-03-08', '13:24:00', 31.05, 82.5);
    await open({
      'POST /api/reports/gemstones': {
        body: {
          data: {
            ...none,
            parts: [
              ...none.parts.filter(({ key }) => key !== 'period'),
              ...parts.filter(({ key }) => key === 'period'),
            ],
          },
        },
      },
    });
    await recommend();
    expect(main().getByText('No stone is advised for this chart')).toBeVisible();
    expect(main().queryByRole('region', { name: 'Which comes first' })).not.toBeInTheDocument();
    expect(card(region('For your current period'), /^Hessonite/)).toBeVisible();
  });

  test('Change details restores the form with its values', async () => {
    await open();
    await user.clear(box('Last name'));
    await user.type(box('Last name'), 'Rao');
    await user.selectOptions(gender(), 'female');
    await submit();
    await user.click(await main().findByRole('button', { name: 'Change details' }));
    expect(box('Last name')).toHaveValue('Rao');
    expect(gender()).toHaveValue('female');
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
  });

  test('prints, and downloads its own PDF', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    let file: Blob | undefined;
    const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
      file = made as Blob;
      return 'blob:gemstones';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    await open();
    await recommend();
    await user.click(main().getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    facesOfDisk();
    await user.click(main().getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(click).toHaveBeenCalled(), { timeout: 10_000 });
    const made = await PDFDocument.load(await file!.arrayBuffer());
    expect(made.getTitle()).toBe('Jyoti: Gemstones of Asha Verma');
    const pages = await textOfPdf(new Uint8Array(await file!.arrayBuffer()));
    expect(made.getPageCount()).toBe(pages.length);
    // The table on the first page lists all stones, including those not advised.
    for (const text of [
      'Life stone',
      'Lucky stone',
      'Fortune stone',
      'Metal',
      'Finger',
      'Weight',
    ]) {
      expect(pages[0]).toContain(text);
    }
    expect(pages.length).toBeLessThan(4);
    make.mockRestore();
    click.mockRestore();
  });
});

test.each([
  ['00:05:09', '12:05:09 am'],
  ['12:00:00', '12:00 pm'],
  ['18:30:00', '6:30 pm'],
])('%s is reported as %s [S1-424]', (clock, message) => {
  expect(timeOfDay(timeSpanStrings.words, clock)).toBe(message);
});
