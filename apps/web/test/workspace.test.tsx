import { searchFromBirth, type KundliDocumentInput } from '@jyoti/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { birth } from './kundli-fixture.ts';
import { renderSite } from './render-site.tsx';
import { DOCUMENT, freshBrowser, page, reportApi, settled } from './report-site.ts';
import { wholeDocument } from './whole-kundli.ts';

beforeEach(freshBrowser);

const second = { ...birth, name: 'Rohan Rao' };

function urlOf(more: Record<string, string> = {}, withSecond = false): string {
  const search = new URLSearchParams([
    ...searchFromBirth(birth),
    ...(withSecond ? searchFromBirth(second, 'second.') : []),
    ...Object.entries(more),
  ]);
  return `/workspace?${search}`;
}

const site = (more: Parameters<typeof reportApi>[1] = {}) =>
  reportApi(undefined, {
    'GET /api/users/charts': { body: { data: [] } },
    ...more,
  });

/** The parts that were requested, call by call. */
const documents = (calls: readonly { path: string; body?: unknown }[]) =>
  calls
    .filter(({ path }) => path === '/api/reports/kundli')
    .map(({ body }) => body as KundliDocumentInput);

async function open(address: string) {
  const opened = await renderSite(address);
  await page().findByRole('region', { name: /^Pane 1/ });
  await settled();
  return opened;
}

const panes = () =>
  page()
    .getAllByRole('region', { name: /^Pane \d/ })
    .map((pane) => within(pane).getByRole('heading', { level: 2 }).textContent);
const pane = (number: number) =>
  within(page().getByRole('region', { name: new RegExp(`^Pane ${number}:`) }));
const query = (path: string) => new URL(path, 'http://site').searchParams;

test('without a birth it says what will appear, and asks for one', async () => {
  site();
  await renderSite('/workspace');
  expect(await page().findByText('No chart is open yet.')).toBeVisible();
  await userEvent.click(page().getByRole('button', { name: 'Enter birth details' }));
  expect(await screen.findByRole('dialog', { name: 'Whose chart?' })).toBeVisible();
});

test('a birth without a time is shown in the report instead', async () => {
  site();
  await renderSite(`/workspace?${searchFromBirth({ ...birth, time_unknown: true })}`);
  expect(await page().findByText('The workspace needs a time of birth.')).toBeVisible();
  expect(page().getByRole('link', { name: 'Open the report' })).toHaveAttribute(
    'href',
    expect.stringContaining('/generate-kundli?'),
  );
});

test('opens with the layout Parashari, in one request for the chart and one for the transits', async () => {
  const { calls, charts } = site();
  await open(urlOf());
  expect(panes()).toEqual([
    'Pane 1: D1 Rashi, Asha Verma',
    'Pane 2: D9 Navamsa, Asha Verma',
    'Pane 3: Planets, Asha Verma',
    'Pane 4: Vimshottari tree, Asha Verma',
    'Pane 5: Transit chart, Transits for Asha Verma',
    'Pane 6: Ashtakavarga, Asha Verma',
  ]);
  expect(await pane(1).findByRole('img', { name: /^D1 Rashi of Asha Verma/ })).toBeInTheDocument();
  expect(await pane(3).findByRole('table', { name: 'Ascendant and nine grahas' })).toBeVisible();
  expect(charts()).toHaveLength(0);
  expect(documents(calls).map(({ parts }) => parts)).toEqual([
    ['pane:D1', 'pane:D9', 'pane:planets', 'mahadasha', 'pane:ashtakvarga'],
    ['transits:chart'],
  ]);
});

test('a layout, and what a pane shows, are in the URL', async () => {
  site();
  const { path } = await open(urlOf());
  await userEvent.selectOptions(page().getByRole('combobox', { name: 'Layout' }), 'KP');
  await waitFor(() => expect(query(path()).get('panes')).toMatch(/^1\.kp-cusps_/));
  expect(
    await pane(1).findByRole('table', { name: 'Twelve cusps with their lords' }),
  ).toBeVisible();
  const what = () => pane(1).getByRole('combobox', { name: 'What' });
  await userEvent.selectOptions(what(), 'Shadbala');
  await waitFor(() => expect(query(path()).get('panes')).toMatch(/^1\.shadbala_/));
  expect(what()).toHaveFocus();
  expect(page().getByRole('combobox', { name: 'Layout' })).toHaveDisplayValue('Your own');
});

