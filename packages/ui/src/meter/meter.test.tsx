import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Meter } from './index.ts';
import { ashtakootBands, ashtakootBandsInHindi } from './meter.samples.ts';
import { hi } from '../messages-hi/index.ts';

const reached = () => document.querySelectorAll('[data-state="reached"]').length;
const meter = () => screen.getByRole('meter');
const barOf = () => document.querySelector('rect')!;

describe('Meter', () => {
  behavesAsComponent(Meter, {
    props: { label: 'Ashtakoot', value: 26, max: 36, bands: ashtakootBands, note: 'Of old, 18' },
  });

  test('is a meter with its name, its value in words and its remark @wcag:4.1.2', () => {
    render(
      <Meter
        label="Ashtakoot"
        value={26}
        max={36}
        bands={ashtakootBands}
        note="18 is the traditional minimum"
      />,
    );
    expect(meter()).toHaveAccessibleName('Ashtakoot');
    expect(meter()).toHaveAccessibleDescription('18 is the traditional minimum');
    expect(meter()).toHaveAttribute('aria-valuenow', '26');
    expect(meter()).toHaveAttribute('aria-valuemax', '36');
    expect(meter()).toHaveAttribute('aria-valuetext', '26 of 36, good');
  });

  test('each band has a distinct pattern in addition to its word @wcag:1.4.1', () => {
    const rendered = [10, 20, 30].map((value) => {
      const { container, unmount } = render(
        <Meter label="Ashtakoot" value={value} max={36} bands={ashtakootBands} />,
      );
      const fill = barOf().getAttribute('fill');
      const pattern = fill && container.querySelector(`[id="${fill.slice(5, -1)}"]`);
      const text = meter().getAttribute('aria-valuetext');
      unmount();
      return [text, pattern ? pattern.innerHTML : 'solid'] as const;
    });
    expect(rendered.map(([text]) => text)).toEqual([
      '10 of 36, low',
      '20 of 36, fair',
      '30 of 36, good',
    ]);
    expect(new Set(rendered.map(([, pattern]) => pattern)).size).toBe(3);
  });

  test('marks where bands begin, on the scale and not at its ends', () => {
    const beyond = { from: 36, word: 'all', tone: 'strong' } as const;
    render(<Meter label="Ashtakoot" value={26} max={36} bands={[...ashtakootBands, beyond]} />);
    const marks = [...document.querySelectorAll('[data-part="meter-threshold"]')];
    expect(marks.map((mark) => mark.parentElement!.getAttribute('x'))).toEqual([
      '50.000%',
      '69.444%',
    ]);
  });

  test('the bar takes its share of the scale', () => {
    render(<Meter label="Bindus" value={2} max={8} />);
    expect(barOf()).toHaveAttribute('width', '25.000%');
    expect(meter()).toHaveAttribute('aria-valuetext', '2 of 8');
  });

  test('the visible text is the accessible one', () => {
    render(<Meter label="Nadi" value={0.5} max={8} bands={ashtakootBands} />);
    expect(document.querySelector('[aria-hidden="true"]')).toHaveTextContent('0.5 of 8, low');
  });

  test.each([
    [1, 1, '1 of 1'],
    [3, 36, '3 of 36'],
    [36, 36, '36 of 36'],
  ])('%d of %d is set whole, whatever digits it shares with the maximum', (value, max, words) => {
    render(<Meter label="Varna" value={value} max={max} />);
    const head = document.querySelector('[aria-hidden="true"]');
    expect(head).toHaveTextContent(words);
    expect(head!.querySelector('span')).toHaveTextContent(String(value));
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Meter label="अष्टकूट" value={26} max={36} bands={ashtakootBandsInHindi} />
      </I18nProvider>,
    );
    expect(meter()).toHaveAttribute('aria-valuetext', '36 में से 26, उत्तम');
    expect(document.querySelector('[aria-hidden="true"]')).toHaveTextContent('36 में से 26, उत्तम');
  });
});

describe('Meter as a dial', () => {
  const dial = { variant: 'dial', label: 'Ashtakoot points', max: 36 } as const;
  behavesAsComponent(Meter, { props: { ...dial, value: 26, word: 'good', note: 'Of old, 18' } });

  test('is a meter with its name, its score and its word @wcag:4.1.2', () => {
    render(<Meter {...dial} value={26} word="good" />);
    expect(meter()).toHaveAccessibleName('Ashtakoot points');
    expect(meter()).toHaveAttribute('aria-valuenow', '26');
    expect(meter()).toHaveAttribute('aria-valuemax', '36');
    expect(meter()).toHaveAttribute('aria-valuetext', '26 of 36, good');
    expect(screen.getByText('good')).toBeVisible();
  });

  test.each([
    [0, 36, 0],
    [26, 36, 26],
    [26.5, 36, 26],
    [36, 36, 36],
    [7, 10, 7],
  ])('a score of %d of %d has %d long ticks, one for each point', (value, max, count) => {
    render(<Meter {...dial} value={value} max={max} />);
    expect(reached()).toBe(count);
    expect(document.querySelectorAll('[data-state="open"]')).toHaveLength(max - count);
  });

  test('the hand points at the score', () => {
    render(<Meter {...dial} value={4.5} max={18} />);
    expect(document.querySelector('[data-part="meter-hand"]')).toHaveAttribute(
      'transform',
      'rotate(90.00 100 100)',
    );
  });

  test('a score that is none is an error, not a full ring', () => {
    // Rendered to a string: the failed tree is discarded, and React reports nothing.
    expect(() => renderToString(<Meter {...dial} value={37} />)).toThrow(
      'Meter: 37 is not between 0 and 36',
    );
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Meter {...dial} label="अष्टकूट गुण" value={18.5} word="सामान्य" />
      </I18nProvider>,
    );
    expect(meter()).toHaveAttribute('aria-valuetext', '36 में से 18.5, सामान्य');
    expect(screen.getByText('36 में से')).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a meter needs a label
    void (<Meter value={26} max={36} />);
    // @ts-expect-error: a value needs the maximum of its scale
    void (<Meter label="Ashtakoot" value={26} />);
    // @ts-expect-error: a band needs a word: a pattern alone is not accessible
    void (<Meter label="Ashtakoot" value={26} max={36} bands={[{ from: 0, tone: 'weak' }]} />);
  });
});
