import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { PrastaraGrid } from './index.ts';
import { sampleRows, sampleTotals } from './prastara-grid.samples.ts';
import { hi } from '../messages-hi/index.ts';

const props = { body: 'sun', rows: sampleRows, totals: sampleTotals } as const;

describe('PrastaraGrid', () => {
  behavesAsComponent(PrastaraGrid, { props });

  test('is a table of givers by signs of 0 and 1, with the sums in the last row @wcag:1.3.1 [S1-098] [S1-099] [S1-100]', () => {
    render(<PrastaraGrid {...props} />);
    const table = screen.getByRole('table', { name: 'Points of Sun, by giver' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(9);
    const numbers = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => Number(cell.textContent)),
    );
    for (const row of numbers.slice(0, 8)) {
      expect(row.slice(0, 12).every((value) => value === 0 || value === 1)).toBe(true);
    }
    expect(numbers[8]?.slice(0, 12)).toEqual(sampleTotals);
    expect(numbers[8]?.[12]).toBe(48);
    for (let sign = 0; sign < 12; sign += 1) {
      const column = numbers.slice(0, 8).reduce((sum, row) => sum + (row[sign] ?? 0), 0);
      expect(column).toBe(numbers[8]?.[sign]);
    }
  });

  test('shows another body when it is given one', () => {
    const { rerender } = render(<PrastaraGrid {...props} />);
    rerender(<PrastaraGrid {...props} body="ascendant" />);
    expect(screen.getByRole('table', { name: 'Points of Ascendant, by giver' })).toBeVisible();
  });

  test('explains its marks, unless `legend` is false', () => {
    const { rerender } = render(<PrastaraGrid {...props} />);
    expect(screen.getByText(/4 or more/)).toBeVisible();
    rerender(<PrastaraGrid {...props} legend={false} />);
    expect(screen.queryByText(/4 or more/)).not.toBeInTheDocument();
    expect(screen.getByRole('table')).toBeVisible();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <PrastaraGrid {...props} />
      </I18nProvider>,
    );
    expect(screen.getByRole('table', { name: 'सूर्य के बिंदु, दाता के अनुसार' })).toBeVisible();
  });

  test('rejects anything but 0 and 1', () => {
    expect(() =>
      render(
        <PrastaraGrid
          {...props}
          rows={[{ contributor: 'sun', points: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }]}
        />,
      ),
    ).toThrow(RangeError);
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: points need a body
    void (<PrastaraGrid rows={[]} totals={[]} />);
    // @ts-expect-error: the nodes have no ashtakavarga
    void (<PrastaraGrid body="ketu" rows={[]} totals={[]} />);
  });
});
