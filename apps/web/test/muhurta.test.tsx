import { muhurtaRequestSchema, validate, type MuhurtaDocument } from '@jyoti/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { muhurtaReport } from '../../api/src/calculations/reports/muhurta.ts';
import { monthsAfter } from '../src/features/tools/muhurta/muhurta-draft.ts';
import { toolSheet } from '../src/features/tools/tool-sheet.ts';
import { asha, fakeApi, header, home, renderSite, type Call } from './render-site.tsx';

/** What the API's own service responds. */
function datesFor(body: unknown): Promise<MuhurtaDocument> {
  const checked = validate(muhurtaRequestSchema, body, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return muhurtaReport(
    checked.value,
    {
      timezoneAt: () => 'Asia/Kolkata',
      now: new Date('2026-11-22T06:00:00Z'),
      calculate: async (work) => work(),
      consume: async () => undefined,
    },
    'en',
  );
}

const response = async ({ body }: Call) => ({ body: { data: await datesFor(body) } });

const wedding = {
  purpose: 'marriage',
  from: '2026-11-21',
  to: '2027-02-21',
  latitude: '28.6139',
  longitude: '77.209',
  place: 'New Delhi',
};
const urlOf = (values: Record<string, string> = {}) =>
  `/muhurta?${new URLSearchParams({ ...wedding, ...values })}`;

const user = userEvent.setup();
const main = () => within(screen.getByRole('main'));
const occasion = () => main().getByRole('combobox', { name: 'Occasion' });
const place = () => main().getByRole('combobox', { name: 'Place of the occasion' });
const dateBox = (name: string) => main().getByRole('textbox', { name });
const submit = () => user.click(main().getByRole('button', { name: 'Find good dates' }));
const who = (name: RegExp) => main().getByRole('radio', { name });
/** The days of a document, the best first. */
const bestFirst = ({ orders, days }: MuhurtaDocument) =>
  orders.best.flatMap((group) => group.days.map((at) => days[at]!));
const cards = () =>
  screen.getAllByRole('listitem').filter((item) => item.dataset['part'] === 'record-card');
const muhurtaRequests = (calls: Call[]) =>
  calls.filter(({ path }) => path === '/api/reports/muhurta');

async function open(
  path = '/muhurta',
  handlers: Parameters<typeof fakeApi>[0] = {},
  profile: unknown = asha,
) {
  localStorage.setItem('token', 'good');
  const calls = fakeApi({
    'GET /api/auth/profile': { body: { data: profile } },
    'GET /api/users/charts': { body: { data: [] } },
    'GET /api/places/offset': {
      body: { data: { timezone: 'Asia/Kolkata', utc_offset_minutes: 330, notices: [] } },
    },
    'POST /api/reports/muhurta': response,
    ...handlers,
  });
  await renderSite(path, { header, home });
  await screen.findByRole('heading', { level: 1 });
  return calls;
}

const openResult = async (path = urlOf(), handlers: Parameters<typeof fakeApi>[0] = {}) => {
  const calls = await open(path, handlers);
  await screen.findByRole('heading', { level: 1, name: 'Wedding dates' });
  return calls;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the form', () => {
  test('begins with the next three months, New Delhi and the visitor’s own chart', async () => {
    await open();
    expect(occasion()).toHaveValue('');
    expect(place()).toHaveValue('New Delhi, Delhi, India');
    expect(dateBox('First date')).toHaveValue('22/11/2026');
    expect(dateBox('Last date')).toHaveValue('22/02/2027');
    await waitFor(() => expect(who(/^Mine/)).toBeChecked());
    expect(main().queryByRole('radio', { name: /^Both/ })).not.toBeInTheDocument();
    expect(who(/^Two people/)).not.toBeChecked();
  });

  test('an empty form says what is missing at each field, and asks for nothing', async () => {
    const calls = await open();
    await user.clear(place());
    await user.clear(dateBox('First date'));
    await submit();
    expect(occasion()).toHaveAccessibleDescription('Please choose an occasion.');
    expect(place()).toHaveAccessibleDescription(/^Please choose the place from the list\./);
    expect(dateBox('First date')).toHaveAccessibleDescription(/^Date is required/);
    expect(muhurtaRequests(calls)).toEqual([]);
  });

  test('an end before the start is reported at the last date', async () => {
    await open();
    await user.selectOptions(occasion(), 'shop');
    await user.clear(dateBox('Last date'));
    await user.type(dateBox('Last date'), '01/11/2026');
    await submit();
    expect(dateBox('Last date')).toHaveAccessibleDescription(
      /^The last date cannot be before the first\./,
    );
  });

  test('the last date moves with the first until one is chosen', async () => {
    await open();
    await user.clear(dateBox('First date'));
    await user.type(dateBox('First date'), '30/11/2026');
    await user.tab();
    expect(dateBox('Last date')).toHaveValue('28/02/2027');
  });

  test('a journey asks for its direction', async () => {
    const calls = await open();
    expect(main().queryByRole('combobox', { name: /Direction/ })).not.toBeInTheDocument();
    await user.selectOptions(occasion(), 'journey');
    await user.selectOptions(main().getByRole('combobox', { name: /Direction/ }), 'east');
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'Dates for a journey' });
    expect(muhurtaRequests(calls)[0]?.body).toMatchObject({
      purpose: 'journey',
      direction: 'east',
    });
  });

  test('the visitor’s own birth is sent from the profile', async () => {
    const calls = await open();
    await user.selectOptions(occasion(), 'griha_pravesh');
    await user.click(who(/^Mine/));
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'Griha pravesh dates' });
    expect(muhurtaRequests(calls)[0]).toMatchObject({
      authorization: 'Bearer good',
      body: {
        purpose: 'griha_pravesh',
        from: '2026-11-22',
        to: '2027-02-22',
        latitude: 28.6139,
        longitude: 77.209,
        ayanamsa: 'lahiri',
        sunrise: 'edge',
        birth: { name: 'Asha Verma', date: '1990-05-14', time: '06:30:00' },
      },
    });
    expect(muhurtaRequests(calls)[0]?.body).not.toHaveProperty('place');
    expect(main().getByText('Compared with the Moon of Asha Verma.')).toBeVisible();
  });

  test('without a birth in the profile, it cannot be chosen', async () => {
    await open('/muhurta', {}, { ...asha, birthData: { place: '', time: '', date: '' } });
    expect(who(/^Mine/)).toBeDisabled();
    expect(who(/^Mine/)).toHaveAccessibleDescription(/Add your date and place of birth/);
  });

  test('for a wedding both partners can be compared, each error at its field', async () => {
    const calls = await open();
    await user.selectOptions(occasion(), 'marriage');
    await user.click(who(/^Both/));
    await main().findByRole('group', { name: 'The bride’s birth' });
    await submit();
    const groom = within(main().getByRole('group', { name: 'The groom’s birth' }));
    const bride = within(main().getByRole('group', { name: 'The bride’s birth' }));
    for (const one of [groom, bride]) {
      await waitFor(() =>
        expect(one.getByRole('textbox', { name: /name/i })).toHaveAccessibleDescription(
          /^Name is required/,
        ),
      );
    }
    const links = within(main().getByRole('alert')).getAllByRole('link');
    const names = links.map(({ textContent }) => textContent);
    expect(names).toContain('The groom’s birth: Name is required');
    expect(names).toContain('The bride’s birth: Name is required');
    expect(new Set(names).size).toBe(names.length);
    expect(muhurtaRequests(calls)).toEqual([]);
  });

  test('for a shop two owners can be compared, and the URL leads back to both', async () => {
    const birthOf = (person: string, name: string) => ({
      [`${person}.name`]: name,
      [`${person}.gender`]: '',
      [`${person}.date`]: '1990-05-14',
      [`${person}.time`]: '06:30:00',
      [`${person}.place`]: 'Ujjain',
      [`${person}.lat`]: '23.18',
      [`${person}.lng`]: '75.77',
      [`${person}.tz`]: 'Asia/Kolkata',
    });
    const path = urlOf({
      purpose: 'shop',
      ...birthOf('birth', 'Asha'),
      ...birthOf('second', 'Ravi'),
    });
    const calls = await open(path);
    await screen.findByRole('heading', { level: 1, name: 'Dates for opening a business' });
    expect(muhurtaRequests(calls)[0]?.body).toMatchObject({
      birth: { name: 'Asha' },
      second: { name: 'Ravi' },
    });
    expect(main().getByText('Compared with the Moon of Asha and Ravi.')).toBeVisible();
    await user.click(main().getByRole('button', { name: 'Change details' }));
    expect(who(/^Two people/)).toBeChecked();
    const second = await main().findByRole('group', { name: 'The second person’s birth' });
    expect(within(second).getByRole('textbox', { name: /name/i })).toHaveValue('Ravi');
    await user.selectOptions(occasion(), 'vehicle');
    expect(who(/^Two people/)).toBeChecked();
  });

  test('a failing server leaves what was chosen and says so', async () => {
    await open('/muhurta', { 'POST /api/reports/muhurta': 'no response' });
    await user.selectOptions(occasion(), 'vehicle');
    await submit();
    expect(await main().findByText(/We couldn’t look for dates/)).toBeVisible();
    expect(occasion()).toHaveValue('vehicle');
  });

  test('what the server finds wrong with a birth is at its field', async () => {
    const message = 'The clocks were set forward at that time.';
    await open('/muhurta', {
      'POST /api/reports/muhurta': {
        status: 400,
        body: { error: message, code: 'invalid_input', fields: { to: message } },
      },
    });
    await user.selectOptions(occasion(), 'vehicle');
    await submit();
    await waitFor(() =>
      expect(dateBox('Last date')).toHaveAccessibleDescription(new RegExp(`^${message}`)),
    );
  });

  test('how it works, in three steps', async () => {
    await open();
    const how = within(main().getByRole('region', { name: 'How it works' }));
    expect(how.getAllByRole('listitem')).toHaveLength(3);
  });

  test('a URL that names only the occasion and the place fills the form', async () => {
    const { purpose, latitude, longitude } = wedding;
    const query = new URLSearchParams({ purpose, latitude, longitude, place: 'Delhi' });
    await open(`/muhurta?${query}`);
    expect(occasion()).toHaveValue('marriage');
    expect(place()).toHaveValue('Delhi');
    expect(dateBox('First date')).toHaveValue('22/11/2026');
  });
});

