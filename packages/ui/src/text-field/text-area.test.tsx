import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { Form } from '../form/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { TextArea } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const area = () => screen.getByRole('textbox', { name: 'Question' });

describe('TextArea', () => {
  behavesAsComponent(TextArea, {
    props: { label: 'Question', name: 'question' },
    control: (container) => container.querySelector('textarea'),
    state: {
      ...valueProps,
      from: 'Ash',
      to: 'Asha',
      change: (user) => user.type(screen.getByRole<HTMLTextAreaElement>('textbox'), 'a'),
      shown: () => screen.getByRole<HTMLTextAreaElement>('textbox').value,
    },
  });

  test('takes several lines and sends them with its form @wcag:2.1.1', async () => {
    render(
      <form aria-label="Ask">
        <TextArea label="Question" name="question" />
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('One{Enter}Two');
    expect(screen.getByRole('form')).toHaveFormValues({ question: 'One\nTwo' });
  });

  test('shows the controlled value, and counts that', async () => {
    function Held() {
      const [value, setValue] = useState('12345678');
      return (
        <TextArea
          label="Question"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          maxLength={10}
        />
      );
    }
    render(<Held />);
    expect(screen.getByText('2 characters left', { selector: 'p' })).toBeInTheDocument();
    await userEvent.type(area(), '9');
    expect(screen.getByText('1 character left', { selector: 'p' })).toBeInTheDocument();
  });

  test('text over the limit is kept and reported as too long @wcag:3.3.1', async () => {
    const { container } = render(
      <Form errors={{ question: 'Please ask a question' }}>
        <TextArea label="Question" name="question" maxLength={5} hint="In a few words" />
      </Form>,
    );
    expect(area()).toHaveAccessibleDescription('Please ask a question In a few words');
    await userEvent.type(area(), '1234567');
    expect(area()).toHaveValue('1234567');
    expect(area()).toBeInvalid();
    expect(area()).toHaveAccessibleDescription('2 characters too many In a few words');
    expect(await axeViolations(container)).toEqual([]);
  });

  describe('near the limit', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test('announces how many are left once typing pauses, not at each key @wcag:4.1.3', () => {
      render(<TextArea label="Question" maxLength={10} />);
      const type = (text: string) => fireEvent.change(area(), { target: { value: text } });
      type('1234567');
      expect(screen.queryByText(/left/)).not.toBeInTheDocument();
      type('12345678');
      act(() => void vi.advanceTimersByTime(900));
      type('123456789');
      act(() => void vi.advanceTimersByTime(900));
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      act(() => void vi.advanceTimersByTime(100));
      expect(screen.getByRole('status')).toHaveTextContent('1 character left');
    });
  });

  test('shows the current language', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <TextArea label="प्रश्न" defaultValue="क्या" maxLength={5} />
      </I18nProvider>,
    );
    expect(screen.getByText('1 अक्षर शेष', { selector: 'p' })).toBeInTheDocument();
  });
});
