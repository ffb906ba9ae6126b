import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, openState } from '../../test/contract.tsx';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Popover, PopoverClose, type PopoverProps } from './index.ts';

const sample = {
  label: 'Style of the chart',
  trigger: <Button>Chart style</Button>,
  children: <input aria-label="Degrees" />,
};
const show = (props: Partial<PopoverProps> = {}) =>
  render(
    <>
      <Popover {...sample} {...props} />
      <button type="button">After it</button>
    </>,
  );
const trigger = () => screen.getByRole('button', { name: 'Chart style' });
const panel = () => screen.queryByRole('dialog', { name: 'Style of the chart' });

describe('Popover', () => {
  behavesAsComponent(Popover, {
    props: { ...sample, defaultOpen: true },
    root: (container) => container.querySelector('[data-part="popover"]'),
    state: openState(
      (user) => user.click(trigger()),
      () => panel() !== null,
    ),
  });

  test('its button opens and closes it, and reports its state @wcag:4.1.2', async () => {
    const changed = vi.fn();
    show({ onOpenChange: changed });
    expect(panel()).toBeNull();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger());
    expect(panel()).toBeInTheDocument();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(trigger()).toHaveAttribute('aria-controls', panel()?.id);
    await userEvent.click(trigger());
    expect(panel()).toBeNull();
    expect(changed.mock.calls).toEqual([[true], [false]]);
  });

  test('by keyboard: Enter opens it and focuses the panel, Tab moves through and then out, which closes it @wcag:2.1.1 @wcag:2.4.3', async () => {
    show();
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    expect(panel()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByLabelText('Degrees')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After it' })).toHaveFocus();
    expect(panel()).toBeNull();
  });

  test('Escape closes it and returns the focus @wcag:2.1.2', async () => {
    show();
    await userEvent.click(trigger());
    await userEvent.click(screen.getByLabelText('Degrees'));
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(trigger()).toHaveFocus();
  });

  test('a press outside closes it and still reaches its target', async () => {
    const pressed = vi.fn();
    render(
      <>
        <Popover {...sample} />
        <button type="button" onClick={pressed}>
          Elsewhere
        </button>
      </>,
    );
    await userEvent.click(trigger());
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(panel()).toBeNull();
    expect(pressed).toHaveBeenCalledOnce();
    expect(screen.getByText('Elsewhere')).toHaveFocus();
  });

  test('with defaultOpen it leaves the focus where it is', () => {
    show({ defaultOpen: true });
    expect(panel()).toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  test('initialFocus receives the focus', async () => {
    function AtTheField() {
      const field = useRef<HTMLInputElement>(null);
      return (
        <Popover {...sample} initialFocus={field}>
          <input ref={field} aria-label="City" />
        </Popover>
      );
    }
    render(<AtTheField />);
    await userEvent.click(trigger());
    expect(screen.getByLabelText('City')).toHaveFocus();
  });

  test('PopoverClose closes it, after what its button does', async () => {
    const applied = vi.fn();
    show({
      children: (
        <PopoverClose>
          <Button onClick={applied}>Apply</Button>
        </PopoverClose>
      ),
    });
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(applied).toHaveBeenCalledOnce();
    expect(panel()).toBeNull();
    expect(trigger()).toHaveFocus();
  });

  test('can be controlled', async () => {
    const handler = vi.fn();
    show({ open: true, onOpenChange: handler });
    await userEvent.keyboard('{Escape}');
    expect(handler).toHaveBeenCalledExactlyOnceWith(false);
    expect(panel()).toBeInTheDocument();
  });

  test('closed by its open prop while it has the focus, it returns it', async () => {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <Popover {...sample} open={open} onOpenChange={setOpen}>
          <button type="button" onClick={() => setOpen(false)}>
            Save
          </button>
        </Popover>
      );
    }
    render(<Page />);
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(panel()).toBeNull();
    expect(trigger()).toHaveFocus();
  });

  test('a trigger that prevents its click does not open it', async () => {
    show({ trigger: <Button onClick={(event) => event.preventDefault()}>Chart style</Button> });
    await userEvent.click(trigger());
    expect(panel()).toBeNull();
  });

  test('in a dialog Escape first closes the popover, then the dialog', async () => {
    render(
      <Dialog title="Book Ceremony" defaultOpen>
        <Popover {...sample} />
      </Dialog>,
    );
    await userEvent.click(trigger());
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Book Ceremony' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('types', () => {
  test('a panel without a name, or without its button, does not compile', () => {
    // @ts-expect-error: a panel needs a label
    void (<Popover trigger={sample.trigger}>…</Popover>);
    // @ts-expect-error: a trigger is required
    void (<Popover label="Style of the chart">…</Popover>);
    // @ts-expect-error: no such side
    void ('top-left' satisfies PopoverProps['side']);
  });
});
