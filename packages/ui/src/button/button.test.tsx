import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, oneBusyButton } from '../../test/contract.tsx';
import { Button, type ButtonProps } from './index.ts';

describe('Button', () => {
  behavesAsComponent(Button, {
    props: { children: 'Generate Kundli' },
    busy: oneBusyButton,
  });

  test('does not submit a form unless its type is submit', async () => {
    const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
    render(
      <form onSubmit={(event) => submitted(event.nativeEvent as SubmitEvent)}>
        <Button>Details</Button>
        <Button type="submit">Generate Kundli</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Generate Kundli' }));
    expect(submitted).toHaveBeenCalledOnce();
  });

  test('works by Enter and Space @wcag:2.1.1', async () => {
    const pressed = vi.fn();
    render(<Button onClick={pressed}>Save</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('a busy button keeps the focus, ignores presses and announces that it is busy @wcag:4.1.2 @wcag:4.1.3', async () => {
    const saved = vi.fn();
    function Save() {
      const [isBusy, setBusy] = useState(false);
      return (
        <Button
          loading={isBusy}
          loadingLabel="Saving…"
          onClick={() => {
            saved();
            setBusy(true);
          }}
        >
          Save
        </Button>
      );
    }
    const { container } = render(<Save />);
    const live = container.querySelector('[aria-live="polite"]');
    expect(live).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = screen.getByRole('button', { name: 'Saving…' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(live).toHaveTextContent('Saving…');
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    expect(saved).toHaveBeenCalledOnce();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('while its button is busy the form is not submitted again, not by Enter in a field either', async () => {
    const sent = vi.fn((event: SubmitEvent) => event.preventDefault());
    const form = (loading: boolean) => (
      <form onSubmit={(event) => sent(event.nativeEvent as SubmitEvent)}>
        <input aria-label="Name" />
        <Button type="submit" loading={loading}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(form(true));
    await userEvent.type(screen.getByLabelText('Name'), 'Asha{Enter}');
    await userEvent.click(screen.getByRole('button'));
    expect(sent).not.toHaveBeenCalled();
    rerender(form(false));
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
    expect(sent).toHaveBeenCalledOnce();
  });

  test('with aria-disabled it keeps its tab stop, looks disabled and ignores presses', async () => {
    const pressed = vi.fn();
    const { rerender } = render(
      <Button disabled onClick={pressed}>
        Next
      </Button>,
    );
    const look = screen.getByRole('button').className;
    rerender(
      <Button aria-disabled onClick={pressed}>
        Next
      </Button>,
    );
    expect(screen.getByRole('button').className).toBe(look);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button')).toHaveFocus();
    expect(pressed).not.toHaveBeenCalled();
  });
});

describe('types', () => {
  test('a button without a label does not compile', () => {
    // @ts-expect-error: a button needs a label
    void (<Button />);
    // @ts-expect-error: there are four variants
    void (<Button variant="glowing">Save</Button>);
    expectTypeOf<ButtonProps['variant']>().toEqualTypeOf<
      'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerFilled' | undefined
    >();
  });
});
