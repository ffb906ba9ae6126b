import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as icons from './index.ts';

describe.each(Object.entries(icons))('%s', (name, Icon) => {
  test('is on the grid of 24, inside it, and hidden from screen readers', () => {
    const { container } = render(<Icon />);
    const drawing = container.querySelector('svg')!;
    expect(drawing).toHaveAttribute('viewBox', '0 0 24 24');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing).toHaveAttribute('width', '20');
    expect(drawing.querySelector('path')!.getAttribute('d')).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/);
    expect((Icon as { displayName?: string }).displayName).toBe(name);
  });

  test('takes a size and attributes', () => {
    const { container } = render(<Icon size="1em" className="mine" data-sample="yes" />);
    const drawing = container.querySelector('svg')!;
    expect(drawing).toHaveAttribute('height', '1em');
    expect(drawing).toHaveClass('mine');
    expect(drawing).toHaveAttribute('data-sample', 'yes');
  });
});
