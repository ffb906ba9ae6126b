import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { axeViolations, behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Table, type TableColumn, type TableProps } from './index.ts';
import { hi } from '../messages-hi/index.ts';

interface Placement {
  planet: string;
  sign: string;
  house: number;
  state: string | null;
}

const rows: Placement[] = [
  { planet: 'Sun', sign: 'Karka', house: 12, state: 'Friend’s sign' },
  { planet: 'Moon', sign: 'Tula', house: 3, state: null },
];

const columns: TableColumn<Placement>[] = [
  { id: 'planet', header: 'Planet', cell: ({ planet }) => planet },
  { id: 'sign', header: 'Sign', cell: ({ sign }) => sign, stacked: 'end' },
  { id: 'house', header: 'House', cell: ({ house }) => house, numeric: true, stacked: 'detail' },
  { id: 'state', header: 'State', cell: ({ state }) => state },
];

const props: TableProps<Placement> = {
  caption: 'Planets at birth',
  columns,
  rows,
  rowKey: ({ planet }) => planet,
};

const PlanetTable = (own: Partial<TableProps<Placement>>) => <Table {...props} {...own} />;

describe('Table', () => {
  behavesAsComponent(Table<Placement>, { props });

  test('columns and keys may name a property of the rows, as in a server component', () => {
    render(
      <Table
        caption="Planets at birth"
        rowKey="planet"
        columns={[
          { id: 'planet', header: 'Planet', field: 'planet' },
          { id: 'house', header: 'House', field: 'house' },
        ]}
        rows={rows}
      />,
    );
    const [, sun] = screen.getAllByRole('row');
    expect(within(sun!).getByRole('rowheader')).toHaveTextContent('Sun');
    expect(within(sun!).getByRole('cell')).toHaveTextContent('12');
  });

  test('a column of numbers that names the rows is aligned at the start, header and cells', () => {
    const classOf = (own: Partial<TableProps<Placement>>) => {
      const { unmount } = render(<PlanetTable {...own} />);
      const { className } = screen.getByRole('columnheader', { name: 'House' });
      unmount();
      return className;
    };
    const plain = columns.map((column) => ({ ...column, numeric: false }));
    expect(classOf({ rowHeader: 'house' })).toBe(classOf({ rowHeader: 'house', columns: plain }));
    expect(classOf({})).not.toBe(classOf({ columns: plain }));
  });

  test('is a table with its caption as name, column headers and a row header for each row @wcag:1.3.1', () => {
    render(<PlanetTable />);
    const table = screen.getByRole('table', { name: 'Planets at birth' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Planet', 'Sign', 'House', 'State']);
    const sun = within(table).getByRole('row', { name: /^Sun/ });
    expect(within(sun).getByRole('rowheader')).toHaveTextContent('Sun');
    expect(within(sun).getByRole('cell', { name: '12' })).toBeInTheDocument();
  });

  test('keeps the caption as name when it is visually hidden', () => {
    render(<PlanetTable captionHidden />);
    expect(screen.getByRole('table', { name: 'Planets at birth' })).toBeInTheDocument();
  });

  test('another column can name the rows', () => {
    render(<PlanetTable rowHeader="sign" />);
    expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      'Karka',
      'Tula',
    ]);
  });

  test('only the current row is marked', () => {
    render(<PlanetTable isCurrent={({ planet }) => planet === 'Moon'} />);
    expect(screen.getByRole('rowheader', { name: 'Moon' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('rowheader', { name: 'Sun' })).not.toHaveAttribute('aria-current');
  });

  test('totals are in a last row', () => {
    render(<PlanetTable footer={{ planet: 'Total', house: 15 }} />);
    const last = screen.getAllByRole('row').at(-1)!;
    expect(within(last).getByRole('rowheader')).toHaveTextContent('Total');
    expect(within(last).getByRole('cell', { name: '15' })).toBeInTheDocument();
  });

  test('without rows it shows a message in the current language, or the given one', () => {
    const { rerender } = render(
      <I18nProvider locale="hi" messages={hi}>
        <PlanetTable rows={[]} />
      </I18nProvider>,
    );
    expect(screen.getByRole('cell')).toHaveTextContent('दिखाने के लिए कुछ नहीं है।');
    rerender(<PlanetTable rows={[]} empty="No current antardasha period found." />);
    expect(screen.getByRole('cell')).toHaveTextContent('No current antardasha period found.');
  });

  test('the header next to a stacked value is not read twice', () => {
    render(<PlanetTable />);
    const sun = screen.getByRole('row', { name: /^Sun/ });
    expect(within(sun).getAllByRole('cell').at(-1)).toHaveAccessibleName('Friend’s sign');
  });
});

describe('Table wider than its place', () => {
  // jsdom has no layout: the observer and the widths are stubbed. Stories test the same in Chromium.
  let report: () => void = () => {};

  const widths: Record<string, number> = { scrollWidth: 900, clientWidth: 320 };
  const spies: MockInstance[] = [];

  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          report = callback;
        }
        observe() {
          report();
        }
        disconnect() {}
      },
    );
    for (const [name, width] of Object.entries(widths))
      spies.push(vi.spyOn(Element.prototype, name as 'scrollWidth', 'get').mockReturnValue(width));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    for (const spy of spies) spy.mockRestore();
  });

  test('is a named region that the keyboard can reach and scroll @wcag:2.1.1', async () => {
    const { container } = render(<PlanetTable narrow="scroll" />);
    const region = screen.getByRole('region', { name: 'Planets at birth' });
    await userEvent.tab();
    expect(region).toHaveFocus();
    expect(await axeViolations(container)).toEqual([]);
  });

  test.each([580, -580])('has a shadow until it is scrolled to its end, at %d px', (end) => {
    render(<PlanetTable narrow="scroll" />);
    const region = screen.getByRole('region');
    expect(region.parentElement).toHaveAttribute('data-cut-end');
    // From right to left the position is negative.
    region.scrollLeft = end;
    fireEvent.scroll(region);
    expect(region.parentElement).not.toHaveAttribute('data-cut-end');
  });
});

test('a table that fits costs no tab stop', () => {
  render(<PlanetTable />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

describe('types', () => {
  test('a table without a name, or with columns of other rows, does not compile', () => {
    // @ts-expect-error: the caption names the table
    void (<Table columns={columns} rows={rows} rowKey={({ planet }) => planet} />);
    // @ts-expect-error: rows have no nakshatra
    void (<Table caption="Planets" columns={columns} rows={rows} rowKey={(it) => it.nakshatra} />);
    void (
      <Table
        caption="Planets"
        columns={columns}
        // @ts-expect-error: these rows lack a house
        rows={[{ planet: 'Sun', sign: 'Karka', state: null }]}
        rowKey="planet"
      />
    );
    // @ts-expect-error: rows have no nakshatra
    void ({ id: 'star', header: 'Star', field: 'nakshatra' } satisfies TableColumn<Placement>);
  });
});