describe('the good days', () => {
  test('the best first, each with its date, limbs, times and verdict', async () => {
    const found = await datesFor({ ...wedding });
    await openResult();
    const ordered = bestFirst(found);
    expect(cards()).toHaveLength(Math.min(10, ordered.length));
    expect(
      main().getByText(
        /^\d+ days are good by all rules, and many almanacs accept \d+ more\. The best is /,
      ),
    ).toBeVisible();
    const first = within(cards()[0] as HTMLElement);
    expect(first.getByRole('heading')).toHaveTextContent(/^\w+day, \d{1,2} \w+ 202[67]$/);
    expect(first.getByRole('heading').querySelector('a')).toHaveAttribute(
      'href',
      expect.stringContaining(`/panchang?day=${ordered[0]?.date}&latitude=28.6139`),
    );
    expect(first.getAllByText(/^(Excellent|Good|Fair)$/)[0]).toBeVisible();
    expect(first.getByRole('button', { name: 'Nakshatra' })).toBeVisible();
    expect(first.getAllByText(/^\d{1,2}:\d\d [ap]m to \d{1,2}:\d\d [ap]m/)[0]).toBeVisible();
  });

  test('why a time is good opens with a press, in favour and against', async () => {
    const found = await datesFor({ ...wedding });
    await openResult();
    const [best] = bestFirst(found);
    const time = best!.windows[best!.best]!;
    const first = within(cards()[0] as HTMLElement);
    const why = first.getAllByRole('button', { name: 'Why this time?' })[0]!;
    expect(why).toHaveAttribute('aria-expanded', 'false');
    await user.click(why);
    for (const key of [...time.for, ...time.against]) {
      expect(first.getAllByText(found.reasons[key]!.text)[0]).toBeVisible();
    }
  });

  test('days that only almanacs accept come after the others, each with the stricter rules against it', async () => {
    const found = await datesFor({ ...wedding });
    await openResult();
    const more = () => main().queryByRole('button', { name: /^Show \d+ days? more$/ });
    for (let button = more(); button; button = more()) await user.click(button);
    const ordered = bestFirst(found);
    const first = ordered.findIndex(({ grade }) => grade === 'many');
    expect(first).toBeGreaterThan(0);
    for (const { grade } of ordered.slice(first)) expect(grade).toBe('many');
    expect(main().getByRole('region', { name: 'Accepted by many almanacs' })).toBeVisible();
    const card = within(cards()[first] as HTMLElement);
    expect(card.getByText('Accepted by many')).toBeVisible();
    const { stricter } = ordered[first]!;
    expect(stricter).not.toBe('');
    expect(card.getByText(stricter)).toBeVisible();
  });

  test('each day without a good time is listed with its rules', async () => {
    await openResult(urlOf({ from: '2026-11-01' }));
    const left = within(main().getByRole('region', { name: 'Days that were left out' }));
    await user.click(left.getByRole('button', { name: 'Each day with its rules' }));
    const rows = within(left.getByRole('table', { name: 'Each day with its rules' }));
    const row = rows.getByText(/^17 December 2026/).closest('tr');
    expect(row).toHaveTextContent('The Sun’s sign');
  });

  test('by date they are under their months, and the URL says so', async () => {
    const found = await datesFor({ ...wedding });
    await openResult();
    await user.click(main().getByRole('radio', { name: 'By date' }));
    const months = new Set(found.days.slice(0, 10).map(({ date }) => date.slice(0, 7)));
    const headings = main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => /^\w+ 202[67]$/.test(text));
    expect(headings).toHaveLength(months.size);
    const dates = cards().map((card) => within(card).getByRole('heading').textContent);
    expect(dates).toHaveLength(Math.min(10, found.days.length));
  });

  test('a time is saved as a calendar file', async () => {
    let file: Blob | undefined;
    const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
      file = made as Blob;
      return 'blob:muhurta';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    await openResult();
    await user.click(main().getAllByRole('button', { name: /^Add to calendar: / })[0]!);
    expect(click).toHaveBeenCalled();
    const text = await file!.text();
    expect(text).toContain('SUMMARY:Muhurta: wedding');
    expect(text).toContain('LOCATION:New Delhi');
    expect(text).toMatch(/DTSTART:202[67]\d{4}T\d{6}Z/);
    make.mockRestore();
    click.mockRestore();
  });

  test('more than ten days come in steps', async () => {
    await open(urlOf({ purpose: 'shop', to: '2027-10-31' }));
    await screen.findByRole('heading', { level: 1, name: 'Dates for opening a business' });
    expect(cards()).toHaveLength(10);
    await user.click(main().getByRole('button', { name: 'Show 10 days more' }));
    expect(cards()).toHaveLength(20);
  });

  test('the rules that leave days out, with how many and when', async () => {
    await openResult(urlOf({ from: '2026-11-01' }));
    const left = within(main().getByRole('region', { name: 'Days that were left out' }));
    await user.click(left.getByRole('button', { name: /more rules?$/ }));
    const chaturmas = left.getByRole('heading', { name: 'Chaturmas' }).closest('section');
    expect(chaturmas).toHaveTextContent('20 days · 1–20 November 2026');
    expect(chaturmas).toHaveTextContent('Vishnu is asleep');
  });

  test('a range without a good day says so, and leads to the next one', async () => {
    await openResult(urlOf({ from: '2026-08-01', to: '2026-10-31' }));
    expect(main().getByText('No good day between these dates')).toBeVisible();
    const next = main().getByRole('link', { name: /^Search from 2\d November/ });
    expect(next).toHaveAttribute('href', expect.stringContaining('from=2026-11-2'));
    expect(main().getByRole('region', { name: 'Days that were left out' })).toBeVisible();
    await user.click(next);
    await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  });

  test('its PDF has all times, why the best ones are good, and the days left out', async () => {
    const report = await datesFor({ ...wedding });
    const { opening, days, reasons } = report;
    const setting = { author: 'Jyoti', language: 'en', missing: '' } as const;
    const sheet = { ...report, title: 'Wedding dates, New Delhi', about: report.period };
    const { parts } = toolSheet({ ...sheet, opening }, setting);
    const rows = parts.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'table' ? block.rows : [])),
    );
    const count = days.reduce((sum, { windows }) => sum + windows.length, 0);
    expect(rows.length).toBeGreaterThan(count);
    const [best] = bestFirst(report);
    const text = JSON.stringify(parts);
    for (const words of [
      best!.title,
      reasons[best!.windows[best!.best]!.for[0]!]!.text,
      'Accepted by many almanacs',
      'Days that were left out',
      'What a muhurta is not',
    ]) {
      expect(text).toContain(words);
    }
    await openResult();
    expect(main().getByRole('button', { name: 'Download PDF' })).toBeVisible();
  });

  test('prints, names its settings, and says what a muhurta is not', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await openResult();
    await user.click(main().getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    const limits = main().getByRole('region', { name: 'What a muhurta is not' });
    expect(limits).toHaveTextContent(
      'Lahiri ayanamsa. All times are in Asia/Kolkata time (UTC+05:30).',
    );
    expect(limits).toHaveTextContent('ask your pandit');
  });

  test('Change details brings the form back as it was', async () => {
    await openResult(urlOf({ to: '2027-03-31' }));
    await user.click(main().getByRole('button', { name: 'Change details' }));
    expect(occasion()).toHaveValue('marriage');
    expect(dateBox('Last date')).toHaveValue('31/03/2027');
    expect(place()).toHaveValue('New Delhi');
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
  });

  test('a URL that fails shows the form with the failure and a retry', async () => {
    let fails = true;
    await open(urlOf(), {
      'POST /api/reports/muhurta': (call: Call) => (fails ? 'no response' : response(call)),
    });
    const retry = await main().findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(retry);
    await screen.findByRole('heading', { level: 1, name: 'Wedding dates' });
  });
});

test('months end on the day that the shorter one has', () => {
  expect(monthsAfter('2026-11-30', 3)).toBe('2027-02-28');
  expect(monthsAfter('2027-11-30', 3)).toBe('2028-02-29');
  expect(monthsAfter('2026-12-15', 3)).toBe('2027-03-15');
});
