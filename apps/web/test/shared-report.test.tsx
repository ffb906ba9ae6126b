import type { Share, SharedKundli, SharedMatching } from '@jyoti/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chart, closeBrowser, freshBrowser, openProfile, page } from './profile-site.ts';
import { fakeApi, renderSite } from './render-site.tsx';
// Preloads a lazy part, as for a visitor who waits a moment before pressing.
import '../src/features/account/profile/withdraw-share-dialog.tsx';

beforeEach(freshBrowser);
afterEach(closeBrowser);

const kundli: SharedKundli = {
  kind: 'kundli',
  birth: null,
  houses_from: 'ascendant',
  summary: 'Taurus ascendant, Moon in Libra.',
  charts: [{ ascendantSign: 2, placements: [{ graha: 'moon', sign: 7, retrograde: false }] }],
  areas: [{ area: 'home', verdict: 'supported', summary: 'Home is a place of rest.' }],
};
const koota = {
  id: 'nadi',
  name: 'Nadi',
  boy: 'Adi',
  girl: 'Antya',
  score: 8,
  fullScore: 8,
  description: 'The nadis differ.',
};
const matching: SharedMatching = {
  kind: 'matching',
  births: {
    boy: { date: '1988-11-03', time: null, place: 'Mysuru' },
    girl: { date: '1990-05-14', time: '06:30:00', place: 'Ujjain' },
  },
  percent: 71.6,
  results: [{ score: 25, full_score: 36, word: 'very good', text: 'Very good.', kootas: [koota] }],
};

async function openShared(response: Parameters<typeof fakeApi>[0][string], part = '#key=k1') {
  localStorage.clear();
  const calls = fakeApi({ 'GET /api/shared/k1': response });
  await renderSite(`/shared${part}`);
  return calls;
}

test('a shared kundli opens without a login, and says that name and birth are not shown', async () => {
  const calls = await openShared({ body: { data: kundli } });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'A kundli shared with you' }),
  ).toBeVisible();
  expect(page().getByText('Taurus ascendant, Moon in Libra.')).toBeVisible();
  expect(page().getByText('The name and the birth details are not shown.')).toBeVisible();
  expect(page().getByText('Home is a place of rest.')).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/shared/k1')?.authorization).toBeNull();
});

test('a shared match shows its points, and the births if the owner shows them', async () => {
  // A link made before, with its key in the query.
  await openShared({ body: { data: matching } }, '?key=k1');
  expect(await screen.findByText('Overall: 72%.')).toBeVisible();
  expect(page().getByText('3 November 1988, time not known, Mysuru')).toBeVisible();
  expect(page().getByRole('table', { name: /kootas/i })).toHaveTextContent('Nadi');
});

test.each([
  ['withdrawn', '#key=k1'],
  ['incomplete', ''],
])('a link that is %s says so in one sentence', async (_why, part) => {
  await openShared({ status: 404, body: { error: 'Nothing here.', code: 'not_found' } }, part);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This link does not work' }),
  ).toBeVisible();
  expect(
    page().getByText('It is incomplete, or the person who sent it has withdrawn it.'),
  ).toBeVisible();
});

const share: Share = {
  kind: 'kundli',
  birth: { ...chart.birth, name: '' },
  settings: chart.settings,
  showsBirth: false,
  key: 'k1',
  createdAt: '2026-11-20T06:00:00.000Z',
};

test('the profile lists shared links, and withdraws one after a confirmation', async () => {
  const { sent } = await openProfile({
    'GET /api/users/shares': { body: { data: [share] } },
    'DELETE /api/users/shares/k1': { status: 204 },
  });
  const part = within(await page().findByRole('region', { name: 'Shared links' }));
  const link = await part.findByRole('link', {
    name: /^Kundli · 3 November 1988, 9:05 pm, Mysuru/,
  });
  expect(link).toHaveAttribute('href', '/shared#key=k1');
  await userEvent.click(part.getByRole('button', { name: /^Withdraw the link: Kundli/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  expect(await part.findByText('No links yet')).toBeVisible();
  expect(sent('DELETE /api/users/shares/k1')).toHaveLength(1);
});
