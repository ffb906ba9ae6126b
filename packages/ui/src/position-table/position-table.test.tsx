import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { type Position, PositionTable } from './index.ts';
import { degreeInSign, wholeDegreeInSign } from '../num/index.ts';
import { positions } from './position-table.stories.tsx';
import { hi } from '../messages-hi/index.ts';

const row = (name: string) =>
  screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr')!;

describe('PositionTable', () => {
  behavesAsComponent(PositionTable, { props: { caption: 'Current positions', positions } });

  test('has a row for each body and names its columns @wcag:1.3.1', () => {
    render(<PositionTable caption="Current positions" positions={positions} />);
    const table = within(screen.getByRole('table', { name: 'Current positions' }));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Body',
      'Sign',
      'Degree',
      'House',
      'Nakshatra',
      'Leaves the sign',
    ]);
    expect(row('Moon')).toHaveTextContent('Ashwini 4');
    expect(row('Moon')).toHaveTextContent('12°30′');
  });

  test('marks what is retrograde, but not the nodes, which always are', () => {
    render(<PositionTable caption="Current positions" positions={positions} />);
    expect(row('Mercury')).toHaveTextContent('retrograde');
    expect(row('Uranus')).toHaveTextContent('retrograde');
    expect(row('Rahu')).not.toHaveTextContent('retrograde');
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <PositionTable caption="ग्रह" positions={positions} />
      </I18nProvider>,
    );
    expect(screen.getByRole('columnheader', { name: 'नक्षत्र' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: /बुध/ })).toHaveTextContent('वक्री');
  });
});

test('a degree never rounds up into the next sign', () => {
  expect(degreeInSign(29.9999)).toBe('29°59′');
  expect(degreeInSign(0)).toBe('0°00′');
  expect(degreeInSign(5.1)).toBe('5°06′');
  expect(wholeDegreeInSign(29.9999)).toBe(29);
});

describe('types', () => {
  const sun: Position = { name: 'Sun', sign: 8, degree: 1, house: 1, nakshatra: 'Anuradha 1' };

  test('wrong use does not compile', () => {
    // @ts-expect-error: a table has a name
    void (<PositionTable positions={[sun]} />);
    // @ts-expect-error: signs are 1 to 12
    void (<PositionTable caption="Positions" positions={[{ ...sun, sign: 13 }]} />);
  });
});
