import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import {
  isRunning,
  PeriodsTable,
  RunningName,
  type Period,
  type PeriodsTableProps,
} from './index.ts';
import { mahadashas, now, sookshma, timeZone } from './periods-table.samples.ts';
import { hi } from '../messages-hi/index.ts';

const props: PeriodsTableProps<Period> = {
  caption: 'Mahadashas',
  nameHeader: 'Mahadasha',
  rows: mahadashas,
  now,
  timeZone,
};

const Periods = (own: Partial<PeriodsTableProps<Period>>) => <PeriodsTable {...props} {...own} />;

/** The text of each cell without the labels that are shown in narrow containers. */
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.children].map((cell) => {
        const copy = cell.cloneNode(true) as Element;
        for (const label of copy.querySelectorAll('[aria-hidden="true"]')) label.remove();
        return copy.textContent;
      }),
    );

describe('PeriodsTable', () => {
  behavesAsComponent(PeriodsTable<Period>, { props });

  test('shows names and dates in the zone, and marks the running period @wcag:1.3.1', () => {
    render(<Periods />);
    expect(screen.getByRole('table', { name: 'Mahadashas' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Mahadasha',
      'Starts',
      'Ends',
    ]);
    expect(cells()).toEqual([
      ['Moon', '10 Sep 2015', '10 Sep 2025'],
      ['MarsRunning now', '10 Sep 2025', '10 Sep 2032'],
      ['Rahu', '10 Sep 2032', '10 Sep 2050'],
    ]);
    const current = screen.getAllByRole('rowheader').filter((head) => head.ariaCurrent === 'true');
    expect(current.map((head) => head.textContent)).toEqual(['MarsRunning now']);
  });

  test.each([
    ['h12', '20 Nov 2026, 6:05 pm', '25 Nov 2026, 6:35 am'],
    ['h23', '20 Nov 2026, 18:05', '25 Nov 2026, 06:35'],
  ] as const)('short periods show the time by %s', (hourCycle, start, end) => {
    render(<Periods rows={sookshma} hourCycle={hourCycle} />);
    expect(cells()).toEqual([['JupiterRunning now', start, end]]);
  });

  test('columns of its own are placed before and after the chosen dates', () => {
    render(
      <Periods
        dates={['end']}
        before={[{ id: 'lord', header: 'Lord', cell: ({ name }) => name }]}
        after={[{ id: 'length', header: 'Length', cell: () => '7 years' }]}
      />,
    );
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Mahadasha',
      'Lord',
      'Ends',
      'Length',
    ]);
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Periods />
      </I18nProvider>,
    );
    expect(within(screen.getByRole('table')).getByText('अभी चल रही है')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'आरंभ' })).toBeVisible();
  });
});

describe('RunningName', () => {
  behavesAsComponent(RunningName, { props: { period: mahadashas[1]!, now, children: 'Mars' } });

  test.each([
    [0, 'Moon', 'Moon'],
    [1, 'Mars', 'MarsRunning now'],
  ])('period %i reads %s', (index, name, text) => {
    const { container } = render(
      <RunningName period={mahadashas[index]!} now={now}>
        {name}
      </RunningName>,
    );
    expect(container).toHaveTextContent(text);
  });
});

test.each([
  ['before it starts', '2025-09-10T05:59:59Z', false],
  ['at its start', '2025-09-10T06:00:00Z', true],
  ['at its end', '2032-09-10T06:00:00Z', false],
])('a period is running: %s, %s: %s', (_, instant, expected) => {
  expect(isRunning(mahadashas[1]!, instant)).toBe(expected);
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a table has a caption
    void (<PeriodsTable nameHeader="Dasha" rows={[]} timeZone="Asia/Kolkata" />);
    // @ts-expect-error: dates need a time zone
    void (<PeriodsTable caption="Dashas" nameHeader="Dasha" rows={[]} />);
    // @ts-expect-error: a name needs a period
    void (<RunningName>Mars</RunningName>);
  });
});
