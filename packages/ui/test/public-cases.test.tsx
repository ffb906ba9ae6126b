// Reports about other kits in public trackers, tried here. Those that are shown elsewhere: caret and focus in
// src/field/typing.stories.tsx, frames in src/shared/layers, children that change in changing-children.test.tsx.
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Accordion, AccordionItem } from '../src/accordion/index.ts';
import { Button } from '../src/button/index.ts';
import { Carousel, CarouselSlide } from '../src/carousel/index.ts';
import { Checkbox } from '../src/checkbox/index.ts';
import { Combobox } from '../src/combobox/index.ts';
import { Dialog } from '../src/dialog/index.ts';
import { Menu, MenuItem } from '../src/menu/index.ts';
import { NumberField } from '../src/number-field/index.ts';
import { Slider } from '../src/slider/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../src/tabs/index.ts';
import { ToastProvider, useToast } from '../src/toast/index.ts';
import { Tooltip } from '../src/tooltip/index.ts';
import { Tree } from '../src/tree/index.ts';

afterEach(() => void vi.useRealTimers());

/** Whether a key reaches the browser: nothing prevented it. */
function reachesBrowser(element: Element, key: string, modifiers: KeyboardEventInit = {}): boolean {
  const event = createEvent.keyDown(element, { key, ...modifiers });
  act(() => void fireEvent(element, event));
  return !event.defaultPrevented;
}

// perfect-things/ui #75, carbon-design-system/carbon #10634, microsoft/fast #1859
test('Menu: a space within typed letters searches on, it does not choose the item that has the focus', async () => {
  const chosen = vi.fn();
  render(
    <Menu trigger={<Button>Report</Button>} defaultOpen>
      <MenuItem onSelect={chosen}>New chart</MenuItem>
      <MenuItem onSelect={chosen}>New match</MenuItem>
    </Menu>,
  );
  act(() => screen.getByRole('menuitem', { name: 'New chart' }).focus());
  await userEvent.keyboard('new m');
  expect(screen.getByRole('menuitem', { name: 'New match' })).toHaveFocus();
  expect(chosen).not.toHaveBeenCalled();
});

// mui/base-ui #2320
describe('keys of a field inside a component stay with the field', () => {
  const field = <input aria-label="Name" defaultValue="Asha" />;
  const around: Record<string, ReactNode> = {
    Accordion: (
      <Accordion headingLevel={3} defaultValue={['a']}>
        <AccordionItem value="a" title="Birth">
          {field}
        </AccordionItem>
      </Accordion>
    ),
    Tabs: (
      <Tabs label="Parts" defaultValue="a">
        <TabList>
          <Tab value="a">Birth</Tab>
        </TabList>
        <TabPanel value="a">{field}</TabPanel>
      </Tabs>
    ),
    Carousel: (
      <Carousel label="Steps">
        <CarouselSlide>{field}</CarouselSlide>
        <CarouselSlide>Next</CarouselSlide>
      </Carousel>
    ),
    Dialog: (
      <Dialog title="Birth" defaultOpen>
        {field}
      </Dialog>
    ),
  };
  test.each(Object.entries(around))('%s', (_name, page) => {
    render(page);
    const input = screen.getByRole('textbox', { name: 'Name' });
    act(() => input.focus());
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', ' ', 'a'];
    expect(keys.filter((key) => !reachesBrowser(input, key))).toEqual([]);
    expect(input).toHaveFocus();
  });
});

