import {
  horoscopeDocumentResponseSchema,
  horoscopeQuerySchema,
  validate,
  type HoroscopePeriod,
  type HoroscopeSign,
  type ZodiacPage,
} from '@jyoti/contract';
import { horoscopeDocument } from '@jyoti/reports';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HoroscopeService } from '../../api/src/calculations/horoscope/horoscope-service.ts';
import { rememberPlace } from '../src/features/places/last-place.ts';
import { asha, fakeApi, renderSite, type FakeResponse } from './render-site.tsx';

const now = new Date('2026-11-22T06:00:00Z');

const service = new HoroscopeService(
  () => 'Asia/Kolkata',
  () => now,
  horoscopeDocument,
);

/** Responses of the API's own service. */
function horoscopeOf(sign: HoroscopeSign, period: HoroscopePeriod, search = '') {
  const query = Object.fromEntries(new URLSearchParams(search));
  const checked = validate(horoscopeQuerySchema, query, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return service.horoscope(sign, period, checked.value, 'en');
}

/** Content of the sign page of Aries, with the fields used here. */
const ariesPage = {
  sign: 'Aries',
  dateRange: '21 March – 19 April',
  element: 'Fire',
  url: '/zodiac/aries',
} as ZodiacPage;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'stored-token');
  vi.stubGlobal('scrollTo', vi.fn());
  vi.setSystemTime(now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = () => within(screen.getByRole('main'));
const part = (name: string) => within(page().getByRole('region', { name }));
const signs = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
const periods = ['daily', 'weekly', 'monthly', 'yearly'] as const;

const reports = '/api/reports/horoscope/';

type Answering = (sign: string, period: string) => FakeResponse | Promise<FakeResponse>;

/** Answers requests for every sign and period. */
function horoscopeApi(response?: Answering) {
  const handlers: Parameters<typeof fakeApi>[0] = {
    'GET /api/auth/profile': { body: { data: asha } },
    'POST /api/reports/kundli': {
      body: { data: { opening: { chart: { placements: [{ graha: 'moon', sign: 11 }] } } } },
    },
  };
  for (const sign of signs) {
    handlers[`GET /api/zodiac/${sign}`] = { body: { data: ariesPage } };
    for (const period of periods) {
      handlers[`GET ${reports}${sign}/${period}`] = ({ search }) =>
        response?.(sign, period) ?? { body: { data: horoscopeOf(sign, period, search) } };
    }
  }
  const calls = fakeApi(handlers);
  const requests = () =>
    calls
      .filter(({ path }) => path.startsWith(reports))
      .map(({ path, search }) => path.slice(reports.length) + search);
  return { calls, requests };
}

async function openHoroscope(search = '') {
  const api = horoscopeApi();
  const site = await renderSite(`/horoscope${search}`);
  await page().findByRole('region', { name: 'What the sky says' });
  // Its parts render in steps.
  await page().findByRole('link', { name: 'BOOK CONSULTATION' });
  return { ...api, site };
}

test.each(periods)('a %s response matches the contract exactly', (period) => {
  const response = { data: horoscopeOf('leo', period) };
  expect(validate(horoscopeDocumentResponseSchema, response, 'en')).toEqual({
    ok: true,
    value: response,
  });
});

describe('the choice of sign, period and date', () => {
  test('is Aries, daily and today by default [S1-448] [S1-449] [S1-450]', async () => {
    const { requests } = await openHoroscope();
    expect(requests()).toEqual(['aries/daily']);
    expect(page().getByRole('radio', { name: /Aries/ })).toBeChecked();
    expect(page().getByRole('radio', { name: 'Daily' })).toBeChecked();
    expect(page().getByRole('heading', { level: 1 })).toHaveTextContent('Aries daily horoscope');
  });

  test('offers twelve signs [S1-427]', async () => {
    await openHoroscope();
    const group = within(page().getByRole('radiogroup', { name: 'Zodiac sign' }));
    const names = group.getAllByRole('radio').map(({ textContent }) => textContent);
    expect(names).toHaveLength(12);
    for (const [index, sign] of signs.entries()) {
      expect(names[index]?.toLowerCase()).toContain(sign);
    }
  });

  test('offers daily, weekly, monthly and yearly [S1-428] [S1-453]', async () => {
    await openHoroscope();
    const group = within(page().getByRole('radiogroup', { name: 'Period' }));
    const names = group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual(['Daily', 'Weekly', 'Monthly', 'Yearly']);
  });

  test('another sign and another period are requested, named in the heading and kept in the URL [S1-427] [S1-428] [S1-429]', async () => {
    const { site, requests } = await openHoroscope();
    await userEvent.click(page().getByRole('radio', { name: /Leo/ }));
    await page().findByRole('heading', { level: 1, name: 'Leo daily horoscope' });
    await userEvent.click(page().getByRole('radio', { name: 'Monthly' }));
    await page().findByRole('heading', { level: 1, name: 'Leo monthly horoscope' });
    await waitFor(() => expect(requests()).toEqual(['aries/daily', 'leo/daily', 'leo/monthly']));
    expect(site.path()).toBe('/horoscope?sign=leo&period=monthly');
  });

  test('the URL restores the same horoscope', async () => {
    const { requests } = await openHoroscope('?sign=pisces&period=weekly&date=2027-03-01');
    expect(requests()).toEqual(['pisces/weekly?date=2027-03-01']);
    expect(page().getByRole('radio', { name: /Pisces/ })).toBeChecked();
    expect(page().getByRole('radio', { name: 'Weekly' })).toBeChecked();
  });

  test('goes to the previous and next span, and back to today', async () => {
    const { requests, site } = await openHoroscope('?sign=leo&period=daily');
    const press = async (name: string, search: string) => {
      await userEvent.click(await page().findByRole('button', { name }));
      await waitFor(() => expect(requests().at(-1)).toBe(`leo/daily${search}`));
    };
    await press('Previous day', '?date=2026-11-21');
    await press('Previous day', '?date=2026-11-20');
    await press('Next day', '?date=2026-11-21');
    await press('Today', '');
    expect(site.path()).toBe('/horoscope?sign=leo&period=daily');
  });

  test('accepts any typed date', async () => {
    const { requests } = await openHoroscope();
    const field = page().getByRole('textbox', { name: 'Any date' });
    expect(field).toHaveValue('22/11/2026');
    await userEvent.clear(field);
    await userEvent.type(field, '03031950');
    await waitFor(() => expect(requests().at(-1)).toBe('aries/daily?date=1950-03-03'));
  });

  test('selects the Moon sign of the profile', async () => {
    const { calls, site } = await openHoroscope();
    await userEvent.click(page().getByRole('button', { name: 'Use my Moon sign' }));
    await page().findByRole('heading', { level: 1, name: 'Aquarius daily horoscope' });
    expect(page().getByText('Your Moon sign is Aquarius.')).toBeVisible();
    expect(site.path()).toBe('/horoscope?sign=aquarius&period=daily');
    const kundli = calls.find(({ path }) => path === '/api/reports/kundli');
    expect(kundli?.body).toMatchObject({
      birth: { date: '1990-05-14', time: '06:30:00', place: { latitude: 23.1765 } },
      opening: true,
    });
  });
});

describe('the parts of a longer span', () => {
  test.each([
    ['weekly', 'Day by day', 'Earlier this week', 7],
    ['monthly', 'Week by week', 'Earlier this month', 6],
    ['yearly', 'Month by month', 'Earlier this year', 12],
  ] as const)('%s: %s, past ones folded away', async (period, title, earlier, count) => {
    await openHoroscope(`?sign=leo&period=${period}`);
    const steps = part(title);
    const ahead = within(steps.getByRole('list', { name: title })).getAllByRole('listitem');
    await userEvent.click(steps.getByRole('button', { name: earlier }));
    const past = within(steps.getByRole('list', { name: earlier })).getAllByRole('listitem');
    const own = (items: HTMLElement[]) =>
      items.filter((one) => one.parentElement?.tagName === 'OL');
    expect(own(ahead).length + own(past).length).toBe(count);
    expect(own(ahead)[0]).toHaveTextContent(/A \w+ (day|week|month)/);
  });

  test('the year offers the next one from October on', async () => {
    await openHoroscope('?sign=leo&period=yearly');
    expect(
      part('Month by month').getByRole('link', { name: 'Read the year 2027' }),
    ).toHaveAttribute('href', expect.stringContaining('date=2027-01-01'));
  });

  test('a day has none', () => {
    expect(horoscopeOf('leo', 'daily').steps).toBeNull();
  });
});

test('the visitor’s own place is sent, and named beside the date', async () => {
  const { requests } = await openHoroscope();
  rememberPlace({ name: 'Pune', latitude: 18.52, longitude: 73.86, timezone: 'Asia/Kolkata' });
  await userEvent.click(page().getByRole('radio', { name: /Leo/ }));
  await waitFor(() => expect(requests().at(-1)).toBe('leo/daily?latitude=18.52&longitude=73.86'));
  expect(page().getByRole('heading', { level: 1 }).closest('header')).toHaveTextContent('· Pune');
});

describe('the content of a horoscope', () => {
  test('names the sign, the period and the date [S1-429] [S1-430]', async () => {
    await openHoroscope();
    const heading = page().getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Aries daily horoscope');
    expect(heading.closest('header')).toHaveTextContent('Sunday, 22 November 2026');
  });

  test('shows name, element and dates of the sign [S1-451] [S1-454]', async () => {
    await openHoroscope();
    expect(page().getByRole('link', { name: 'Aries' })).toHaveAttribute('href', '/zodiac/aries');
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('Fire');
    expect(main).toHaveTextContent('21 March – 19 April');
  });

  test('shows the general text, line by line [S1-431] [S1-452]', async () => {
    await openHoroscope();
    const lines = part('What the sky says').getAllByRole('listitem');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toHaveTextContent(/^A \w+ day: [a-z][^.]+\./);
    expect(lines[1]).toHaveTextContent('At 5:21 pm Venus enters Libra, your seventh house:');
  });

  test('has number, sign and time of a day, with their rules [S1-432] [S1-433] [S1-434]', async () => {
    await openHoroscope();
    const day = part('For the day');
    const facts = day
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        within(term.parentElement!).getByRole('definition').textContent,
      ]);
    expect(facts).toEqual([
      ['Lucky number', '1'],
      ['Compatible sign', expect.stringContaining('Libra')],
      ['Favourable time', '12:07 pm to 1:00 pm'],
    ]);
    await userEvent.click(day.getByRole('button', { name: 'How these are found' }));
    expect(
      day.getByText(/sign’s lord to the Moon’s house .* to one digit: 1\. .*our own/),
    ).toBeVisible();
    expect(day.getByText(/bhakoot/)).toBeVisible();
    expect(
      day.getByText(
        /first planetary hour .* of Mars, the lord of your sign, that is clear of Rahu Kaal/,
      ),
    ).toBeVisible();
  });

  test.each(['weekly', 'monthly', 'yearly'])(
    '%s has none of the three [S1-435]',
    async (period) => {
      await openHoroscope(`?period=${period}`);
      for (const name of ['Lucky number', 'Compatible sign', 'Favourable time']) {
        expect(page().queryByText(name)).not.toBeInTheDocument();
      }
    },
  );

  test.each(periods)(
    '%s has three aspect cards, with a rating in words and no figure, none for health [S1-436]',
    async (period) => {
      await openHoroscope(`?period=${period}`);
      const { parts } = horoscopeOf('aries', period);
      expect(parts.map(({ title }) => title).slice(1)).toEqual([
        'Love',
        'Career and money',
        'Health',
      ]);
      for (const { key, title, outlooks, lines } of parts.slice(1)) {
        const card = page().getByRole('region', { name: title });
        for (const { text } of outlooks) {
          expect(within(card).getByText(text)).toBeVisible();
          expect(text).not.toMatch(/\d/);
        }
        expect(outlooks.map(({ area }) => area)).toEqual(
          { love: ['love'], career: ['career', 'money'] }[key as string] ?? [],
        );
        expect(within(card).getAllByRole('listitem')).toHaveLength(lines.length);
      }
      const health = page().getByRole('region', { name: 'Health' });
      expect(health).not.toHaveTextContent(/quiet|\beven\b|favourable/i);
      expect(page().queryByRole('meter')).not.toBeInTheDocument();
      expect(screen.getByRole('main')).not.toHaveTextContent(/of 100/);
    },
  );

  test('explains a term in the reason that uses it', async () => {
    await openHoroscope();
    const general = part('What the sky says');
    await userEvent.click(general.getByRole('button', { name: 'Moon, first house' }));
    await userEvent.click(general.getByRole('button', { name: 'vedha' }));
    expect(screen.getByRole('dialog', { name: 'Vedha' })).toHaveTextContent(
      'Vedha means obstruction.',
    );
  });

  test('says once that it is tradition, not advice', async () => {
    await openHoroscope();
    expect(
      page().getAllByText(/This is tradition, not medical, legal or financial advice\./),
    ).toHaveLength(1);
  });

  test('each line expands to the transit behind it', async () => {
    await openHoroscope();
    const opened = async (region: string, button: string) => {
      const toggle = part(region).getByRole('button', { name: button });
      await userEvent.click(toggle);
      return document.getElementById(toggle.getAttribute('aria-controls')!)?.textContent;
    };
    expect(await opened('What the sky says', 'Moon, first house')).toBe(
      'The Moon is in Aries, the first house from Aries. This is one of its good houses, but it is blocked by Mars, Jupiter and Ketu in the fifth house (vedha).',
    );
    expect(await opened('What the sky says', 'Venus enters Libra')).toBe(
      'Venus enters Libra: 22 Nov 2026, 5:21 pm. Venus is in Libra, the seventh house from Aries. By transit rules (gochara, Phaladeepika 26) this is not one of its good houses.',
    );
    expect(await opened('Love', 'Venus, sixth house')).toContain(
      'it is softened by Rahu in the eleventh house (vipareeta vedha).',
    );
    expect(await opened('Health', 'Mars on the eighth house')).toBe(
      'Mars in Leo aspects the eighth house from Aries. It is a natural malefic, so its aspect is read as strict.',
    );
  });

  test('shows the positions of ten bodies [S1-437] [S1-455]', async () => {
    await openHoroscope();
    const table = part('Current planetary positions').getByRole('table');
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(10);
    expect(rows[0]).toHaveTextContent(
      /Sun.*Scorpio.*Vrishchika.*5°44′.*8.*Anuradha 1.*16 Dec 2026/,
    );
    expect(rows[6]).toHaveTextContent(/Saturn.*[Rr]etrograde/);
    expect(rows[7]).not.toHaveTextContent(/[Rr]etrograde/);
    expect(rows[9]).toHaveTextContent('Uranus');
    expect(part('Current planetary positions').getByText(/22 Nov 2026, 12:00 pm/)).toBeVisible();
  });

  test('lists four important transits of the month with date and event, in order of time, and can show all [S1-438] [S1-455]', async () => {
    await openHoroscope();
    const month = part('Important transits this month');
    const [important, all] = month.getAllByRole('list', { hidden: true });
    const texts = within(important!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts).toEqual([
      '22 Nov 2026Moon enters Ariesfirst house',
      '22 Nov 2026Venus enters Libraseventh house',
      '24 Nov 2026Moon enters Taurussecond house',
      '24 Nov 2026Full Moon in Taurussecond house',
    ]);
    await userEvent.click(month.getByRole('button', { name: 'All 25 transits of the month' }));
    expect(within(all!).getAllByRole('listitem')).toHaveLength(25);
    expect(within(all!).getByText('New Moon in Libra').parentElement).toHaveTextContent(
      'seventh house, already past',
    );
  });

  test('names another month, in which nothing is past', async () => {
    await openHoroscope('?date=2026-10-05');
    const month = page().getByRole('region', { name: 'Important transits in October 2026' });
    expect(month).toBeVisible();
    expect(month).not.toHaveTextContent('already past');
  });

  test('recommendations: a gemstone with a link to its page, meditation, remedies [S1-439] [S1-440] [S1-441]', async () => {
    await openHoroscope();
    const advice = part('Recommendations');
    expect(advice.getByRole('heading', { name: 'Gemstone: Red Coral' })).toBeVisible();
    expect(advice.getByRole('link')).toHaveAttribute('href', '/gemestone');
    expect(advice.getByRole('heading', { name: 'Meditation' })).toBeVisible();
    expect(
      advice.getByText(
        'Jupiter is strongest for you: think of three people who taught you something, and thank each in silence.',
      ),
    ).toBeVisible();
    expect(advice.getByRole('heading', { name: 'Remedies' })).toBeVisible();
    expect(advice.getByText(/^On a Saturday you may like to give sesame/)).toBeVisible();
  });

  test('compatibility insights: compatible signs, those that need patience, and a link to matching [S1-442] [S1-443] [S1-444]', async () => {
    await openHoroscope();
    const insights = part('Compatibility insights');
    const lists = insights.getAllByRole('list').map((list) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
    expect(lists).toEqual([
      ['/zodiac/libra', '/zodiac/leo', '/zodiac/sagittarius', '/zodiac/cancer'],
      ['/zodiac/virgo'],
    ]);
    expect(insights.getByRole('heading', { name: 'Most compatible signs' })).toBeVisible();
    expect(insights.getByRole('heading', { name: 'Challenging signs' })).toBeVisible();
    expect(insights.getByRole('link', { name: 'Match two kundlis' })).toHaveAttribute(
      'href',
      '/kundli-matching',
    );
  });

  test('consultation: links to the visitor’s own chart and to the astrologers [S1-445] [S1-446]', async () => {
    await openHoroscope();
    expect(page().getByRole('link', { name: 'BOOK CONSULTATION' })).toHaveAttribute(
      'href',
      '/kundli',
    );
    expect(page().getByRole('link', { name: 'CHAT WITH ASTROLOGER' })).toHaveAttribute(
      'href',
      '/astrologers',
    );
  });
});

