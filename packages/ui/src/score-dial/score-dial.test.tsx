import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { ScoreDial } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const dial = () => screen.getByRole('meter');
const reached = () => document.querySelectorAll('[data-state="reached"]').length;

describe('ScoreDial', () => {
  behavesAsComponent(ScoreDial, { props: { label: 'Ashtakoot points', value: 26, word: 'good' } });

  test('is a meter with its name, its score and its word @wcag:4.1.2', () => {
    render(<ScoreDial label="Ashtakoot points" value={26} word="good" />);
    expect(dial()).toHaveAccessibleName('Ashtakoot points');
    expect(dial()).toHaveAttribute('aria-valuenow', '26');
    expect(dial()).toHaveAttribute('aria-valuemax', '36');
    expect(dial()).toHaveAttribute('aria-valuetext', '26 of 36, good');
    expect(screen.getByText('good')).toBeVisible();
  });

  test.each([
    [0, 36, 0],
    [26, 36, 26],
    [26.5, 36, 26],
    [36, 36, 36],
    [7, 10, 7],
  ])('a score of %d of %d lights %d ticks, one for each point', (value, max, lit) => {
    render(<ScoreDial label="Points" value={value} max={max} />);
    expect(reached()).toBe(lit);
    expect(document.querySelectorAll('[data-state="open"]')).toHaveLength(max - lit);
  });

  test('the hand points at the score', () => {
    render(<ScoreDial label="Points" value={4.5} max={18} />);
    expect(document.querySelector('[data-part="score-hand"]')).toHaveAttribute(
      'transform',
      'rotate(90.00 100 100)',
    );
  });

  test('a score that is none is an error, not a full ring', () => {
    expect(() => ScoreDialOf(37)).toThrow('ScoreDial: 37 is not between 0 and 36');
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <ScoreDial label="अष्टकूट गुण" value={18.5} word="सामान्य" />
      </I18nProvider>,
    );
    expect(dial()).toHaveAttribute('aria-valuetext', '36 में से 18.5, सामान्य');
    expect(screen.getByText('36 में से')).toBeVisible();
  });
});

/** Rendered to a string: the failed tree is discarded, and React reports nothing. */
const ScoreDialOf = (value: number) => renderToString(<ScoreDial label="Points" value={value} />);

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: it needs a label
    void (<ScoreDial value={26} />);
    // @ts-expect-error: a score is required
    void (<ScoreDial label="Ashtakoot points" />);
  });
});
