import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { dashaKey, DashaTree, type DashaNode } from './index.ts';
import { loadSample, sampleBirth, sampleNow, samplePeriods } from './dasha-tree.samples.ts';
import { hi } from '../messages-hi/index.ts';

const props = {
  title: 'Vimshottari dasha',
  periods: samplePeriods,
  loadPeriods: loadSample,
  timeZone: 'Asia/Kolkata',
  birth: sampleBirth,
  now: sampleNow,
};

const closed = { ...props, opensRunning: false };
/** A mahadasha: its parts come after it. */
const toggle = (name: RegExp) => screen.getAllByRole('treeitem', { name })[0]!;
const mahadashas = () => screen.getAllByRole('treeitem').filter((item) => item.ariaLevel === '1');
const lists = () =>
  screen
    .getAllByRole('group')
    .map(
      (list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
    );

/** Renders, and waits until the path to the running period is open. */
async function renderOpened(element = <DashaTree {...props} />) {
  const view = render(element);
  await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(5));
  return view;
}

describe('DashaTree', () => {
  // The path to the current period expands in the next task; this tests the tree before that.
  behavesAsComponent(DashaTree, {
    props: closed,
    state: {
      prop: 'expanded',
      defaultProp: 'defaultExpanded',
      onChange: 'onExpandedChange',
      from: [],
      to: [dashaKey([samplePeriods[2]!])],
      change: async (user) => {
        await user.click(toggle(/^Mercury/));
      },
      shown: () =>
        samplePeriods
          .filter((_, index) => mahadashas()[index]!.ariaExpanded === 'true')
          .map((period) => dashaKey([period])),
    },
  });

  test('controlled, expanded periods are loaded level by level', async () => {
    const mercury = samplePeriods[2]!;
    const inside = (await loadSample([mercury]))[0]!;
    const loaded = vi.fn(loadSample);
    render(
      <DashaTree
        {...closed}
        loadPeriods={loaded}
        expanded={[dashaKey([mercury]), dashaKey([mercury, inside])]}
        onExpandedChange={() => undefined}
      />,
    );
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(3));
    expect(loaded).toHaveBeenCalledTimes(2);
  });

  test('lists the mahadashas with dates, length and ages @wcag:1.3.1', () => {
    render(<DashaTree {...closed} />);
    const list = screen.getByRole('group', { name: 'Mahadasha' });
    const items = within(list).getAllByRole('treeitem');
    expect(items).toHaveLength(9);
    expect(items[2]).toHaveTextContent(
      'Mercury Now 15 Jan 2024 to 15 Jan 2041 17 years, age 29 to 46',
    );
    expect(items[2]).toHaveAttribute('aria-current', 'time');
  });

  test('opens the path to the current period down to the prana [S1-165] [S1-168]', async () => {
    await renderOpened();
    expect(lists()).toEqual([
      'Mahadasha',
      'Antardasha in Mercury',
      expect.stringMatching(/^Pratyantardasha in /),
      expect.stringMatching(/^Sookshma in /),
      expect.stringMatching(/^Pranadasha in /),
    ]);
    const running = screen.getAllByRole('treeitem', { current: 'time' });
    expect(running).toHaveLength(5);
    expect(running.at(-1)).not.toHaveAttribute('aria-expanded');
  });

  test('has no accessibility violation when five levels are open', async () => {
    const { container } = await renderOpened();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('ages are shown for years only: not for months, nor for a period before birth', async () => {
    render(<DashaTree {...props} birth="2006-08-14T01:12:00Z" levels={3} />);
    await screen.findByRole('group', { name: /^Pratyantardasha/ });
    const textsOf = (list: RegExp) =>
      within(screen.getByRole('group', { name: list })).getAllByRole('treeitem')[0];
    expect(textsOf(/^Mahadasha/)).not.toHaveTextContent('age');
    expect(textsOf(/^Antardasha/)).toHaveTextContent('age 17 to 19');
    expect(textsOf(/^Pratyantardasha/)).not.toHaveTextContent('age');
  });

  test('short periods have minutes and durations in hours', async () => {
    await renderOpened();
    const prana = screen.getAllByRole('group')[4]!;
    expect(within(prana).getAllByRole('treeitem')[0]).toHaveTextContent(
      /\d{4}, \d+:\d\d [ap]m to .*(hour|minute|day)s?/,
    );
  });

  test('the current one is marked by a word, not by colour alone @wcag:1.4.1', async () => {
    await renderOpened();
    expect(screen.getAllByText('Now')).toHaveLength(5);
  });

  test('loads children on first open, and only once @wcag:4.1.2', async () => {
    const load = vi.fn(loadSample);
    render(<DashaTree {...closed} loadPeriods={load} />);
    expect(toggle(/^Ketu/)).toHaveAttribute('aria-expanded', 'false');
    for (let times = 0; times < 3; times += 1) {
      fireEvent.click(toggle(/^Ketu/));
      // oxlint-disable-next-line no-await-in-loop
      await act(async () => {});
    }
    expect(toggle(/^Ketu .*2041 to/)).toHaveAttribute('aria-expanded', 'true');
    expect(load).toHaveBeenCalledTimes(1);
    expect(load.mock.calls[0]?.[0].map(({ lord }) => lord)).toEqual(['ketu']);
    expect(screen.getByRole('group', { name: 'Antardasha in Ketu' })).toBeInTheDocument();
  });

  test('announces that it is loading, and shows what the promise resolves to @wcag:4.1.3', async () => {
    let resolveLoad: (periods: readonly DashaNode[]) => void = () => undefined;
    const load = () => new Promise<readonly DashaNode[]>((resolve) => (resolveLoad = resolve));
    render(<DashaTree {...closed} loadPeriods={load} />);
    fireEvent.click(toggle(/^Sun/));
    expect(await screen.findByRole('status')).toHaveTextContent('Loading Antardasha…');
    await act(async () => resolveLoad(loadSample([samplePeriods[5]!])));
    expect(screen.getByRole('group', { name: 'Antardasha in Sun' })).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('a level that cannot be loaded is named @wcag:3.3.1', async () => {
    render(<DashaTree {...closed} loadPeriods={() => Promise.reject(new Error('offline'))} />);
    fireEvent.click(toggle(/^Sun/));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /couldn’t load this level \(Antardasha/,
    );
  });

  test('a period without children shows a message', async () => {
    render(<DashaTree {...closed} loadPeriods={() => []} />);
    fireEvent.click(toggle(/^Sun/));
    expect(await screen.findByText('No sub-periods.')).toBeInTheDocument();
  });

  test('with two levels, the second has nothing to open', async () => {
    render(<DashaTree {...props} levels={2} />);
    await screen.findByRole('group', { name: 'Antardasha in Mercury' });
    expect(screen.getAllByRole('treeitem', { expanded: false })).toHaveLength(8);
  });

  test('names of another dasha replace the lord', () => {
    render(
      <DashaTree
        {...closed}
        levels={1}
        periods={[{ ...samplePeriods[0]!, name: 'Mesha' }]}
        birth={undefined}
      />,
    );
    expect(screen.getByRole('treeitem')).toHaveTextContent(/^Mesha 15 Jan 1989 to .* 16 years$/);
  });

  test('the marked instant can be another than the current one', () => {
    render(<DashaTree {...closed} levels={1} nowLabel="On 15 Mar 2026" />);
    expect(screen.getByText('On 15 Mar 2026').closest('li')).toHaveAttribute(
      'aria-current',
      'time',
    );
    expect(screen.queryByText('Now')).not.toBeInTheDocument();
  });

  test('outside all periods nothing is open', async () => {
    render(<DashaTree {...props} now="2300-01-01T00:00:00Z" />);
    await act(async () => {});
    expect(screen.getAllByRole('group')).toHaveLength(1);
  });

  test('renders on a server with the mahadashas', () => {
    expect(renderToString(<DashaTree {...props} now={undefined} />)).toContain('Mercury');
  });

  test('shows Hindi', async () => {
    await renderOpened(
      <I18nProvider locale="hi" messages={hi}>
        <DashaTree {...props} />
      </I18nProvider>,
    );
    expect(lists()[1]).toBe('बुध में अंतर्दशा');
    expect(screen.getAllByRole('treeitem', { current: 'time' })[0]).toHaveTextContent(
      /17 वर्ष, आयु 29 से 46/,
    );
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: without a title the tree has no name
    void (<DashaTree periods={[]} loadPeriods={() => []} timeZone="Asia/Kolkata" />);
    // @ts-expect-error: `loadPeriods` is required
    void (<DashaTree title="Dasha" periods={[]} timeZone="Asia/Kolkata" />);
  });
});