// w3c/aria-practices #400
describe('shortcuts of the browser with arrow keys reach it', () => {
  const controls: Record<string, [page: ReactNode, role: string]> = {
    Accordion: [
      <Accordion key="a" headingLevel={3}>
        <AccordionItem value="a" title="One">
          Text
        </AccordionItem>
      </Accordion>,
      'button',
    ],
    Tabs: [
      <Tabs key="t" label="Parts" defaultValue="a">
        <TabList>
          <Tab value="a">One</Tab>
          <Tab value="b">Two</Tab>
        </TabList>
        <TabPanel value="a">Text</TabPanel>
      </Tabs>,
      'tab',
    ],
    Tree: [<Tree key="r" label="Parts" items={[{ id: 'a', label: 'One' }]} />, 'treeitem'],
    Menu: [
      <Menu key="m" trigger={<Button>Report</Button>} defaultOpen>
        <MenuItem onSelect={() => undefined}>Print</MenuItem>
      </Menu>,
      'menuitem',
    ],
  };
  test.each(Object.entries(controls))('%s', (_name, [page, role]) => {
    render(page);
    const [control] = screen.getAllByRole(role);
    act(() => control!.focus());
    for (const modifier of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
      for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End'])
        expect(reachesBrowser(control!, key, modifier), `${key} ${JSON.stringify(modifier)}`).toBe(
          true,
        );
  });
});

// patternfly/patternfly-elements #2490
test('Accordion: arrow keys in a nested accordion stay in it', () => {
  render(
    <Accordion headingLevel={3} defaultValue={['outer']}>
      <AccordionItem value="outer" title="Outer">
        <Accordion headingLevel={4}>
          <AccordionItem value="a" title="Inner one">
            Text
          </AccordionItem>
          <AccordionItem value="b" title="Inner two">
            Text
          </AccordionItem>
        </Accordion>
      </AccordionItem>
      <AccordionItem value="last" title="Last">
        Text
      </AccordionItem>
    </Accordion>,
  );
  act(() => screen.getByRole('button', { name: 'Inner one' }).focus());
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  expect(screen.getByRole('button', { name: 'Inner two' })).toHaveFocus();
  act(() => screen.getByRole('button', { name: 'Outer' }).focus());
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  expect(screen.getByRole('button', { name: 'Last' })).toHaveFocus();
});

describe('Combobox', () => {
  const page = (chosen = vi.fn()) => (
    <Combobox
      label="Language"
      options={[
        { value: 'hi', label: 'Hindi' },
        { value: 'mr', label: 'Marathi' },
      ]}
      onValueChange={chosen}
    />
  );

  // w3c/aria-practices #982
  test('a press chooses the pressed option, not the one that the arrows reached', async () => {
    const chosen = vi.fn();
    render(page(chosen));
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('option', { name: 'Marathi' }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith({ value: 'mr', label: 'Marathi' });
    expect(screen.getByRole('combobox')).toHaveValue('Marathi');
  });

  // w3c/aria-practices #2719, microsoft/fluentui #29701
  test('a press on the scrollbar of the list leaves it open and the focus in the field', async () => {
    render(page());
    await userEvent.click(screen.getByRole('combobox'));
    // The target of a press on a scrollbar is the box that scrolls.
    await userEvent.click(screen.getByRole('listbox'));
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.click(document.body);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('Toast', () => {
  function Page() {
    const { show } = useToast();
    return <Button onClick={() => show({ text: 'Saved' })}>Save</Button>;
  }
  const start = () => {
    vi.useFakeTimers();
    render(
      <ToastProvider duration={3000}>
        <Page />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    return screen.getByText('Saved').closest('[data-part="toast"]') as HTMLElement;
  };
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  // emilkowalski/sonner #426, apvarun/toastify-js #110
  test('in a page that was opened in the background it waits until the page is seen', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    onTestFinished(() => visibility.mockRestore());
    start();
    await wait(10_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    visibility.mockReturnValue('visible');
    act(() => void fireEvent(document, new Event('visibilitychange')));
    await wait(2000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await wait(2000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  // cengage/react-magma #1927
  test('that has the focus stays when the mouse leaves it, and goes after the focus has left', async () => {
    const toast = start();
    const close = toast.querySelector('button')!;
    act(() => close.focus());
    await wait(5000);
    const region = toast.closest('section')!;
    fireEvent.pointerOver(region, { pointerType: 'mouse' });
    fireEvent.pointerOut(region, { pointerType: 'mouse', relatedTarget: document.body });
    await wait(10_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => close.blur());
    await wait(4000);
    expect(screen.queryByText('Saved')).toBeNull();
  });
});

// UI5/openui5 #2352
test('NumberField: the wheel scrolls the page and does not change the number', () => {
  const changed = vi.fn();
  render(<NumberField label="Amount" defaultValue={50} steppers onValueChange={changed} />);
  const input = screen.getByRole('spinbutton');
  act(() => input.focus());
  expect(fireEvent.wheel(input, { deltaY: 100 })).toBe(true);
  expect(input).toHaveValue('50');
  expect(changed).not.toHaveBeenCalled();
});

// whatwg/html #6578, telerik/kendo-ui-core #7533
test('Checkbox: a reset of the form restores the indeterminate state', async () => {
  render(
    <form aria-label="Options">
      <Checkbox label="All parts" indeterminate />
      <button type="reset">Reset</button>
    </form>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(box.indeterminate).toBe(true);
  expect(box).not.toBeChecked();
});

// mui/material-ui #20785, UI5/webcomponents #9967
test('Slider: it is a native range, whose keys follow the direction of writing by themselves', () => {
  render(
    <div dir="rtl">
      <Slider label="Orb" defaultValue={3} min={0} max={10} />
    </div>,
  );
  const slider = screen.getByRole('slider');
  expect(slider).toHaveAttribute('type', 'range');
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'Home'];
  expect(keys.filter((key) => !reachesBrowser(slider, key))).toEqual([]);
});

// radix-ui/primitives #705 and #1800
test('Tooltip: it does not come back when the window does', async () => {
  render(
    <Tooltip text="On paper">
      <Button>Print</Button>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  // A window that is left or entered moves the focus, but its active element stays.
  fireEvent.blur(button);
  fireEvent.focus(button);
  expect(button).toHaveFocus();
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('tooltip')).toBeVisible();
});
