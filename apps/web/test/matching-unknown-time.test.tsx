import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { searchFromPair } from '@jyoti/contract';
import {
  factOf,
  freshBrowser,
  kavya,
  MATCHING,
  matchingDocumentOf,
  matchingApi,
  page,
  rohan,
} from './matching-site.ts';
import { renderSite } from './render-site.tsx';

const untimed = { ...kavya, time: '', time_unknown: true };

async function open(girl: typeof untimed = untimed, more = '') {
  const match = matchingDocumentOf(rohan, girl);
  matchingApi({ [MATCHING]: { body: { data: match } } });
  const path = `/generate-kundli-matching?${searchFromPair({ boy: rohan, girl })}${more}`;
  const site = await renderSite(path);
  await page().findByRole('tab', { name: 'Ashtakoot' });
  return { site, match };
}

beforeEach(freshBrowser);
afterEach(() => vi.unstubAllGlobals());

describe('a match with one unknown time of birth', () => {
  test('shows what is based on the Moons alone, and says so', async () => {
    await open();
    const tabs = page()
      .getAllByRole('tab')
      .map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Ashtakoot', 'Dashakoot', 'Rajju & Vedha']);
    expect(page().getByText(/A time of birth is not known/)).toBeInTheDocument();
    expect(page().getByText(/15 June 1990, time not known, Mumbai/)).toBeInTheDocument();
    expect(page().queryByText(/Overall/)).not.toBeInTheDocument();
    expect(page().getByRole('button', { name: 'Save both charts' })).toBeInTheDocument();
  });

  test('lists every total that is possible on the day, and the tables follow the chosen part of the day', async () => {
    const { match, site } = await open();
    const totals = match.matches.map(({ score }) => score);
    expect(totals.length).toBeGreaterThan(1);
    const parts = within(page().getByRole('radiogroup', { name: 'Which part of the day?' }));
    const choices = parts.getAllByRole('radio');
    expect(choices).toHaveLength(totals.length);
    for (const [index, total] of totals.entries()) {
      await userEvent.click(choices[index]!);
      expect(page().getByRole('meter', { name: 'Ashtakoot points' })).toHaveAttribute(
        'aria-valuenow',
        String(total),
      );
    }
    expect(site.path()).toContain(`hours=${totals.length - 1}`);
    await userEvent.click(page().getByRole('tab', { name: 'Rajju & Vedha' }));
    const [, nakshatra = ''] = /Moon in (.*?),/.exec(match.matches.at(-1)?.hours ?? '') ?? [];
    expect(factOf('Nakshatra of Kavya Rao')).toBe(nakshatra);
  });

  test('shows no choice on a day on which the Moon changes nothing', async () => {
    // On this day the Moon is in one sign and one nakshatra from midnight to midnight.
    const girl = { ...untimed, date: '1990-06-07' };
    const { match } = await open(girl);
    expect(match.matches).toHaveLength(1);
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
    expect(page().getByText(/of 36, whatever the hour of birth/)).toBeInTheDocument();
  });
});
