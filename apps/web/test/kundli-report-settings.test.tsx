import { schoolNames, type KundliDocumentInput } from '@jyoti/contract';
import { reportTabs } from '@jyoti/reports';
import { astrologerGlossaryMessages } from '@jyoti/reports/messages/astrologer-glossary';
import { glossaryMessages } from '@jyoti/reports/messages/glossary';
import { tabsMessages } from '@jyoti/reports/messages/tabs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeViolations } from '../../../packages/ui/test/contract.tsx';
import { renderSite, type FakeResponse } from './render-site.tsx';
import {
  DOCUMENT,
  freshBrowser,
  openReport,
  openWhole,
  page,
  reportApi,
  reportPath,
} from './report-site.ts';
import { kundliFixture, wholeDocument } from './whole-kundli.ts';

beforeEach(freshBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openPanel = () =>
  userEvent.click(page().getByRole('button', { name: 'Calculation settings' }));
const raman = () =>
  kundliFixture({
    settings: { ...kundliFixture().settings, ayanamsa: 'raman', ayanamsa_degrees: 21.7 },
  });

test.each([
  ['Ayanamsa', 'Raman', 'ayanamsa=raman', { ayanamsa: 'raman' }],
  ['Lunar node', 'true', 'node=true', { node: 'true' }],
  ['Dasha year', '360 days, savana', 'year=360', { year_days: 360 }],
  ['Sunrise', 'centre of the disc', 'sunrise=centre', { sunrise: 'centre' }],
  ['Ashtakavarga school', 'Parashara', 'school=parashara', { ashtakvarga_school: 'parashara' }],
])(
  '%s can be %s: the URL keeps it and the report is recalculated',
  async (label, choice, key, sent) => {
    const { site, charts } = await openReport();
    await openPanel();
    await userEvent.selectOptions(page().getByLabelText(label), choice);
    await waitFor(() => expect(charts()).toHaveLength(2));
    expect(charts()[1]?.body).toMatchObject(sent);
    expect(site.path()).toContain(key);
    // Back to the default: the parameter is removed, and nothing is requested twice.
    await userEvent.click(page().getByRole('button', { name: 'Back to the usual settings' }));
    expect(site.path()).not.toContain(key);
    expect(charts()).toHaveLength(2);
  },
);

const openSchools = () =>
  userEvent.click(page().getByRole('button', { name: 'For astrologers: where schools differ' }));

test.each([
  ['Aspects of Rahu and Ketu', 'none', 'node_aspects=none', { node_aspects: 'none' }],
  ['Upapada', 'of the 2nd if an even sign rises', 'upapada=by_lagna', { upapada: 'by_lagna' }],
  [
    'Arudha padas in the 1st or 7th place',
    'stay there',
    'arudha_moves=false',
    { arudha_exceptions: false },
  ],
  [
    'Exalted lords in Chara dasha',
    'a year more; if debilitated, less',
    'chara_exalted=true',
    { chara_exaltation: true },
  ],
  [
    'One more Vimshottari dasha',
    'from Saturn’s star',
    'star=saturn',
    { vimshottari_star: 'saturn' },
  ],
  ['Houses of Mangal dosha', 'without the 1st', 'mars_houses=south', { mangal_houses: 'south' }],
  ['Kantaka Shani', 'the 4th, 7th and 10th', 'kantaka=angles', { kantaka_school: 'angles' }],
  ['Orb of transits', '5°', 'orb=5', { contact_orb: 5 }],
])(
  'where schools differ, %s can be %s: the URL keeps it, and the report and the printed page name it',
  async (label, choice, key, sent) => {
    const { site, charts } = await openReport();
    await openPanel();
    expect(page().queryByRole('combobox', { name: label })).not.toBeInTheDocument();
    await openSchools();
    await userEvent.selectOptions(page().getByRole('combobox', { name: label }), choice);
    await waitFor(() => expect(charts()).toHaveLength(2));
    expect(charts()[0]?.body).not.toMatchObject(sent);
    expect(charts()[1]?.body).toMatchObject(sent);
    expect(site.path()).toContain(key);
    const named = `${label}: ${choice}`;
    await waitFor(() =>
      expect(
        page().getByText((text) => text.includes(`Chosen where schools differ: ${named}.`)),
      ).toBeVisible(),
    );
    expect(document.querySelector('[data-part="print-layout"] dd')).toHaveTextContent(named);
    await userEvent.click(page().getByRole('button', { name: 'Back to the usual settings' }));
    expect(site.path()).not.toContain(key);
    expect(page().queryByText(/Chosen where schools differ/)).not.toBeInTheDocument();
  },
);

test('an ayanamsa of one’s own is in the URL and named in the list; a wrong one is not taken', async () => {
  const { site, charts } = await openReport();
  await openPanel();
  await openSchools();
  const field = page().getByRole('textbox', { name: 'Ayanamsa in degrees' });
  await userEvent.type(field, '75{Enter}');
  expect(page().getByText('Enter degrees from -30 to 60, such as 22.5.')).toBeVisible();
  expect(site.path()).not.toContain('ayanamsa');
  await userEvent.clear(field);
  await userEvent.type(field, '22.5{Enter}');
  await waitFor(() => expect(charts()).toHaveLength(2));
  expect(charts()[1]?.body).toMatchObject({ ayanamsa: '22.5' });
  expect(site.path()).toContain('ayanamsa=22.5');
  expect(page().getByLabelText('Ayanamsa')).toHaveDisplayValue('Own (22.5°)');
  await userEvent.selectOptions(page().getByLabelText('Ayanamsa'), 'Raman');
  expect(page().getByRole('textbox', { name: 'Ayanamsa in degrees' })).toHaveValue('');
});

test('a link with a choice of a school opens the group, with the choice selected', async () => {
  const { charts } = reportApi();
  await renderSite(reportPath({ shadbala: 'parashara', benefic_moon: 'nonsense' }));
  await page().findByRole('tablist', { name: 'Report' });
  expect(page().getByRole('combobox', { name: 'Shadbala and bhava bala' })).toHaveValue(
    'parashara',
  );
  expect(page().getByRole('combobox', { name: 'Benefic Moon' })).toHaveValue('waxing');
  expect(charts()[0]?.body).toMatchObject({ shadbala_school: 'parashara' });
  expect(charts()[0]?.body).not.toHaveProperty('benefic_moon');
});

test('the choices of schools are reached by keyboard in order, in groups with names and hints', async () => {
  await openReport();
  page().getByRole('button', { name: 'Calculation settings' }).focus();
  await userEvent.keyboard('{Enter}');
  const more = page().getByRole('button', { name: 'For astrologers: where schools differ' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  // The five usual settings come first.
  for (let count = 0; count < 6; count++) await userEvent.tab();
  expect(more).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const fields = page()
    .getAllByRole('group')
    .flatMap((group) => [
      ...within(group).queryAllByRole('textbox'),
      ...within(group).queryAllByRole('combobox'),
    ])
    .filter((field) => more.parentElement?.contains(field));
  // And the degrees of an ayanamsa.
  expect(fields).toHaveLength(schoolNames.length + 1);
  for (const field of fields) {
    await userEvent.tab();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleName();
    expect(field).toHaveAccessibleDescription(/\. .*\.$/);
  }
  const groups = ['Rahu and Ketu', 'Jaimini: padas and Chara dasha', 'Strengths'];
  for (const name of groups) expect(page().getByRole('group', { name })).toBeVisible();
  expect(await axeViolations(more.parentElement!)).toEqual([]);
});

test('keeps the old report visible until the new one has loaded, which prints its settings', async () => {
  let respond: (response: FakeResponse) => void = () => undefined;
  const responses: (FakeResponse | Promise<FakeResponse>)[] = [
    { body: { data: kundliFixture() } },
    new Promise((resolve) => {
      respond = resolve;
    }),
  ];
  reportApi(() => responses.shift()!);
  await renderSite(reportPath());
  await page().findByRole('tablist', { name: 'Report' });
  await openPanel();
  await userEvent.selectOptions(page().getByLabelText('Ayanamsa'), 'Raman');
  expect(await page().findByText('Recalculating the report…')).toBeInTheDocument();
  expect(page().getByText(/^Taurus \(Vrishabha\) ascendant/)).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('Lahiri ayanamsa 23°07′32″');
  respond({ body: { data: raman() } });
  await waitFor(() =>
    expect(screen.getByRole('main')).toHaveTextContent('Raman ayanamsa 21°42′00″'),
  );
  expect(page().queryByText('Recalculating the report…')).not.toBeInTheDocument();
  expect(page().getByLabelText('Ayanamsa')).toHaveValue('raman');
});

test('keeps the old report after a failure, with an error and a retry', async () => {
  const responses: FakeResponse[] = [
    { body: { data: kundliFixture() } },
    { status: 500, body: { error: 'Something failed here.', code: 'internal' } },
    { body: { data: raman() } },
  ];
  reportApi(() => responses.shift()!);
  await renderSite(reportPath());
  await page().findByRole('tablist', { name: 'Report' });
  await openPanel();
  await userEvent.selectOptions(page().getByLabelText('Ayanamsa'), 'Raman');
  const alert = await page().findByRole('alert');
  expect(alert).toHaveTextContent('We couldn’t recalculate.');
  expect(page().getByText(/^Taurus \(Vrishabha\) ascendant/)).toBeInTheDocument();
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Raman ayanamsa'));
});

test('opens a linked report with its settings, and keeps them when the birth is edited', async () => {
  const { charts } = reportApi({ body: { data: raman() } });
  const site = await renderSite(reportPath({ ayanamsa: 'raman', node: 'nonsense' }));
  await page().findByRole('tablist', { name: 'Report' });
  expect(charts()[0]?.body).toMatchObject({ ayanamsa: 'raman', node: 'mean' });
  expect(page().getByLabelText('Ayanamsa')).toBeVisible();
  await userEvent.click(page().getByRole('link', { name: 'Edit Birth Details' }));
  await waitFor(() => expect(site.path()).toMatch(/^\/kundli\?.*ayanamsa=raman/));
  await userEvent.click(await page().findByRole('button', { name: 'Generate Kundli' }));
  await waitFor(() => expect(site.path()).toMatch(/^\/generate-kundli\?.*ayanamsa=raman/));
});

test('explains a term where it is used', async () => {
  await openReport();
  await userEvent.click(page().getByRole('button', { name: 'Gana' }));
  expect(screen.getByRole('dialog', { name: /^Gana/ })).toHaveTextContent(
    /One of three temperaments of a nakshatra/,
  );
});

test.each(['en', 'hi'] as const)('every term in a sentence is in the glossary (%s)', (language) => {
  const all = import.meta.glob<object>(
    [
      '../messages/*/{kundli,report,school,settings,workspace}*.json',
      '../../../packages/reports/messages/*/*.json',
    ],
    { eager: true, import: 'default' },
  );
  const own = Object.entries(all).filter(([path]) => path.includes(`/${language}/`));
  const terms = [...JSON.stringify(own).matchAll(/\[([a-zA-Z]+)(?:\|[^\]]+)?\]/g)].map(
    ([, term]) => term!,
  );
  expect(terms.length).toBeGreaterThan(50);
  const glossary = Object.keys({
    ...glossaryMessages[language],
    ...astrologerGlossaryMessages[language],
  });
  for (const term of terms) expect(glossary, term).toContain(term);
});

/** The parts that the page has as headings. */
const partsInPage = () => {
  const headings = Array.from(
    document.querySelectorAll('main h2'),
    ({ textContent }) => textContent,
  );
  return reportTabs.flatMap(({ subTabs }) =>
    subTabs.map(({ key }) => tabsMessages.en[key]).filter((label) => headings.includes(label)),
  );
};

/** Opens the print dialog and selects a scope. */
async function printAs(scope: string) {
  await userEvent.click(page().getByRole('button', { name: 'Print or PDF' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Print or save as PDF' }));
  await userEvent.click(dialog.getByRole('radio', { name: new RegExp(`^${scope}`) }));
  return dialog;
}

test('prints everything of the report, with every part fully rendered, and removes it after that', async () => {
  let printed: { parts: string[]; unfinished: number } | undefined;
  vi.stubGlobal('print', () => {
    const unfinished = document.querySelectorAll('main [aria-busy="true"]').length;
    printed = { parts: partsInPage(), unfinished };
  });
  await openWhole('doshas', 'papasamaya');
  expect(partsInPage()).toEqual(['Papasamaya']);
  const dialog = await printAs('Everything');
  await userEvent.click(dialog.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toBeDefined(), { timeout: 30_000 });
  expect(printed!.parts).toEqual(
    reportTabs.flatMap(({ subTabs }) => subTabs.map(({ key }) => tabsMessages.en[key])),
  );
  expect(printed!.unfinished).toBe(0);
  fireEvent(globalThis.window, new Event('afterprint'));
  await waitFor(() => expect(partsInPage()).toEqual(['Papasamaya']));
});

test.each([
  ['First page only', []],
  ['This part: Papasamaya', ['Papasamaya']],
  [
    'Short report',
    [
      'Planet Details',
      'Divisional Chart',
      'Mahadasha',
      'Antardasha',
      'Mangal Dosh',
      'Kaal Sarp Dosh',
    ],
  ],
  ['Let me choose', ['Char Dasha Sub', 'Papasamaya']],
])('%s prints only that', async (scope, expected) => {
  let printed: string[] | undefined;
  let folded = 0;
  vi.stubGlobal('print', () => {
    printed = partsInPage();
    folded = document.querySelectorAll('main [data-part="accordion-content"][hidden]').length;
  });
  await openWhole('doshas', 'papasamaya');
  const dialog = await printAs(scope);
  if (scope === 'Let me choose') {
    expect(dialog.getByRole('checkbox', { name: 'Papasamaya' })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Char Dasha Sub' }));
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toBeDefined(), { timeout: 30_000 });
  // The open part is in the page too, hidden in print.
  expect(printed).toEqual([...new Set([...expected, 'Papasamaya'])]);
  // Collapsed content of the page is expanded in print.
  expect(folded).toBe(0);
});

test('remembers the last choice', async () => {
  vi.stubGlobal('print', vi.fn());
  await openWhole('doshas', 'papasamaya');
  const dialog = await printAs('Let me choose');
  const open = dialog.getByRole('checkbox', { name: 'Papasamaya' });
  await userEvent.click(open);
  expect(open).not.toBeChecked();
  await userEvent.click(open);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Yogini Dasha Main' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.click(page().getByRole('button', { name: 'Print or PDF' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByRole('radio', { name: 'Let me choose' })).toBeChecked();
  expect(
    again
      .getAllByRole('checkbox', { checked: true })
      .map((box) => box.closest('label')?.textContent),
  ).toEqual(['Yogini Dasha Main', 'Papasamaya']);
});

test('reports if the whole report cannot be loaded for printing', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  reportApi(undefined, {
    [DOCUMENT]: ({ body }) => {
      const document = body as KundliDocumentInput;
      return document.parts.length === 1
        ? { body: { data: wholeDocument(document) } }
        : { status: 503, body: { error: 'Not now.', code: 'unavailable' } };
    },
  });
  await renderSite(reportPath());
  await page().findByRole('tablist', { name: 'Report' });
  const dialog = await printAs('Whole report');
  await userEvent.click(dialog.getByRole('button', { name: 'Print' }));
  expect(
    await page().findByText('We couldn’t prepare the report for printing. Please try again.'),
  ).toBeInTheDocument();
  expect(print).not.toHaveBeenCalled();
});

test('saves a chart with its settings, once', async () => {
  const { calls } = reportApi(
    { body: { data: raman() } },
    { 'POST /api/users/charts': { status: 201, body: { data: { id: 'c1' } } } },
  );
  await renderSite(reportPath({ ayanamsa: 'raman' }));
  await page().findByRole('tablist', { name: 'Report' });
  await userEvent.click(page().getByRole('button', { name: 'Save to my charts' }));
  expect(await page().findByText('This chart is in your charts.')).toBeInTheDocument();
  expect(page().getByRole('button', { name: 'Save to my charts' })).toBeDisabled();
  const saved = calls.filter(({ path }) => path === '/api/users/charts');
  expect(saved).toHaveLength(1);
  expect(saved[0]?.body).toMatchObject({
    name: 'Asha Verma',
    birth: { date: '1947-08-15', time: '00:00:00' },
    settings: { ayanamsa: 'raman', node: 'mean' },
  });
});

test('reports a chart that could not be saved, and can retry', async () => {
  reportApi(undefined, {
    'POST /api/users/charts': { status: 409, body: { error: 'You have fifty charts.', code: 'x' } },
  });
  await renderSite(reportPath());
  await page().findByRole('tablist', { name: 'Report' });
  await userEvent.click(page().getByRole('button', { name: 'Save to my charts' }));
  expect(await page().findByText('You have fifty charts.')).toBeInTheDocument();
  expect(page().getByRole('button', { name: 'Save to my charts' })).toBeEnabled();
});