test('a part that cannot be loaded fails in its pane only, and can be tried again', async () => {
  let fails = true;
  const { calls } = site({
    [DOCUMENT]: ({ body }) =>
      fails && (body as KundliDocumentInput).parts.includes('pane:kp-cusps')
        ? { status: 500, body: { error: 'No.', code: 'internal' } }
        : { body: { data: wholeDocument(body as KundliDocumentInput) } },
  });
  await open(urlOf({ panes: '1.D1' }));
  await userEvent.selectOptions(pane(1).getByRole('combobox', { name: 'What' }), 'KP cusps');
  expect(
    await pane(1).findByText('KP cusps could not be loaded. The other panes are still here.'),
  ).toBeVisible();
  fails = false;
  await userEvent.click(pane(1).getByRole('button', { name: 'Try again' }));
  expect(
    await pane(1).findByRole('table', { name: 'Twelve cusps with their lords' }),
  ).toBeVisible();
  expect(documents(calls).length).toBeGreaterThan(2);
});

test('a chart that cannot be loaded says so and leads to its details', async () => {
  site({ [DOCUMENT]: { status: 500, body: { error: 'No.', code: 'internal' } } });
  await renderSite(urlOf());
  expect(await page().findByText('The chart could not be loaded.')).toBeVisible();
  expect(page().getByRole('link', { name: 'Edit birth details' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/kundli\?.*name=Asha/),
  );
});

describe('two charts', () => {
  test('a pane of the second chart asks for one', async () => {
    site();
    await open(urlOf({ panes: '1.D1_2.D1' }));
    expect(pane(2).getByText('Choose a second chart, and it will appear here.')).toBeVisible();
  });

  test('are compared in a table, and swapped', async () => {
    site();
    const { path } = await open(urlOf({ panes: 'b.table_2.D1' }, true));
    const table = await pane(1).findByRole('table', { name: /Asha Verma and Rohan Rao/ });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(await pane(2).findByRole('img', { name: /^D1 Rashi of Rohan Rao/ })).toBeInTheDocument();
    await userEvent.click(page().getByRole('button', { name: 'Swap the charts' }));
    await waitFor(() => expect(query(path()).get('name')).toBe('Rohan Rao'));
    expect(query(path()).get('second.name')).toBe('Asha Verma');
    await userEvent.click(page().getByRole('button', { name: 'Remove the second chart' }));
    await waitFor(() => expect(query(path()).get('second.name')).toBeNull());
    expect(query(path()).get('panes')).toBe('b.table_2.D1');
  });
});

describe('by keyboard', () => {
  test('focuses, adds and closes panes, and steps the date', async () => {
    site();
    const { path } = await open(urlOf({ panes: '1.D1_1.planets', on: '2026-11-28' }));
    await userEvent.keyboard('2');
    expect(page().getByRole('region', { name: /^Pane 2/ })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(panes()).toHaveLength(1));
    await waitFor(() => expect(page().getByRole('region', { name: /^Pane 1/ })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    expect(panes()).toHaveLength(1);
    await userEvent.keyboard('+');
    await waitFor(() => expect(panes()).toHaveLength(2));
    await waitFor(() => expect(page().getByRole('region', { name: /^Pane 2/ })).toHaveFocus());
    await userEvent.keyboard('}}{[}');
    await waitFor(() => expect(query(path()).get('on')).toBe('2027-01-27'));
  });

  test('Escape leaves a field of a pane, and keys are shortcuts again', async () => {
    site();
    const { path } = await open(urlOf({ panes: '1.notes_1.D1', on: '2026-11-28' }));
    (await pane(1).findByRole('textbox', { name: 'Notes on Asha Verma' })).focus();
    await userEvent.keyboard('{Escape}');
    expect(page().getByRole('region', { name: /^Pane 1/ })).toHaveFocus();
    pane(2).getByRole('combobox', { name: 'Whose' }).focus();
    await userEvent.keyboard('{Escape}{]}');
    expect(page().getByRole('region', { name: /^Pane 2/ })).toHaveFocus();
    await waitFor(() => expect(query(path()).get('on')).toBe('2026-11-29'));
  });

  test('with six panes a seventh is not opened, and no pane is lost', async () => {
    site();
    await open(urlOf({ panes: '1.D1_1.D9_1.D3_1.D10_1.D12_1.planets' }));
    const before = panes();
    await userEvent.keyboard('n');
    expect(await screen.findByText('Six panes are open, which is the most.')).toBeVisible();
    expect(panes()).toEqual(before);
  });

  test('a key in a field is text; a switch turns the shortcuts off', async () => {
    site();
    await open(urlOf({ panes: '1.notes_1.D1' }));
    const note = await pane(1).findByRole('textbox', { name: 'Notes on Asha Verma' });
    await userEvent.type(note, '2?+');
    expect(note).toHaveFocus();
    expect(note).toHaveValue('2?+');
    note.blur();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Use single-key shortcuts' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('2');
    expect(document.body).toHaveFocus();
  });
});

test('every pane follows the date and the time in the URL', async () => {
  const { calls } = site({
    'POST /api/kundli/vimshottari': { status: 500, body: { error: 'No.', code: 'internal' } },
  });
  const { path } = await open(
    urlOf({ panes: '1.yogini_1.year-chart_1.vimshottari_t1.chart', on: '1990-05-14', year: '3' }),
  );
  const marked = (number: number) => pane(number).findAllByText('On 14 May 1990');
  expect(await marked(1)).not.toHaveLength(0);
  expect(await marked(3)).not.toHaveLength(0);
  await userEvent.keyboard('<');
  await waitFor(() => expect(query(path()).get('on')).toBe('1989-05-14'));
  expect(query(path()).get('year')).toBeNull();
  await waitFor(() =>
    expect(documents(calls).findLast(({ parts }) => parts.includes('year-chart'))).toMatchObject({
      at: '1989-05-14',
    }),
  );
  await userEvent.keyboard('..');
  await waitFor(() => expect(query(path()).get('at')).toBe('14:00'));
  await waitFor(() =>
    expect(
      documents(calls).findLast(({ parts }) => parts.includes('transits:chart')),
    ).toMatchObject({ at: '1989-05-14T08:30:00Z' }),
  );
  const time = page().getByRole('group', { name: 'Time' });
  expect(within(time).getAllByRole('combobox')[0]).toHaveDisplayValue('14');
  await userEvent.keyboard('t');
  await waitFor(() => expect(query(path()).get('on')).toBeNull());
  expect(query(path()).get('at')).toBeNull();
});

test('steps the time of birth: all panes follow, and the time as entered is one press away', async () => {
  const { calls } = site();
  const { path } = await open(urlOf({ panes: '1.D1_1.lagna-spans' }));
  await userEvent.click(page().getByRole('button', { name: 'Born a minute later' }));
  await waitFor(() => expect(query(path()).get('time')).toBe('00:01:00'));
  await userEvent.keyboard('kkj');
  await waitFor(() => expect(query(path()).get('time')).toBe('00:02:00'));
  const group = within(page().getByRole('group', { name: 'Time of birth' }));
  expect(group.getByText(/00:02:00.*\+2 min 0 s/)).toBeVisible();
  await waitFor(() =>
    expect(documents(calls).at(-1)).toMatchObject({ birth: { time: '00:02:00' } }),
  );
  await userEvent.selectOptions(
    page().getByRole('combobox', { name: 'Birth time step' }),
    '10 seconds',
  );
  await userEvent.keyboard('j');
  expect(query(path()).get('time')).toBe('00:02:00');
  await userEvent.click(group.getByRole('button', { name: 'Born ten seconds earlier' }));
  await waitFor(() => expect(query(path()).get('time')).toBe('00:01:50'));
  await userEvent.click(page().getByRole('button', { name: 'As entered' }));
  await waitFor(() => expect(query(path()).get('time')).toBe(birth.time));
  expect(page().queryByRole('button', { name: 'As entered' })).toBeNull();
});

test('a date before the birth: what runs in a life says so', async () => {
  site();
  await open(urlOf({ panes: '1.more-dashas_1.D1', on: '1900-01-01' }));
  expect(
    await pane(1).findByText('This date is before the birth. Choose a later one.'),
  ).toBeVisible();
});

test('notes are kept for the account until it logs out, each with its birth', async () => {
  site();
  await open(urlOf({ panes: '1.notes_2.notes' }, true));
  const note = await pane(1).findByRole('textbox', { name: 'Notes on Asha Verma' });
  await userEvent.type(note, 'Saturn return in 2027.');
  expect(await pane(2).findByRole('textbox', { name: 'Notes on Rohan Rao' })).toHaveValue('');
  expect(localStorage.getItem('typed.notes.u1')).toContain('Saturn return in 2027.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Logout' })[0]!);
  await waitFor(() => expect(localStorage.getItem('typed.notes.u1')).toBeNull());
});
