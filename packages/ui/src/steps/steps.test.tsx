import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Steps } from './index.ts';

const steps = [
  { title: 'Enter your birth details', text: 'Date, time and place.' },
  { title: 'We calculate your chart', text: 'It takes a moment.' },
];

describe('Steps', () => {
  behavesAsComponent(Steps, { props: { items: steps } });

  test.each(['cards', 'line'] as const)('as %s is an ordered list @wcag:1.3.1', (variant) => {
    render(<Steps items={steps} variant={variant} headingLevel={4} />);
    const list = screen.getByRole('list');
    expect(list.tagName).toBe('OL');
    expect(list).toHaveAttribute('role', 'list');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2);
  });

  test('a step without a title is its text', () => {
    render(<Steps variant="line" items={[{ text: 'The priest lights the lamp.' }]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('The priest lights the lamp.');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: steps are given as data
    void (<Steps />);
    // @ts-expect-error: a step needs a text
    void (<Steps items={[{ title: 'Enter your birth details' }]} />);
  });
});
