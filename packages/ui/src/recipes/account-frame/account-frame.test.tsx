import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { AccountFrame } from './index.ts';

const props = { title: 'Log in', intro: 'Your charts are saved there.', children: 'The form' };

describe('AccountFrame', () => {
  behavesAsComponent(AccountFrame, { props });

  test('is named by the heading of its page @wcag:1.3.1 @wcag:2.4.6', () => {
    render(<AccountFrame {...props} />);
    expect(screen.getByRole('region', { name: 'Log in' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  });

  test('hides its drawing from assistive technology @wcag:1.1.1', () => {
    const { container } = render(<AccountFrame {...props} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a page has a heading
    void (<AccountFrame>The form</AccountFrame>);
    void (
      (
        // @ts-expect-error: there are two widths
        <AccountFrame title="Log in" width="wide">
          The form
        </AccountFrame>
      )
    );
  });
});
