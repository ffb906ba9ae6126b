import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Toggle } from './index.ts';

const toggle = (name = 'Degrees') => screen.getByRole('button', { name });

describe('Toggle', () => {
  behavesAsComponent(Toggle, {
    props: { children: 'Degrees' },
    state: {
      prop: 'pressed',
      defaultProp: 'defaultPressed',
      onChange: 'onPressedChange',
      from: true,
      to: false,
      change: (user) => user.click(toggle()),
      shown: () => toggle().getAttribute('aria-pressed') === 'true',
    },
  });

  test('reports whether it is on, and keeps its name @wcag:4.1.2', async () => {
    const changed = vi.fn();
    render(<Toggle onPressedChange={changed}>Degrees</Toggle>);
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggle());
    expect(changed.mock.calls).toEqual([[true], [false]]);
  });

  test('works by Enter and Space @wcag:2.1.1', async () => {
    render(<Toggle>Degrees</Toggle>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  });

  test('can be controlled', async () => {
    const handler = vi.fn();
    render(
      <Toggle pressed onPressedChange={handler}>
        Degrees
      </Toggle>,
    );
    await userEvent.click(toggle());
    expect(handler).toHaveBeenCalledExactlyOnceWith(false);
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  });

  test('disabled, it does not change', async () => {
    render(
      <Toggle disabled defaultPressed>
        Degrees
      </Toggle>,
    );
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a toggle needs text
    void (<Toggle />);
    // @ts-expect-error: the prop is called pressed
    void (<Toggle checked>Degrees</Toggle>);
  });
});
