import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { PapaBars } from './index.ts';
import { samplePartners } from './meter.samples.ts';
import { hi } from '../messages-hi/index.ts';

const props = { partners: samplePartners };
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');
const width = (cell: Element | undefined) =>
  cell?.querySelector<HTMLElement>('[data-part="meter-bar"]')?.style.inlineSize;

describe('PapaBars', () => {
  behavesAsComponent(PapaBars, { props });

  test('is a table of Rahu, Sun, Saturn, Mars and the total, for both @wcag:1.3.1 [S1-208] [S1-282] [S1-283] [S1-284]', () => {
    render(<PapaBars {...props} />);
    expect(screen.getByRole('table', { name: 'Papasamaya' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Graha',
      'Arjun',
      'Meera',
    ]);
    expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      'Rahu',
      'Sun',
      'Saturn',
      'Mars',
      'Total',
    ]);
    expect(cells('Saturn')[0]).toHaveTextContent('12.75 raised 1 point');
  });

  test('each band has a pattern and a word of its own @wcag:1.4.1 [S1-209] [S1-210] [S1-211] [S1-212]', () => {
    render(<PapaBars {...props} />);
    const his = ['Rahu', 'Sun', 'Saturn', 'Mars'].map((name) => cells(name)[0]);
    expect(his.map((cell) => cell?.getAttribute('data-tone'))).toEqual([
      'low',
      'some',
      'raised',
      'high',
    ]);
    for (const [index, word] of ['low', 'some', 'raised', 'high'].entries())
      expect(his[index]).toHaveTextContent(word);
    const looks = his.map((cell) => cell?.querySelector('[data-part="meter-bar"]')?.className);
    expect(new Set(looks).size).toBe(4);
  });

  test('bars are as wide as their value times four, at most 100%; the total half its value, in two decimals [S1-213] [S1-214] [S1-215] [S1-217]', () => {
    render(<PapaBars {...props} />);
    expect(width(cells('Rahu')[0])).toBe('18%');
    expect(width(cells('Mars')[0])).toBe('74%');
    expect(width(cells('Mars')[1])).toBe('100%');
    expect(width(cells('Total')[0])).toBe('22%');
    expect(cells('Total')[0]).toHaveTextContent('44.00');
  });

  test('a single chart can be shown, and without points there is no text about them', () => {
    const { points: _, ...bare } = samplePartners[0];
    render(<PapaBars partners={[bare]} note="A remark" />);
    expect(cells('Sun')).toHaveLength(1);
    expect(screen.queryByText(/point/i)).toBeNull();
    expect(screen.getByText('A remark')).toBeVisible();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <PapaBars {...props} />
      </I18nProvider>,
    );
    expect(cells('मंगल')[0]).toHaveTextContent('18.5 अधिक');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: bars need a chart
    void (<PapaBars />);
    // @ts-expect-error: all four grahas are counted
    void (<PapaBars partners={[{ name: 'Arjun', papa: { rahu: 1 }, total: 1 }]} />);
  });
});
