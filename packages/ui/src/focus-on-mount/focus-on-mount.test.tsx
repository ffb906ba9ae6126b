import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { FocusOnMount } from './index.ts';

describe('FocusOnMount', () => {
  behavesAsComponent(FocusOnMount, { props: { children: 'Your numbers' } });

  test('takes the focus when it appears @wcag:2.4.3', () => {
    render(<FocusOnMount>Your numbers</FocusOnMount>);
    expect(screen.getByText('Your numbers')).toHaveFocus();
  });

  test('leaves the focus alone when it is disabled', () => {
    render(<FocusOnMount focus={false}>Your numbers</FocusOnMount>);
    expect(screen.getByText('Your numbers')).not.toHaveFocus();
  });

  test('does not take the focus again when its content changes', () => {
    const { rerender } = render(<FocusOnMount>One</FocusOnMount>);
    screen.getByText('One').blur();
    rerender(<FocusOnMount>Two</FocusOnMount>);
    expect(screen.getByText('Two')).not.toHaveFocus();
  });

  test('is not a tab stop @wcag:2.1.1', () => {
    render(<FocusOnMount>Your numbers</FocusOnMount>);
    expect(screen.getByText('Your numbers')).toHaveAttribute('tabindex', '-1');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: content is required
    void (<FocusOnMount />);
  });
});
