import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { KootaTable } from './index.ts';
import { porutham, sampleKootas, samplePoruthams, sampleTotal } from './koota-table.samples.ts';
import { hi } from '../messages-hi/index.ts';

const props = { rows: sampleKootas, total: sampleTotal };
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

describe('KootaTable', () => {
  behavesAsComponent(KootaTable, { props });

  test('eight rows in the order given, each with both values, score and full score, and the total @wcag:1.3.1 [S1-268] [S1-269] [S1-291]', () => {
    render(<KootaTable {...props} />);
    expect(screen.getByRole('table', { name: 'Ashtakoot' })).toBeVisible();
    expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      ...sampleKootas.map(({ name }) => name),
      'Total',
    ]);
    const tara = within(row('Tara'));
    expect(tara.getByText('1.5 of 3')).toBeVisible();
    expect(tara.getByText('Sadhaka')).toBeVisible();
    expect(tara.getByText('Vipat')).toBeVisible();
    expect(tara.getByText(/Counted from her star/)).toBeVisible();
    expect(within(row('Total')).getByText('23.5 of 36')).toBeVisible();
  });

  test('an exception is shown next to its score and does not change it', () => {
    render(<KootaTable {...props} />);
    const bhakoot = within(row('Bhakoot'));
    expect(bhakoot.getByText('Exception:')).toBeVisible();
    expect(bhakoot.getByText('0 of 7')).toBeVisible();
    expect(document.querySelectorAll('[data-part="koota-exception"]')).toHaveLength(1);
  });

  test('ten poruthams are met, partly met or not, by shape and word @wcag:1.4.1 [S1-275]', () => {
    render(<KootaTable rows={samplePoruthams} total={porutham} variant="marks" />);
    expect(screen.getByRole('table', { name: 'Dashakoot' })).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(12);
    const marks = ['Dina', 'Rajju', 'Stree'].map((name) =>
      row(name).querySelector('[data-part="badge"]'),
    );
    expect(marks.map((mark) => mark?.textContent)).toEqual(['Met', 'Not met', 'Partly met']);
    const shapes = marks.map((mark) => mark?.querySelector('svg')?.innerHTML);
    expect(new Set(shapes).size).toBe(3);
    expect(within(row('Total')).getByText('7.5 of 10')).toBeVisible();
  });

  test('heads the values with names where they are given', () => {
    render(<KootaTable {...props} boyLabel="Arjun" girlLabel="Meera" />);
    expect(screen.getByRole('columnheader', { name: 'Arjun' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Meera' })).toBeVisible();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <KootaTable {...props} />
      </I18nProvider>,
    );
    expect(screen.getByText('36 में से 23.5')).toBeVisible();
  });

  test('rejects a score that is more than the full one', () => {
    expect(() =>
      render(<KootaTable {...props} rows={[{ ...sampleKootas[0]!, score: 2 }]} />),
    ).toThrow(RangeError);
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a table of scores has a total
    void (<KootaTable rows={[]} />);
    const unexplained = [{ id: 'nadi', name: 'Nadi', boy: '', girl: '', score: 8, fullScore: 8 }];
    // @ts-expect-error: a score is explained
    void (<KootaTable rows={unexplained} total={{ score: 8, fullScore: 8 }} />);
  });
});
