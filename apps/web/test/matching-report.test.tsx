import { ashtakootKeys, dashakootKeys, grahas, type MatchingDocumentInput } from '@jyoti/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  factOf,
  freshBrowser,
  kavya,
  matchingApi,
  MATCHING,
  matchingDocumentOf,
  matchOf,
  matchPath,
  openMatch,
  page,
  panel,
  readTable,
  rohan,
  accessibleText,
} from './matching-site.ts';
import { terms } from '@jyoti/reports/format';
import { renderSite } from './render-site.tsx';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/features/matching/matching-report/match-panel.tsx';

beforeEach(freshBrowser);
afterEach(() => vi.unstubAllGlobals());

/** `Venus>Su>Mo` of the published facts as the report writes it. */
const periodsInWords = (path: string) =>
  path
    .split('>')
    .map((short) => grahas.find((graha) => graha.startsWith(short)))
    .join(' – ');

const tabs = () => page().getAllByRole('tab');

/** A pair with other doshas, so that the content cannot be hard-coded. */
const others = {
  boy: { ...rohan, date: '2004-05-28', time: '18:31:00' },
  girl: { ...kavya, date: '1961-01-19', time: '22:36:00' },
};

describe('the frame of the result', () => {
  test('has five tabs, the aggregate first and open [S1-249] [S1-250] [S1-251] [S1-252] [S1-253] [S1-255]', async () => {
    await openMatch();
    expect(tabs().map(({ textContent }) => textContent)).toEqual([
      'Aggregate Match',
      'Ashtakoot',
      'Dashakoot',
      'Rajju & Vedha',
      'Papa Samaya',
    ]);
    expect(tabs().map((tab) => tab.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
      'false',
      'false',
    ]);
  });

  test('the tab is in the URL and opens from it; an unknown one opens the aggregate [S1-255]', async () => {
    const { site, calls } = await openMatch('no-such-tab');
    expect(page().getByRole('tab', { selected: true })).toHaveTextContent('Aggregate Match');
    await userEvent.click(page().getByRole('tab', { name: 'Papa Samaya' }));
    expect(site.path()).toContain('tab=papa-samaya');
    expect(await panel().findByText('Papa Samaya score')).toBeInTheDocument();
    // First what is open, then the rest, each once.
    const requests = calls.filter(({ path }) => path === '/api/reports/matching');
    expect(requests.map(({ body }) => (body as MatchingDocumentInput).parts)).toEqual([
      ['aggregate', 'charts'],
      ['ashtakoot', 'dashakoot', 'rajju-vedha', 'papa-samaya'],
    ]);
  });

  test('opens with two names joined by the score on 36 ticks, and one sentence', async () => {
    await openMatch();
    const dial = page().getByRole('meter', { name: 'Ashtakoot points' });
    expect(dial).toHaveAttribute('aria-valuenow', '20');
    expect(dial).toHaveAttribute('aria-valuemax', '36');
    expect(page().getByText('7 December 1996, 10:34 am, Chennai, India')).toBeInTheDocument();
    expect(page().getByText('15 June 1990, 5:58:41 am, Mumbai, India')).toBeInTheDocument();
    expect(page().getByText('Ashtakoot: 20 of 36. Overall: 53%.')).toBeInTheDocument();
  });

  test('Go Back to Form keeps the details of both [S1-254]', async () => {
    const { site } = await openMatch('dashakoot');
    await userEvent.click(page().getByRole('link', { name: 'Go Back to Form' }));
    await page().findByRole('button', { name: 'Generate Compatibility Report' });
    expect(site.path()).toMatch(/^\/kundli-matching\?/);
    for (const [who, { name }] of [
      ["Boy's Details", rohan],
      ["Girl's Details", kavya],
    ] as const) {
      const fields = within(page().getByRole('group', { name: who }));
      expect(fields.getByLabelText('Name')).toHaveValue(name);
    }
  });

  test('swaps the two and keeps the tab', async () => {
    const { site } = await openMatch('ashtakoot');
    await userEvent.click(page().getByRole('link', { name: 'Swap details' }));
    await waitFor(() => expect(site.path()).toContain('boy.name=Kavya+Rao'));
    await waitFor(() =>
      expect(readTable('The eight kootas').columns.slice(2, 4)).toEqual([
        'Kavya Rao',
        'Rohan Mehta',
      ]),
    );
    expect(page().getByRole('tab', { selected: true })).toHaveTextContent('Ashtakoot');
  });

  test('saves both charts', async () => {
    const saved: unknown[] = [];
    await openMatch(undefined, {
      'POST /api/users/charts': ({ body }) => {
        saved.push(body);
        return { status: 201, body: { data: {} } };
      },
    });
    await userEvent.click(page().getByRole('button', { name: 'Save both charts' }));
    expect(await page().findByText('Both charts are saved in your profile.')).toBeInTheDocument();
    expect(saved).toMatchObject([
      { name: 'Rohan Mehta', birth: { date: '1996-12-07' } },
      { name: 'Kavya Rao', birth: { date: '1990-06-15' } },
    ]);
  });

  test('makes a link without names and births, to send by WhatsApp', async () => {
    const sent: unknown[] = [];
    await openMatch(undefined, {
      'POST /api/users/shares': ({ body }) => {
        sent.push(body);
        return { status: 201, body: { data: { key: 'k1' } } };
      },
    });
    await userEvent.click(page().getByRole('button', { name: 'Share without name and birth' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Link without name/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make the link' }));
    const url = `${location.origin}/shared#key=k1`;
    expect(await dialog.findByRole('link', { name: url })).toBeVisible();
    expect(dialog.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`${RegExp.escape(encodeURIComponent(url))}$`)),
    );
    const pair = { boy: { date: '1996-12-07' }, girl: { date: '1990-06-15' } };
    expect(sent).toMatchObject([{ kind: 'matching', ...pair, showsBirth: false }]);
    // Another choice needs another link.
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Show date, time/ }));
    expect(dialog.queryByRole('link', { name: url })).toBeNull();
  });

  test('prints the selected parts, which are rendered until it is printed', async () => {
    const headings = () =>
      page()
        .queryAllByRole('heading', { level: 2, hidden: true })
        .map(({ textContent }) => textContent);
    let printed: (string | null)[] | undefined;
    vi.stubGlobal('print', () => {
      printed = headings();
    });
    await openMatch();
    await userEvent.click(page().getByRole('button', { name: 'Print or PDF' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Print or save as PDF' }));
    // A match has no short version.
    expect(dialog.queryByRole('radio', { name: /Short/ })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Let me choose' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Dashakoot' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toBeDefined(), { timeout: 10_000 });
    expect(printed).toContain('Aggregate Match');
    expect(printed).toContain('Dashakoot');
    expect(printed).not.toContain('Ashtakoot');
    fireEvent(globalThis.window, new Event('afterprint'));
    await waitFor(() => expect(headings()).not.toContain('Dashakoot'));
  });

  test('shows a server error with a retry and a link back', async () => {
    let fails = true;
    matchingApi({
      [MATCHING]: () =>
        fails ? { status: 500, body: {} } : { body: { data: matchingDocumentOf(rohan, kavya) } },
    });
    await renderSite(matchPath());
    expect(
      await page().findByText('The compatibility report could not be generated.'),
    ).toBeInTheDocument();
    expect(page().getByRole('link', { name: 'Go Back to Form' })).toHaveAttribute(
      'href',
      expect.stringContaining('boy.name=Rohan+Mehta'),
    );
    fails = false;
    await userEvent.click(page().getByRole('button', { name: 'Try again' }));
    expect(await page().findByRole('tab', { name: 'Aggregate Match' })).toBeInTheDocument();
  });

  test('a URL without two births redirects to the form', async () => {
    matchingApi();
    const site = await renderSite('/generate-kundli-matching?tab=ashtakoot');
    await page().findByRole('button', { name: 'Generate Compatibility Report' });
    expect(site.path()).toBe('/kundli-matching');
  });

  test('both charts side by side, with all ten bodies and the details of each [S1-293] [S1-294]', async () => {
    await openMatch();
    const match = matchOf(rohan, kavya);
    for (const [name, planets, details] of [
      ['Rohan Mehta', match.ashtakoot.boy_planetary_details, match.ashtakoot.boy_astro_details],
      ['Kavya Rao', match.ashtakoot.girl_planetary_details, match.ashtakoot.girl_astro_details],
    ] as const) {
      expect(
        page().getByRole('img', { name: new RegExp(`Birth chart \\(D1\\) of ${name}`) }),
      ).toBeInTheDocument();
      await userEvent.click(page().getByRole('button', { name: `Planets of ${name}` }));
      const { rows } = readTable(`Planets of ${name}`);
      expect(rows.map(([planet]) => planet)).toEqual([
        'Ascendant',
        'Sun',
        'Moon',
        'Mars',
        'Mercury',
        'Jupiter',
        'Venus',
        'Saturn',
        'Rahu',
        'Ketu',
      ]);
      expect(rows[2]?.join(' ')).toContain(planets['2'].zodiac);
      expect(rows[2]?.join(' ')).toContain(
        `${planets['2'].nakshatra} ${planets['2'].nakshatra_pada}`,
      );
      const shown = accessibleText(screen.getByRole('main'));
      for (const value of [
        details.ascendant_sign,
        details.vasya,
        details.nadi,
        details.varna,
        details.paya,
        details.tatva,
        periodsInWords(details.birth_dasa),
        periodsInWords(details.current_dasa),
        `${details.lucky_gem_advice.text} · ${details.lucky_gem_advice.verdict_text}`,
        details.lucky_num.join(', '),
        details.lucky_colors.join(', '),
        details.lucky_letters.join(', '),
        details.lucky_name_start
          .map((syllable, pada) => terms.en.syllable(syllable, details.lucky_name_devanagari[pada]))
          .join(', '),
      ]) {
        expect(shown).toContain(value);
      }
    }
  });

  test('distinguishes two people with the same name', async () => {
    await openMatch(
      'ashtakoot',
      {},
      { boy: { ...rohan, name: 'Kiran' }, girl: { ...kavya, name: 'Kiran' } },
    );
    expect(readTable('The eight kootas').columns.slice(2, 4)).toEqual([
      'Kiran (boy)',
      'Kiran (girl)',
    ]);
  });
});

describe('the aggregate', () => {
  test('shows the percentage, both scores and both texts of the response [S1-256] [S1-257] [S1-258] [S1-259] [S1-264] [S1-288] [S1-289]', async () => {
    await openMatch();
    const { aggregate } = matchOf(rohan, kavya);
    expect(factOf('Overall compatibility', panel())).toBe('53%');
    expect(factOf('Ashtakoot score', panel())).toBe('20 / 36');
    expect(factOf('Dashakoot score', panel())).toBe('6 / 10');
    expect(panel().getByText(aggregate.bot_response!)).toBeInTheDocument();
    expect(panel().getByText(aggregate.extended_response!)).toBeInTheDocument();
  });

  test('shows the formula, whose lines add up to the percentage [S1-256]', async () => {
    await openMatch();
    const { rows, foot } = readTable('How the percentage is calculated');
    expect(rows).toEqual([
      ['Ashtakoot', 'points ÷ 36', '56%', '55', '30.56'],
      ['Dashakoot', 'points ÷ 10', '60%', '25', '15.00'],
      ['Mangal balance', '1 − difference of the percentages ÷ 100', '100%', '10', '10.00'],
      ['Papa balance', 'the score of Papa Samaya', '43%', '5', '2.14'],
      ['Kaal Sarp', '1 where both or neither have it, else 0', '100%', '5', '5.00'],
      ['Rajju', 'the same part in both charts', '', '', '−10.00'],
    ]);
    expect(foot.at(-1)).toBe('53%');
    const sum = rows.reduce((total, row) => total + Number(row[4]?.replace('−', '-')), 0);
    expect(sum).toBeCloseTo(52.7, 1);
  });

  const dosha = (name: string) => {
    const list = panel().getByRole('list', { name: 'Doshas' });
    const item = within(list)
      .getAllByRole('listitem')
      .find((each) => each.textContent.startsWith(name));
    return item?.textContent ?? '';
  };

  test('shows the doshas of the two charts [S1-260] [S1-261] [S1-262] [S1-263] [S1-289]', async () => {
    await openMatch();
    expect(dosha('Nadi Dosha')).toMatch(/^Nadi DoshaNot Present/);
    // Libra and Aquarius: five and nine signs apart, with friendly lords.
    expect(dosha('Bhakoot Dosha')).toMatch(/^Bhakoot DoshaPresent/);
    expect(dosha('Bhakoot Dosha')).toContain('the lords of the two Moon signs are friends');
    expect(dosha('Rajju Dosha')).toMatch(/^Rajju DoshaPresent/);
    expect(dosha('Vedha')).toMatch(/^VedhaNot Present/);
    expect(dosha('Mangal Dosha')).toContain('Rohan Mehta: 9%');
    expect(dosha('Mangal Dosha')).toContain('Kavya Rao: 9%');
    expect(dosha('Kaal Sarp')).toContain('Rohan Mehta: No');
    expect(dosha('Kaal Sarp')).toContain('Kavya Rao: No');
  });

  test('shows other doshas for another response [S1-260] [S1-261] [S1-262] [S1-263]', async () => {
    await openMatch(undefined, {}, others);
    expect(dosha('Nadi Dosha')).toMatch(/^Nadi DoshaPresent/);
    expect(dosha('Bhakoot Dosha')).toMatch(/^Bhakoot DoshaNot Present/);
    expect(dosha('Rajju Dosha')).toMatch(/^Rajju DoshaNot Present/);
    expect(dosha('Vedha')).toMatch(/^VedhaNot Present/);
    expect(dosha('Mangal Dosha')).toContain('Rohan Mehta: 59%');
    expect(dosha('Mangal Dosha')).toContain('Kavya Rao: 0%');
    expect(dosha('Kaal Sarp')).toContain('Rohan Mehta: Yes');
    expect(dosha('Kaal Sarp')).toContain('Kavya Rao: No');
  });
});

describe('Ashtakoot', () => {
  test('has eight rows in order with both values, reason, score and maximum [S1-265] [S1-266] [S1-267] [S1-268] [S1-269] [S1-270] [S1-286] [S1-290] [S1-291]', async () => {
    await openMatch('ashtakoot');
    const { ashtakoot } = matchOf(rohan, kavya);
    expect(factOf('Ashtakoot score', panel())).toBe('20 / 36');
    expect(panel().getByText(ashtakoot.bot_response!)).toBeInTheDocument();
    const { columns, rows, foot } = readTable('The eight kootas');
    expect(columns).toEqual(['Koota', 'What it says', 'Rohan Mehta', 'Kavya Rao', 'Score']);
    expect(rows.map(([name]) => name)).toEqual([
      'Varna',
      'Vashya',
      'Tara',
      'Yoni',
      'Graha Maitri',
      'Gana',
      'Bhakoot',
      'Nadi',
    ]);
    expect(rows.map((row) => row[4])).toEqual([
      '1 of 1',
      '2 of 2',
      '3 of 3',
      '0 of 4',
      '5 of 5',
      '1 of 6',
      '0 of 7',
      '8 of 8',
    ]);
    expect(rows.map((row) => row.slice(2, 4).join(' + '))).toEqual([
      'Shudra + Shudra',
      'Manava + Manava',
      'Janma + Janma',
      'Buffalo + Horse',
      'Venus + Saturn',
      'Deva + Rakshasa',
      'Libra + Aquarius',
      'Antya + Adi',
    ]);
    for (const [index, key] of ashtakootKeys.entries()) {
      expect(rows[index]?.[1]).toContain(ashtakoot[key].description);
    }
    expect(foot.at(-1)).toBe('20 of 36');
  });

  test('an exception is shown in its row and never added to the score', async () => {
    await openMatch('ashtakoot');
    const { rows } = readTable('The eight kootas');
    expect(rows[6]?.[1]).toContain(
      'Some schools set this aside because Venus and Saturn, lords of the two signs, are friends.',
    );
    expect(rows[6]?.[4]).toBe('0 of 7');
    expect(rows[0]?.[1]).not.toContain('Exception');
  });

  test('gana, yoni, rasi and nakshatra of both [S1-271] [S1-272] [S1-292]', async () => {
    await openMatch('ashtakoot');
    const of = (name: string) => {
      const facts = within(panel().getByRole('region', { name }));
      return ['Gana', 'Yoni', 'Rashi', 'Nakshatra'].map((label) =>
        factOf(label, facts as ReturnType<typeof page>),
      );
    };
    expect(of('Rohan Mehta')).toEqual(['Deva', 'Buffalo', 'Libra (Tula)', 'Swati 1']);
    expect(of('Kavya Rao').slice(0, 3)).toEqual(['Rakshasa', 'Horse', 'Aquarius (Kumbha)']);
    expect(of('Kavya Rao')[3]).toMatch(/^Shatabhisha [1-4]$/);
  });
});

describe('Dashakoot', () => {
  test('has ten rows in order, each worth one, with their total [S1-273] [S1-274] [S1-275] [S1-276] [S1-277] [S1-287] [S1-295] [S1-296]', async () => {
    await openMatch('dashakoot');
    const { dashakoot } = matchOf(rohan, kavya);
    expect(factOf('Dashakoot score', panel())).toBe('6 / 10');
    expect(panel().getByText(dashakoot.bot_response!)).toBeInTheDocument();
    const { rows, foot } = readTable('The ten poruthams');
    expect(rows.map(([name]) => name)).toEqual([
      'Dina',
      'Gana',
      'Yoni',
      'Rashi',
      'Rasyadhipati',
      'Rajju',
      'Vedha',
      'Mahendra',
      'Stree Deergha',
      'Vashya',
    ]);
    expect(rows.map((row) => row[4])).toEqual(
      [0, 1, 0, 1, 1, 0, 1, 1, 1, 0].map((score) => `${score} of 1`),
    );
    for (const [index, key] of dashakootKeys.entries()) {
      expect(rows[index]?.[1]).toContain(dashakoot[key].description);
    }
    expect(foot.at(-1)).toBe('6 of 10');
  });
});

describe('Rajju & Vedha', () => {
  const section = (name: string) => within(panel().getByRole('region', { name }));

  test('shows the result of the charts, with body part, description and explanations [S1-278] [S1-279] [S1-280] [S1-298]', async () => {
    await openMatch('rajju-vedha');
    const { rajju_vedha } = matchOf(rohan, kavya);
    const rajju = section('Rajju');
    expect(rajju.getByText('Rajju dosha is present.')).toBeInTheDocument();
    expect(factOf('Rajju part', rajju as ReturnType<typeof page>)).toBe('Kantha');
    expect(rajju.getByText(rajju_vedha.rajju.rajju_description!)).toBeInTheDocument();
    expect(rajju.getByText(/^Rajju \(rope\) divides the 27 nakshatras/)).toBeInTheDocument();
    const vedha = section('Vedha');
    expect(vedha.getByText('Vedha is absent.')).toBeInTheDocument();
    expect(vedha.getByText(rajju_vedha.vedha.description!)).toBeInTheDocument();
    expect(vedha.getByText(/^Vedha \(piercing\) lists pairs/)).toBeInTheDocument();
  });

  test('other charts have another result, consistent with the rows of Dashakoot [S1-278] [S1-279]', async () => {
    // Ashwini and Jyeshtha: a pair of the vedha table, and two different rajju.
    const ashwini = { ...rohan, date: '1996-11-22', time: '12:00:00' };
    const jyeshtha = { ...kavya, date: '1990-06-09', time: '00:30:00' };
    await openMatch('rajju-vedha', {}, { boy: ashwini, girl: jyeshtha });
    const { rajju_vedha, dashakoot } = matchOf(ashwini, jyeshtha);
    expect([rajju_vedha.vedha.boy_nakshatra, rajju_vedha.vedha.girl_nakshatra]).toEqual([
      'Ashwini',
      'Jyeshtha',
    ]);
    expect(section('Vedha').getByText('Vedha is present.')).toBeInTheDocument();
    expect(dashakoot.vedha.score).toBe(0);
    expect(dashakoot.rajju.score).toBe(rajju_vedha.rajju.is_dosha_present ? 0 : 1);
    expect(
      section('Rajju').getByText(
        rajju_vedha.rajju.is_dosha_present
          ? 'Rajju dosha is present.'
          : 'Rajju dosha is not present.',
      ),
    ).toBeInTheDocument();
  });
});

describe('Papa Samaya', () => {
  test('the score with two decimals, the values of both, their totals and the rule [S1-281] [S1-282] [S1-283] [S1-284] [S1-285] [S1-297]', async () => {
    await openMatch('papa-samaya');
    const { papasamaya } = matchOf(rohan, kavya);
    expect(factOf('Papa Samaya score', panel())).toBe('42.86%');
    expect(panel().getByText(papasamaya.bot_response!)).toBeInTheDocument();
    expect(
      panel().getByText(/The boy's value should preferably not be much higher than the girl's\./),
    ).toBeInTheDocument();
    const { columns, rows, foot } = readTable('Papa of the two charts');
    expect(columns).toEqual(['Graha', 'Rohan Mehta', 'Kavya Rao']);
    expect(rows.map(([graha]) => graha)).toEqual(['Rahu', 'Sun', 'Saturn', 'Mars']);
    expect(rows.map((row) => row.slice(1).map((cell) => Number.parseFloat(cell)))).toEqual([
      [3.21, 2.14],
      [1.88, 5.63],
      [0, 1.61],
      [10, 3.75],
    ]);
    expect(foot[1]).toMatch(/^15\.09 .*2\.5 points/);
    expect(foot[2]).toMatch(/^13\.1[23] .*3\.5 points/);
  });

  test('a whole score keeps its decimals, and its formula is below [S1-281]', async () => {
    await openMatch('papa-samaya', {}, others);
    expect(factOf('Papa Samaya score', panel())).toBe('100.00%');
    expect(panel().getByText(/50 − 50 × difference ÷ 7 when Kavya Rao’s is/)).toBeInTheDocument();
  });
});
