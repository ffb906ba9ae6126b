import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Timeline } from './index.ts';
import { story } from './timeline.samples.ts';

describe('Timeline', () => {
  behavesAsComponent(Timeline, { props: { label: 'Our story', items: story } });

  test('is a named list of years in their order @wcag:1.3.1', () => {
    render(<Timeline label="Our story" items={story.toReversed()} />);
    const items = within(screen.getByRole('list', { name: 'Our story' })).getAllByRole('listitem');
    expect(items.map((item) => item.querySelector('time')!.textContent)).toEqual([
      '2012',
      '2015',
      '2018',
      '2020',
      '2023',
      '2025',
    ]);
    expect(items[0]).toHaveTextContent(/^2012Foundation/);
  });

  test('the scale has a tick for each year, and a long one where an entry begins', () => {
    render(<Timeline label="Our story" items={story.slice(0, 2)} />);
    const [first] = screen.getAllByRole('listitem');
    const [down, along] = first!.querySelectorAll('svg');
    for (const scale of [down, along]) {
      // Its line and three years.
      expect(scale!.querySelectorAll('line')).toHaveLength(4);
      expect(scale).toHaveAttribute('aria-hidden', 'true');
    }
  });

  test('no entries are an empty list, not an error', () => {
    render(<Timeline label="Our story" items={[]} />);
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: the list needs a name
    void (<Timeline items={[]} />);
    // @ts-expect-error: a year is a number: it has a position on the scale
    void (<Timeline label="Our story" items={[{ year: '2012', title: 'Foundation' }]} />);
  });
});
