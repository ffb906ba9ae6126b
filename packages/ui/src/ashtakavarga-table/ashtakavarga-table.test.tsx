import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { rashiNames } from '../glyphs/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { sampleRows, sampleSarva } from './ashtakavarga-table.samples.ts';
import { AshtakavargaTable } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const props = { rows: sampleRows, sarva: sampleSarva };
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');

describe('AshtakavargaTable', () => {
  behavesAsComponent(AshtakavargaTable, { props });

  test('is a table of eight bodies by twelve signs and their sums, with scopes @wcag:1.3.1 [S1-094] [S1-118]', () => {
    render(<AshtakavargaTable {...props} />);
    expect(screen.getByRole('table', { name: 'Ashtakavarga' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Graha',
      ...Object.values(rashiNames.words),
      'Total',
    ]);
    expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      'Sun',
      'Moon',
      'Mars',
      'Mercury',
      'Jupiter',
      'Venus',
      'Saturn',
      'Ascendant',
      'Sarva',
    ]);
    expect(cellsOf('Sun').map((cell) => cell.textContent)).toEqual(
      [...sampleRows[0]!.points, 48].map(String),
    );
    expect(cellsOf('Sarva').map((cell) => cell.textContent)).toEqual(
      [...sampleSarva, 337].map(String),
    );
  });

  test('strong and weak cells differ in shape, middle ones have none, sums are not rated @wcag:1.4.1 [S1-095] [S1-096] [S1-097]', () => {
    render(<AshtakavargaTable {...props} />);
    const shape = (cell: Element | undefined) => cell?.querySelector('path')?.getAttribute('d');
    const sun = cellsOf('Sun');
    expect(sun[1]).toHaveAttribute('data-heat', 'strong');
    expect(sun[5]).toHaveAttribute('data-heat', 'weak');
    expect(sun[0]).toHaveAttribute('data-heat', 'plain');
    expect(shape(sun[1])).toBeTruthy();
    expect(shape(sun[5])).toBeTruthy();
    expect(shape(sun[1])).not.toBe(shape(sun[5]));
    expect(shape(sun[0])).toBeUndefined();
    for (const cell of cellsOf('Sarva')) expect(cell).not.toHaveAttribute('data-heat');
    expect(screen.getByText('4 or more, strong')).toBeVisible();
    expect(screen.getByText('1 or less, weak')).toBeVisible();
  });

  test('points after a reduction are added up, not rated', () => {
    render(<AshtakavargaTable {...props} afterShodhana />);
    for (const cell of screen.getAllByRole('cell')) expect(cell).not.toHaveAttribute('data-heat');
    expect(screen.getAllByRole('rowheader').at(-1)).toHaveTextContent('Total');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.queryByText(/Sarva/)).not.toBeInTheDocument();
  });

  test('names the house of each sign where the ascendant is known', () => {
    render(<AshtakavargaTable {...props} lagna={5} />);
    expect(screen.getByRole('columnheader', { name: /^Leo ?, house 1$/ })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /^Cancer ?, house 12$/ })).toBeVisible();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <AshtakavargaTable {...props} />
      </I18nProvider>,
    );
    expect(screen.getByRole('table', { name: 'अष्टकवर्ग' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'लग्न' })).toBeVisible();
  });

  test('rejects points out of range', () => {
    expect(() =>
      render(<AshtakavargaTable rows={[{ body: 'sun', points: [9, 9, 9] }]} sarva={sampleSarva} />),
    ).toThrow(RangeError);
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: the sums are part of it
    void (<AshtakavargaTable rows={[]} />);
    // @ts-expect-error: the nodes have no ashtakavarga
    void (<AshtakavargaTable rows={[{ body: 'rahu', points: [] }]} sarva={[]} />);
    // @ts-expect-error: a sign is a number from 1 to 12
    void (<AshtakavargaTable rows={[]} sarva={[]} lagna={13} />);
  });
});