describe('while there is no horoscope', () => {
  test('shows that it is loading, then the horoscope', async () => {
    let come: (response: FakeResponse) => void = () => undefined;
    horoscopeApi(
      () =>
        new Promise((resolve) => {
          come = resolve;
        }),
    );
    await renderSite('/horoscope');
    expect(await page().findByText('Reading the sky…')).toBeInTheDocument();
    // The choice is visible immediately and can be changed.
    expect(page().getByRole('radio', { name: /Aries/ })).toBeChecked();
    await waitFor(() => come({ body: { data: horoscopeOf('aries', 'daily') } }));
    await page().findByRole('region', { name: 'What the sky says' });
    expect(page().queryByText('Reading the sky…')).not.toBeInTheDocument();
  });

  test('a failure keeps the choice and can be retried', async () => {
    let tries = 0;
    horoscopeApi(() => {
      tries += 1;
      return tries === 1
        ? { status: 400, body: { error: 'Something is wrong here.', code: 'invalid_input' } }
        : { body: { data: horoscopeOf('leo', 'daily') } };
    });
    await renderSite('/horoscope?sign=leo');
    const alert = await page().findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load the horoscope.');
    expect(alert).toHaveTextContent(
      'Something is wrong here. Your sign and date are still chosen.',
    );
    expect(page().getByRole('radio', { name: /Leo/ })).toBeChecked();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await page().findByRole('region', { name: 'What the sky says' })).toBeVisible();
  });

  test('an ended session redirects to the login page and returns', async () => {
    horoscopeApi(() => ({ status: 401, body: { error: 'Please log in.', code: 'unauthorized' } }));
    const site = await renderSite('/horoscope?sign=leo');
    await waitFor(() =>
      expect(site.path()).toBe(`/login?${new URLSearchParams({ next: '/horoscope?sign=leo' })}`),
    );
  });
});
