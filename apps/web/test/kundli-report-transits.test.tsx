import type { KundliDocumentInput } from '@jyoti/contract';
import type { NatalTransit } from '@jyoti/jyotish';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { now } from './kundli-fixture.ts';
import { renderSite } from './render-site.tsx';
import {
  DOCUMENT,
  freshBrowser,
  openReport,
  openWhole,
  page,
  panel,
  readTable,
  reportApi,
  reportPath,
  settled,
} from './report-site.ts';
import { wholeDocument, wholeFact, wholeKundli } from './whole-kundli.ts';

beforeEach(freshBrowser);

const tab = { tab: 'astrologer', sub: 'transits' };

type Calls = ReturnType<typeof reportApi>['calls'];

/** The dates that were requested; undefined for now. */
const datesOf = (calls: Calls) =>
  calls
    .filter(({ method, path }) => `${method} ${path}` === DOCUMENT)
    .map(({ body }) => body as KundliDocumentInput)
    .filter(({ parts }) => parts.includes('transits'))
    .map(({ at }) => at);

describe('the sub-tab Transits', () => {
  test('shows the five periods of Vimshottari on the date', async () => {
    await openReport(undefined, tab);
    const caption = 'Vimshottari periods on this date';
    await panel().findByRole('table', { name: caption });
    const { rows } = readTable(caption);
    const { current } = wholeKundli().dashas!.vimshottari;
    expect(rows.map(([, lord]) => lord)).toEqual(
      Object.values(current!).map(({ name }) => expect.stringContaining(name)),
    );
  });

  test('shows both charts, and a row for each graha with its houses and verdict', async () => {
    await openReport(undefined, tab);
    expect(
      await panel().findByRole('img', { name: /^Birth chart of Asha Verma/ }),
    ).toBeInTheDocument();
    expect(
      await panel().findByRole('img', { name: /^Transits on .* in the houses of Asha Verma/ }),
    ).toBeInTheDocument();
    const { rows } = readTable('The nine transits');
    expect(rows).toHaveLength(9);
    const transits = wholeFact<NatalTransit[]>('transits');
    expect(rows.map((row) => [row[3], row[4]])).toEqual(
      transits.map((row) => [String(row.houseFromMoon), String(row.houseFromLagna)]),
    );
    expect(rows[6]?.[0]).toMatch(/^Saturn/);
    for (const row of rows) expect(row[5]).toMatch(/Supportive|Mixed|Needs patience/);
  });

  test('steps by a day, a week or a month, goes to any date and back to today, and keeps it in the URL', async () => {
    const { calls, site } = await openReport(undefined, tab);
    await panel().findByRole('table', { name: 'The nine transits' });
    const press = async (name: string) => {
      await userEvent.click(panel().getByRole('button', { name }));
      await settled();
    };
    const date = () => new URL(site.path(), 'http://site').searchParams.get('on');
    const today = now.slice(0, 10);
    await press('Next day');
    const after = (days: number) =>
      new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
    expect(date()).toBe(after(1));
    await userEvent.click(panel().getByRole('radio', { name: 'Week' }));
    await press('A week later');
    expect(date()).toBe(after(8));
    await waitFor(() => expect(datesOf(calls)).toContain(after(8)));
    await press('Today');
    expect(date()).toBeNull();
  });

  test('a URL that names a date opens at it; one that is no date shows today', async () => {
    const { calls } = await openReport(undefined, { ...tab, on: '2031-01-01' });
    await panel().findByRole('table', { name: 'The nine transits' });
    expect(datesOf(calls)).toContain('2031-01-01');
    expect(panel().getByText('1 January 2031')).toBeInTheDocument();
  });

  test('that cannot be loaded says so, keeps the date, and tries again', async () => {
    let fails = true;
    reportApi(undefined, {
      [DOCUMENT]: ({ body }) =>
        fails && !(body as KundliDocumentInput).opening
          ? { status: 500, body: { error: 'No.', code: 'internal' } }
          : { body: { data: wholeDocument(body as KundliDocumentInput) } },
    });
    await renderSite(reportPath({ ...tab, on: '2031-01-01' }));
    const alert = await screen.findByText(
      'The transits could not be loaded. The rest of the report is still here.',
    );
    expect(panel().getByText('1 January 2031')).toBeInTheDocument();
    fails = false;
    const retry = within(alert.closest('[role="alert"], [data-part="alert"]')!);
    await userEvent.click(retry.getByRole('button'));
    expect(await panel().findByRole('table', { name: 'The nine transits' })).toBeInTheDocument();
  });
});

describe('the sub-tab Sade Sati', () => {
  test('has the verdict of the Doshas tab, a scale of the life, and each phase with its dates', async () => {
    await openWhole('astrologer', 'sade-sati');
    const { sadesati } = wholeKundli().doshas!;
    const label = sadesati.is_dosha_present ? 'In Sade Sati' : 'Not in Sade Sati';
    expect(panel().getAllByText(label)[0]).toBeInTheDocument();
    expect(panel().getByText('Saturn in the life of Asha Verma')).toBeInTheDocument();
    expect(panel().getByText(/^Now, age 78$/)).toBeInTheDocument();
    expect(readTable('Dhaiyas over a hundred years').rows.length).toBeGreaterThan(6);
    expect(panel().getByText('How the dates are counted')).toBeInTheDocument();
  });
});

describe('below the opening', () => {
  test('are the state of Sade Sati and today’s slow transits, with links to both', async () => {
    await openReport();
    const part = within(await page().findByRole('region', { name: 'Saturn and today’s transits' }));
    expect(part.getByText(/You are not in Sade Sati|^Now: |paused/)).toBeInTheDocument();
    for (const graha of ['Saturn', 'Jupiter', 'Rahu', 'Ketu']) {
      expect(part.getByText(new RegExp(`^${graha} in house \\d+: `))).toBeInTheDocument();
    }
    expect(part.getByRole('link', { name: 'All transits' })).toHaveAttribute(
      'href',
      expect.stringMatching(/tab=astrologer&sub=transits$/),
    );
    expect(part.getByRole('link', { name: 'Sade Sati dates' })).toHaveAttribute(
      'href',
      expect.stringMatching(/tab=astrologer&sub=sade-sati$/),
    );
  });
});
