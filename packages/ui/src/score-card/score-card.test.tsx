import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { ScoreCard } from './index.ts';
import { career } from './score-card.samples.ts';

describe('ScoreCard', () => {
  behavesAsComponent(ScoreCard, { props: career });

  test('is a region named by its title, with a meter for each score @wcag:1.3.1', () => {
    render(<ScoreCard {...career}>Because of Jupiter.</ScoreCard>);
    const card = within(screen.getByRole('region', { name: 'Career and money' }));
    expect(card.getByRole('heading', { level: 2, name: 'Career and money' })).toBeVisible();
    expect(card.getByRole('meter', { name: 'Career' })).toHaveAttribute('aria-valuenow', '68');
    expect(card.getByRole('meter', { name: 'Money' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('asks for patience'),
    );
    expect(card.getByText('Because of Jupiter.')).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a card needs a title
    void (<ScoreCard scores={[]} />);
    // @ts-expect-error: a score needs a label
    void (<ScoreCard title="Love" scores={[{ value: 4 }]} />);
  });
});
