import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Stat, StatList } from './index.ts';

describe('Stat', () => {
  behavesAsComponent(Stat, { props: { value: 50_000, label: 'clients', note: 'since 2012' } });

  test('a number is grouped as in India, words are as they are', () => {
    render(
      <>
        <Stat value={1_50_000} label="charts" />
        <Stat value="4.8/5" label="rating" />
      </>,
    );
    expect(screen.getByText('1,50,000')).toBeVisible();
    expect(screen.getByText('4.8/5')).toBeVisible();
  });

  test('nothing counted is a figure too', () => {
    render(<Stat value={0} label="open questions" />);
    expect(screen.getByText('0')).toBeVisible();
  });
});

describe('StatList', () => {
  behavesAsComponent(StatList, { props: { children: <Stat as="li" value={12} label="years" /> } });

  test('is a list, each figure right before what it counts @wcag:1.3.2', () => {
    render(
      <StatList>
        <Stat as="li" value="50,000+" label="clients" />
        <Stat as="li" value={13} label="years" />
      </StatList>,
    );
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map((item) => [...item.children].map((part) => part.textContent))).toEqual([
      ['50,000+', 'clients'],
      ['13', 'years'],
    ]);
  });
});

describe('types', () => {
  test('a figure counts something', () => {
    // @ts-expect-error: a number needs a label
    void (<Stat value={50_000} />);
    // @ts-expect-error: a value is required
    void (<Stat label="clients" />);
  });
});
