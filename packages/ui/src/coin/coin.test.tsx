import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Coin } from './index.ts';

describe('Coin', () => {
  behavesAsComponent(Coin, { props: { children: 7 } });

  test('is an image with its label, or hidden without one @wcag:1.1.1', () => {
    const { rerender } = render(<Coin>{2024}</Coin>);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Coin label="Best kundli app">{2024}</Coin>);
    expect(screen.getByRole('img', { name: 'Best kundli app' })).toHaveTextContent('2024');
  });

  test('has sixty tick marks', () => {
    const { container } = render(<Coin>7</Coin>);
    const ticks = [...container.querySelectorAll('g path')]
      .map((path) => path.getAttribute('d') ?? '')
      .join('');
    expect(ticks.match(/M/g)).toHaveLength(60);
  });
});
