import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setStorageOwner } from '../src/platform/session/visitor-data.ts';
import { rememberPlace } from '../src/features/places/last-place.ts';
import { sky } from './home-content.ts';
import { renderHome } from './render-home.tsx';
import { asha } from './render-site.tsx';
import { starDayAnswer } from './star-day-answers.ts';
// Loads what the page shows later, as it is loaded for a visitor who waits a moment.
import '../src/features/tarabala/star-day-line.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the home page at an instant, as a visitor with this profile. @returns what is requested for days */
async function openHome(instant: string, user: typeof asha | null = asha) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(instant) });
  if (user) localStorage.setItem('token', 'good');
  const queries: { birth: object; date: string; latitude: number }[] = [];
  await renderHome({}, sky, {
    'GET /api/auth/profile': { body: { data: user } },
    'POST /api/reports/star-day': (call) => {
      queries.push(call.body as (typeof queries)[number]);
      return starDayAnswer(call);
    },
  });
  return queries;
}

const line = () => screen.findByRole('region', { name: 'Today for your star, Krittika' });

describe('today for the star of a visitor who is signed in', () => {
  test('has tara and Moon with a verdict, the next good time, the next time to avoid, and the way to the panchang', async () => {
    const queries = await openHome('2025-04-06T10:24:00+05:30');
    const star = within(await line());
    expect(star.getByText(/^Sadhaka, until/)).toBeVisible();
    expect(star.getByText(/^Moon in Cancer, until/)).toBeVisible();
    expect(star.getAllByText('Favourable')).toHaveLength(2);
    expect(star.getByText('Next good time')).toBeVisible();
    expect(star.getByText(/\((Labh|Amrit|Shubh)\)$/)).toBeVisible();
    expect(star.getByText('Avoid next')).toBeVisible();
    expect(
      star.getByText(/\((Rahu Kaal|Yamaganda|Gulika|Dur Muhurta|Varjyam|Bhadra)\)$/),
    ).toBeVisible();
    expect(star.getByRole('link', { name: 'Today’s panchang' })).toHaveAttribute(
      'href',
      '/panchang',
    );
    expect(queries.map(({ date }) => date)).toEqual(['2025-04-06']);
    expect(queries[0]?.birth).toMatchObject({ date: '1990-05-14', time: '06:30:00' });
  });

  test('before sunrise is that of the day that still runs, at the place known last', async () => {
    localStorage.setItem('token', 'good');
    setStorageOwner(asha, 'good');
    rememberPlace({
      name: 'Pune, Maharashtra, India',
      latitude: 18.5196,
      longitude: 73.8554,
      timezone: 'Asia/Kolkata',
    });
    const queries = await openHome('2025-04-07T03:30:00+05:30');
    await line();
    expect(queries.map(({ date }) => date)).toEqual(['2025-04-07', '2025-04-06']);
    expect(queries[0]?.latitude).toBe(18.5196);
  });

  test('is absent without a time of birth, and nothing is requested', async () => {
    const queries = await openHome('2025-04-06T10:24:00+05:30', {
      ...asha,
      birthData: { ...asha.birthData, time: '' },
    });
    await screen.findAllByText(/Asha/);
    expect(screen.queryByText(/for your star/)).toBeNull();
    expect(queries).toEqual([]);
  });

  test('is absent for a visitor who is not signed in', async () => {
    const queries = await openHome('2025-04-06T10:24:00+05:30', null);
    expect(screen.queryByText(/for your star/)).toBeNull();
    expect(queries).toEqual([]);
  });
});
