import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, openState } from '../../test/contract.tsx';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Tooltip } from './index.ts';

const sample = { text: 'Saves it as a PDF', children: <Button>Save</Button> };
const button = () => screen.getByRole('button', { name: 'Save' });
const tip = () => screen.getByText('Saves it as a PDF');

describe('Tooltip', () => {
  behavesAsComponent(Tooltip, {
    props: sample,
    root: (container) => container.querySelector('[data-part="tooltip"]'),
    state: openState(
      (user) => user.tab(),
      () => !tip().hidden,
    ),
  });

  test('describes its button, visible or not @wcag:4.1.2', () => {
    render(<Tooltip {...sample} />);
    expect(tip()).not.toBeVisible();
    expect(button()).toHaveAccessibleDescription('Saves it as a PDF');
  });

  test('is added to an existing description of its button', () => {
    render(
      <>
        <p id="own">Free of charge</p>
        <Tooltip text="Saves it as a PDF">
          <Button aria-describedby="own">Save</Button>
        </Tooltip>
      </>,
    );
    expect(button()).toHaveAccessibleDescription('Free of charge Saves it as a PDF');
  });

  test('is not read twice where it is the accessible name already', () => {
    render(
      <Tooltip text="Close" describes={false}>
        <button type="button" aria-label="Close" />
      </Tooltip>,
    );
    expect(screen.getByRole('button', { name: 'Close' })).not.toHaveAccessibleDescription();
    expect(screen.queryByRole('tooltip', { hidden: false })).toBeNull();
  });

  test('opens on keyboard focus at once and closes on blur @wcag:2.1.1', async () => {
    render(<Tooltip {...sample} />);
    await userEvent.tab();
    expect(button()).toHaveFocus();
    expect(tip()).toBeVisible();
    await userEvent.tab();
    expect(tip()).not.toBeVisible();
  });

  test('its button’s own handlers are still called', async () => {
    const focused = vi.fn();
    render(
      <Tooltip text="Saves it as a PDF">
        <Button onFocus={focused}>Save</Button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(focused).toHaveBeenCalledOnce();
    expect(tip()).toBeVisible();
  });

  describe('with a mouse', () => {
    beforeEach(() => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      return () => vi.useRealTimers();
    });
    const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

    test('opens when the mouse rests, not when it passes over', async () => {
      const mouse = user();
      render(<Tooltip {...sample} />);
      await mouse.hover(button());
      await wait(100);
      await mouse.unhover(button());
      await wait(1000);
      expect(tip()).not.toBeVisible();
      await mouse.hover(button());
      await wait(500);
      expect(tip()).toBeVisible();
    });

    test('the mouse may rest on the tooltip itself, for any time @wcag:1.4.13', async () => {
      const mouse = user();
      render(<Tooltip {...sample} />);
      await mouse.hover(button());
      await wait(500);
      await mouse.unhover(button());
      await wait(100);
      await mouse.hover(tip());
      await wait(60_000);
      expect(tip()).toBeVisible();
      await mouse.unhover(tip());
      await wait(500);
      expect(tip()).not.toBeVisible();
    });

    test('Escape closes it without moving the mouse @wcag:1.4.13', async () => {
      const mouse = user();
      render(<Tooltip {...sample} />);
      await mouse.hover(button());
      await wait(500);
      await mouse.keyboard('{Escape}');
      expect(tip()).not.toBeVisible();
    });

    test('a press on its button closes it', async () => {
      const mouse = user();
      render(<Tooltip {...sample} />);
      await mouse.hover(button());
      await wait(500);
      await mouse.click(button());
      await wait(1000);
      expect(tip()).not.toBeVisible();
    });

    test('after one, the next one opens at once and replaces it', async () => {
      const mouse = user();
      render(
        <>
          <Tooltip {...sample} />
          <Tooltip text="Prints it">
            <Button>Print</Button>
          </Tooltip>
        </>,
      );
      const second = () => screen.getByText('Prints it');
      const print = screen.getByRole('button', { name: 'Print' });
      await mouse.hover(button());
      await wait(500);
      await mouse.unhover(button());
      await mouse.hover(print);
      expect(second()).toBeVisible();
      expect(tip()).not.toBeVisible();
      await mouse.unhover(print);
      await wait(250);
      expect(second()).not.toBeVisible();
      await mouse.hover(button());
      expect(tip()).toBeVisible();
      await mouse.unhover(button());
      await wait(1000);
      await mouse.hover(print);
      expect(second()).not.toBeVisible();
    });

    test('its own handlers are called too', async () => {
      const mouse = user();
      const entered = vi.fn();
      const left = vi.fn();
      render(<Tooltip {...sample} defaultOpen onPointerEnter={entered} onPointerLeave={left} />);
      await mouse.hover(tip());
      await mouse.unhover(tip());
      await wait(500);
      expect(entered).toHaveBeenCalledOnce();
      expect(left).toHaveBeenCalledOnce();
      expect(tip()).not.toBeVisible();
    });

    test('does not open on touch', async () => {
      const finger = user();
      render(<Tooltip {...sample} />);
      await finger.pointer([{ keys: '[TouchA]', target: button() }]);
      await wait(1000);
      expect(tip()).not.toBeVisible();
    });
  });

  test('can be controlled', async () => {
    const handler = vi.fn();
    const { rerender } = render(<Tooltip {...sample} open={false} onOpenChange={handler} />);
    await userEvent.tab();
    expect(handler).toHaveBeenLastCalledWith(true);
    expect(tip()).not.toBeVisible();
    rerender(<Tooltip {...sample} open onOpenChange={handler} />);
    expect(tip()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(handler).toHaveBeenLastCalledWith(false);
    expect(tip()).toBeVisible();
  });

  test('in a dialog Escape closes it and leaves the dialog', async () => {
    render(
      <Dialog title="Book Ceremony" defaultOpen>
        <Tooltip {...sample} />
      </Dialog>,
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(tip()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(tip()).not.toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    const save = <button type="button">Save</button>;
    // @ts-expect-error: it needs a text
    void (<Tooltip>{save}</Tooltip>);
    // @ts-expect-error: it needs one element
    void (<Tooltip text="Retrograde" />);
    // @ts-expect-error: it cannot contain controls, so it is text only
    void (<Tooltip text={<a href="/x">More</a>}>{save}</Tooltip>);
  });
});
