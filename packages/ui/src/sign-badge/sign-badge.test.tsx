import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { rashiNumbers } from '../glyphs/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { SignBadge } from './index.ts';
import { hi } from '../messages-hi/index.ts';

describe('SignBadge', () => {
  behavesAsComponent(SignBadge, { props: { sign: 5, element: true } });

  test('every sign has a figure and a name of its own @wcag:1.4.1', () => {
    const badges = rashiNumbers.map((sign) => render(<SignBadge sign={sign} />).container);
    expect(new Set(badges.map(({ textContent }) => textContent)).size).toBe(12);
    expect(
      new Set(badges.map((badge) => badge.querySelector('path')?.getAttribute('d'))).size,
    ).toBe(12);
  });

  test('names the sign, the other name and the element', () => {
    const { container, rerender } = render(<SignBadge sign={5} element />);
    expect(container.textContent).toBe('LeoSimhaFire');
    expect(container.querySelectorAll('svg')).toHaveLength(2);
    rerender(<SignBadge sign={5} sanskrit={false} />);
    expect(container.textContent).toBe('Leo');
  });

  test('Hindi has one name', () => {
    const { container } = render(
      <I18nProvider locale="hi" messages={hi}>
        <SignBadge sign={8} element />
      </I18nProvider>,
    );
    expect(container.textContent).toBe('वृश्चिकजल');
  });
});

describe('SignBadge in a line', () => {
  test('names sign, element and days, and leads to the page of the sign', () => {
    const { container } = render(
      <SignBadge
        variant="line"
        sign={5}
        href="/zodiac/leo"
        dates="Jul 23 - Aug 22"
        note="tropical"
      />,
    );
    expect(container.textContent).toBe('LeoFireJul 23 - Aug 22 (tropical)');
    expect(screen.getByRole('link', { name: 'Leo' })).toHaveAttribute('href', '/zodiac/leo');
  });

  test('is no link without an address, and may leave its days out', () => {
    const { container } = render(<SignBadge variant="line" sign={8} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(container.textContent).toBe('ScorpioWater');
  });
});

test('in an arch a rashi is a drawing of its own, hidden from screen readers @wcag:1.1.1', () => {
  const drawings = rashiNumbers.map((sign) => {
    const { container } = render(<SignBadge variant="arch" sign={sign} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    return container.innerHTML;
  });
  expect(new Set(drawings).size).toBe(12);
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a badge without a sign has no name
    void (<SignBadge />);
    // @ts-expect-error: signs are 1 to 12
    void (<SignBadge sign={0} />);
  });
});
