import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { LogoStrip } from './index.ts';

const items = [
  { name: 'The Sample Herald', href: '#herald' },
  { name: 'Example Times', src: '/pictures/times.svg', href: '#times' },
  { name: 'Demo Weekly', src: '' },
];

describe('LogoStrip', () => {
  behavesAsComponent(LogoStrip, { props: { items } });

  test('a logo has the name as its alternative, others are set in words @wcag:1.1.1', () => {
    render(<LogoStrip items={items} aria-label="In the press" />);
    const strip = within(screen.getByRole('list', { name: 'In the press' }));
    expect(strip.getAllByRole('listitem')).toHaveLength(3);
    expect(strip.getByRole('link', { name: 'The Sample Herald' })).toHaveAttribute(
      'href',
      '#herald',
    );
    expect(strip.getByRole('img', { name: 'Example Times' })).toHaveAttribute(
      'src',
      '/pictures/times.svg',
    );
    expect(strip.getByText('Demo Weekly').closest('a')).toBeNull();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a logo without a name has no alternative
    void (<LogoStrip items={[{ src: '/logo.svg' }]} />);
  });
});
