import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { Button } from '../../button/index.ts';
import { ActionBar } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

describe('ActionBar', () => {
  behavesAsComponent(ActionBar, {
    props: { action: <Button>Book</Button>, children: 'Standard, ₹1,500' },
  });

  test('has the selection before its action in reading order @wcag:1.3.2', () => {
    const { container } = render(
      <ActionBar action={<Button>Book</Button>}>Standard, ₹1,500</ActionBar>,
    );
    expect(screen.getByRole('button', { name: 'Book' })).toBeVisible();
    expect(container.textContent).toBe('Standard, ₹1,500Book');
  });

  test('reports the height it covers only while it is mounted', () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly measure: () => void;
        constructor(measure: () => void) {
          this.measure = measure;
        }
        observe() {
          this.measure();
        }
        disconnect() {}
      },
    );
    const covered = () => document.documentElement.style.getPropertyValue('--jyoti-picker-lift');
    const { unmount } = render(<ActionBar action="Book">Standard</ActionBar>);
    expect(covered()).toBe('0px');
    unmount();
    expect(covered()).toBe('');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a bar has an action
    void (<ActionBar>Standard</ActionBar>);
  });
});
