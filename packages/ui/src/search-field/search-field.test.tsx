import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { Dialog } from '../dialog/index.ts';
import { Form } from '../form/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { SearchField } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const input = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search FAQs' });
const clear = () => screen.queryByRole('button', { name: 'Clear: Search FAQs' });

describe('SearchField', () => {
  behavesAsComponent(SearchField, {
    props: { label: 'Search FAQs', name: 'q', defaultValue: 'refund' },
    control: (container) => container.querySelector('input'),
    state: {
      ...valueProps,
      from: 'Ash',
      to: 'Asha',
      change: (user) => user.type(input(), 'a'),
      shown: () => input().value,
    },
  });

  test('is a search by role and is sent with its form @wcag:4.1.2', async () => {
    render(
      <form aria-label="Help">
        <SearchField label="Search FAQs" name="q" labelHidden />
      </form>,
    );
    await userEvent.type(input(), 'refund');
    expect(screen.getByRole('form')).toHaveFormValues({ q: 'refund' });
  });

  test('is cleared by its button; focus returns to the input @wcag:2.4.3', async () => {
    const changed = vi.fn();
    const edited = vi.fn();
    const { container } = render(
      <Form onFieldEdit={edited}>
        <SearchField label="Search FAQs" name="q" onValueChange={changed} />
      </Form>,
    );
    expect(clear()).not.toBeInTheDocument();
    await userEvent.type(input(), 'a');
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(clear()!);
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect(clear()).not.toBeInTheDocument();
    expect(changed.mock.calls).toEqual([['a'], ['']]);
    expect(edited.mock.calls).toEqual([['q'], ['q']]);
  });

  test('Escape clears it first, and only then reaches its ancestors @wcag:2.1.1', async () => {
    render(
      <Dialog title="FAQs" defaultOpen>
        <SearchField label="Search FAQs" defaultValue="refund" />
      </Dialog>,
    );
    await userEvent.click(input());
    await userEvent.keyboard('{Escape}');
    expect(input()).toHaveValue('');
    expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows its controlled text', async () => {
    function Upper() {
      const [text, setText] = useState('');
      return (
        <SearchField
          label="Search FAQs"
          value={text}
          onValueChange={(next) => setText(next.toUpperCase())}
        />
      );
    }
    render(<Upper />);
    await userEvent.type(input(), 'om');
    expect(input()).toHaveValue('OM');
  });

  test('shows its error @wcag:3.3.1', () => {
    render(<SearchField label="Search FAQs" hint="One word" error="Please try one word" />);
    expect(input()).toHaveAccessibleDescription('Please try one word One word');
  });

  test.each([{ disabled: true }, { readOnly: true }])('%j, it cannot be cleared', (state) => {
    render(<SearchField label="Search FAQs" defaultValue="refund" {...state} />);
    expect(clear()).not.toBeInTheDocument();
  });

  describe('while one types', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
    const type = (text: string) => fireEvent.change(input(), { target: { value: text } });

    test('searches once typing pauses, at once on Enter and when cleared, never twice the same', () => {
      const searched = vi.fn();
      render(<SearchField label="Search FAQs" onSearch={searched} />);
      type('re');
      wait(200);
      type('ref ');
      wait(299);
      expect(searched).not.toHaveBeenCalled();
      wait(1);
      expect(searched.mock.calls).toEqual([['ref']]);
      type('ref');
      wait(300);
      expect(searched).toHaveBeenCalledOnce();
      type('refu');
      fireEvent.keyDown(input(), { key: 'Enter' });
      wait(300);
      fireEvent.click(clear()!);
      expect(searched.mock.calls).toEqual([['ref'], ['refu'], ['']]);
    });

    test('does not search after unmount', () => {
      const searched = vi.fn();
      const { unmount } = render(<SearchField label="Search FAQs" onSearch={searched} />);
      type('refund');
      unmount();
      wait(1000);
      expect(searched).not.toHaveBeenCalled();
    });

    test('announces the number of results once it is stable @wcag:4.1.3', () => {
      const result = (count: number | null) => (
        <SearchField label="Search FAQs" resultCount={count} />
      );
      const { rerender } = render(result(10));
      wait(600);
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      type('r');
      rerender(result(7));
      wait(500);
      rerender(result(1));
      wait(500);
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      wait(100);
      expect(screen.getByRole('status')).toHaveTextContent('1 result');
      rerender(result(0));
      wait(600);
      expect(screen.getByRole('status')).toHaveTextContent('No results');
    });
  });

  test('shows the current language', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <SearchField label="खोजें" defaultValue="वापसी" resultCount={3} />
      </I18nProvider>,
    );
    expect(screen.getByRole('button', { name: 'साफ़ करें: खोजें' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('3 परिणाम');
  });
});

test('wrong use does not compile', () => {
  // @ts-expect-error: every field has a label, if only for screen readers
  void (<SearchField placeholder="Search FAQs..." />);
  // @ts-expect-error: a count is a number; the field formats it
  void (<SearchField label="Search FAQs" resultCount="3 results" />);
});
