import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Disclosure } from './index.ts';

const sample = { label: 'How this was calculated', children: <p>By the Lahiri ayanamsa.</p> };
const button = () => screen.getByRole('button', { name: 'How this was calculated' });
const text = () => screen.getByText('By the Lahiri ayanamsa.');

describe('Disclosure', () => {
  behavesAsComponent(Disclosure, {
    props: sample,
    state: {
      prop: 'open',
      defaultProp: 'defaultOpen',
      onChange: 'onOpenChange',
      from: false,
      to: true,
      change: (user) => user.click(button()),
      shown: () => button().getAttribute('aria-expanded') === 'true',
    },
  });

  test('shows and hides its content, and reports its state @wcag:4.1.2', async () => {
    const changed = vi.fn();
    render(<Disclosure {...sample} onOpenChange={changed} />);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(text()).not.toBeVisible();
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(text()).toBeVisible();
    expect(button()).toHaveAttribute('aria-controls', text().parentElement?.id);
    await userEvent.click(button());
    expect(text()).not.toBeVisible();
    expect(changed.mock.calls).toEqual([[true], [false]]);
  });

  test('works by Enter and Space; the content follows its button @wcag:2.1.1 @wcag:2.4.3', async () => {
    render(
      <Disclosure label="More">
        <a href="#ayanamsa">Ayanamsa</a>
      </Disclosure>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(screen.getByRole('link')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('hidden content is in the server-rendered HTML and "find in page" opens it', () => {
    expect(renderToString(<Disclosure {...sample} />)).toContain('By the Lahiri ayanamsa.');
    render(<Disclosure {...sample} />);
    expect(text().parentElement).toHaveAttribute('hidden', 'until-found');
    act(() => void text().dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(text()).toBeVisible();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
  });

  test('can be controlled', async () => {
    const handler = vi.fn();
    render(<Disclosure {...sample} open onOpenChange={handler} />);
    await userEvent.click(button());
    expect(handler).toHaveBeenCalledExactlyOnceWith(false);
    expect(text()).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: its button needs text
    void (<Disclosure>…</Disclosure>);
    // @ts-expect-error: content is required
    void (<Disclosure label="How this was calculated" />);
  });
});
