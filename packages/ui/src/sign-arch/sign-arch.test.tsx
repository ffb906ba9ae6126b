import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { rashiNumbers } from '../glyphs/index.ts';
import { SignArch } from './index.ts';

describe('SignArch', () => {
  behavesAsComponent(SignArch, { props: { sign: 1 as const } });

  test('is decorative @wcag:1.1.1', () => {
    const { container } = render(<SignArch sign={5} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('each rashi has a drawing of its own', () => {
    const drawings = rashiNumbers.map((rashi) => {
      const { container, unmount } = render(<SignArch sign={rashi} />);
      const { innerHTML } = container;
      unmount();
      return innerHTML;
    });
    expect(new Set(drawings).size).toBe(12);
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: there are twelve rashis
    void (<SignArch sign={13} />);
  });
});
