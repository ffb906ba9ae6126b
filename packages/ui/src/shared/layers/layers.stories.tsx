import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inEnglish, leftToRight } from '../../../test/plays.ts';
import { Button } from '../../button/index.ts';
import { DateField } from '../../date-field/index.ts';
import { AlertDialog, Dialog } from '../../dialog/index.ts';
import { NavigationMenu } from '../../navigation-menu/index.ts';
import { Menu, MenuItem, MenuSub } from '../../menu/index.ts';
import { PlaceField } from '../../place-field/index.ts';
import { samplePlaces } from '../../place-field/sample-places.ts';
import { Popover } from '../../popover/index.ts';
import { SearchField } from '../../search-field/index.ts';
import { TermTip } from '../../term-tip/index.ts';
import { ThemePicker, ThemeProvider } from '../../theme-picker/index.ts';
import { ToastProvider } from '../../toast/index.ts';
import { Shows } from '../../toast/toast.samples.tsx';
import { Tooltip } from '../../tooltip/index.ts';

/**
 * Every overlay inside every other one with arbitrary content: Escape and a press outside close the inner one first,
 * then the outer one. Tooltips, dropdowns, calendars, place lists and the theme panel have fixed content.
 */
const meta = {
  title: 'Components/Layers/Stacked layers',
  decorators: [
    (Story) => (
      <ThemeProvider>
        <ToastProvider>
          <p data-testid="outside">Outside</p>
          <Story />
        </ToastProvider>
      </ThemeProvider>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const noop = () => undefined;

function InnerAlert() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Inner alert</Button>
      <AlertDialog
        title="Inner alert"
        description="Erased for good."
        open={open}
        onOpenChange={setOpen}
        confirmLabel="Erase"
        onConfirm={noop}
      />
    </>
  );
}

function InnerDate() {
  return <DateField label="Day" today="2026-11-23" />;
}

function InnerPlace() {
  return <PlaceField label="Place" search={async () => samplePlaces} />;
}

interface Inner {
  element: ReactNode;
  open: (user: User) => Promise<void>;
  /** The overlay while it is open. */
  find: () => HTMLElement | null;
  /** The focused element after Escape; null if it depends on the earlier focus. */
  focusAfter?: () => HTMLElement | null;
  /** Whether a press outside closes it and leaves the outer one open. A tooltip or a toast does not handle it. */
  takesPress: boolean;
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => (user: User) => user.click(button(name));
const isInMessages = (element: Element) => element.closest('[data-part="toast-region"]') !== null;
/** Whether it handles Escape only some milliseconds after it is visible. */
const placed = (tooltip: HTMLElement | null) =>
  tooltip?.matches('[data-state="open"][data-side]:not([data-placing])') ? tooltip : null;

const inner: Record<string, Inner> = {
  Dialog: {
    element: <Dialog title="Inner dialog" trigger={<Button>Inner dialog</Button>} />,
    open: press('Inner dialog'),
    find: () => screen.queryByRole('dialog', { name: 'Inner dialog' }),
    focusAfter: () => button('Inner dialog'),
    takesPress: true,
  },
  AlertDialog: {
    element: <InnerAlert />,
    open: press('Inner alert'),
    find: () => screen.queryByRole('alertdialog', { name: 'Inner alert' }),
    focusAfter: () => button('Inner alert'),
    takesPress: false,
  },
  Popover: {
    element: (
      <Popover label="Inner panel" trigger={<Button>Inner popover</Button>}>
        Words
      </Popover>
    ),
    open: press('Inner popover'),
    find: () => screen.queryByRole('dialog', { name: 'Inner panel' }),
    focusAfter: () => button('Inner popover'),
    takesPress: true,
  },
  Menu: {
    element: (
      <Menu trigger={<Button>Inner menu</Button>}>
        <MenuItem onSelect={noop}>Print</MenuItem>
      </Menu>
    ),
    open: press('Inner menu'),
    find: () => screen.queryByRole('menu', { name: 'Inner menu' }),
    focusAfter: () => button('Inner menu'),
    takesPress: true,
  },
  NavigationMenu: {
    element: (
      <NavigationMenu label="Inner links" items={[{ id: 1, label: 'Making', href: '#making' }]} />
    ),
    open: press('Inner links'),
    find: () => screen.queryByRole('link', { name: 'Making' }),
    focusAfter: () => button('Inner links'),
    takesPress: true,
  },
  Tooltip: {
    element: (
      <Tooltip text="Inner hint">
        <Button>Inner tooltip</Button>
      </Tooltip>
    ),
    open: (user) => user.hover(button('Inner tooltip')),
    find: () => placed(screen.queryByText('Inner hint')),
    takesPress: false,
  },
  TermTip: {
    element: <TermTip term="inner" meaning={{ name: 'Inner term', text: 'What it means.' }} />,
    open: press('Inner term'),
    find: () => screen.queryByRole('dialog', { name: 'Inner term' }),
    focusAfter: () => button('Inner term'),
    takesPress: true,
  },
  Toast: {
    element: <Shows words="Inner toast" text="It was saved." duration={Infinity} id="saved" />,
    open: async (user) => {
      await press('Inner toast')(user);
      const message = (await screen.findByText('It was saved.')).closest('li')!;
      const dismiss = within(message).getByRole('button', { name: 'Dismiss' });
      // Inside the toasts, these keys would move the focus back to the page.
      if (isInMessages(button('Inner toast'))) dismiss.focus();
      else await user.keyboard('{F8}');
      await expect(dismiss).toHaveFocus();
    },
    find: () => screen.queryByText('It was saved.'),
    // From the toasts the focus returns to the previously focused element of the page.
    focusAfter: () => (isInMessages(button('Inner toast')) ? null : button('Inner toast')),
    takesPress: false,
  },
  PlaceField: {
    element: <InnerPlace />,
    open: async (user) => {
      await user.type(screen.getByRole('combobox', { name: 'Place' }), 'Var{Enter}');
      await screen.findByRole('listbox');
    },
    find: () => screen.queryByRole('listbox'),
    focusAfter: () => screen.getByRole('combobox', { name: 'Place' }),
    takesPress: true,
  },
  DateField: {
    element: <InnerDate />,
    open: press('Calendar: Day'),
    find: () => screen.queryByRole('dialog', { name: 'Calendar: Day' }),
    focusAfter: () => button('Calendar: Day'),
    takesPress: true,
  },
  SearchField: {
    element: <SearchField label="Inner search" />,
    open: async (user) => {
      await user.type(screen.getByRole('searchbox'), 'om');
    },
    find: () => screen.queryByDisplayValue('om'),
    focusAfter: () => screen.getByRole('searchbox'),
    takesPress: false,
  },
  ThemePicker: {
    element: <ThemePicker label="Inner themes" />,
    // By keyboard: while it covers content, as in a dialog, it ignores pointer events.
    open: async (user) => {
      button('Inner themes').focus();
      await user.keyboard('{Enter}');
    },
    find: () => screen.queryByRole('dialog', { name: 'Inner themes' }),
    focusAfter: () => button('Inner themes'),
    takesPress: true,
  },
};

const content = (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
    {Object.entries(inner).map(([name, { element }]) => (
      <div key={name}>{element}</div>
    ))}
  </div>
);

/** A press outside of all open overlays. */
async function pressOutside(user: User) {
  const scrims = document.querySelectorAll('[data-part="dialog-scrim"]');
  await user.click([...scrims].at(-1) ?? screen.getByTestId('outside'));
}

const isOpen = (find: () => HTMLElement | null) => waitFor(() => expect(find()).not.toBeNull());
const isClosed = (find: () => HTMLElement | null) => waitFor(() => expect(find()).toBeNull());

interface Outer {
  find: () => HTMLElement | null;
  trigger: string;
  /** @default true */
  closesByPress?: boolean;
  /** Moves the focus into it, if Escape reaches it only then. */
  enter?: (user: User) => Promise<void>;
}

const proves = ({
  find,
  trigger,
  closesByPress = true,
  enter,
}: Outer): NonNullable<Story['play']> =>
  inEnglish(async ({ userEvent, step }) => {
    await userEvent.click(button(trigger));
    await isOpen(find);
    for (const [name, overlay] of Object.entries(inner)) {
      await step(`${name}: Escape`, async () => {
        await overlay.open(userEvent);
        await isOpen(overlay.find);
        await userEvent.keyboard('{Escape}');
        await isClosed(overlay.find);
        if (!find()) throw new Error(`the outer one closed with ${name}`);
        const after = overlay.focusAfter?.();
        if (after) await waitFor(() => expect(after).toHaveFocus());
      });
      if (!overlay.takesPress) continue;
      await step(`${name}: a press outside`, async () => {
        await overlay.open(userEvent);
        await isOpen(overlay.find);
        await pressOutside(userEvent);
        await isClosed(overlay.find);
        if (!find()) throw new Error(`the outer one closed with ${name}`);
      });
    }
    await step('then the outer one', async () => {
      await enter?.(userEvent);
      await userEvent.keyboard('{Escape}');
      await isClosed(find);
      await waitFor(() => expect(button(trigger)).toHaveFocus());
      await userEvent.click(button(trigger));
      await isOpen(find);
      await pressOutside(userEvent);
      if (closesByPress) await isClosed(find);
      else await expect(find()).toBeVisible();
    });
  });

export const InADialog: Story = {
  render: () => (
    <Dialog title="Outer" trigger={<Button>Open</Button>}>
      {content}
    </Dialog>
  ),
  play: proves({
    find: () => screen.queryByRole('dialog', { name: 'Outer' }),
    trigger: 'Open',
  }),
};

function OuterAlert() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <AlertDialog
        title="Outer"
        description="Erased for good."
        open={open}
        onOpenChange={setOpen}
        confirmLabel="Erase all"
        onConfirm={noop}
      >
        {content}
      </AlertDialog>
    </>
  );
}

export const InAnAlertDialog: Story = {
  render: () => <OuterAlert />,
  play: proves({
    find: () => screen.queryByRole('alertdialog', { name: 'Outer' }),
    trigger: 'Open',
    closesByPress: false,
  }),
};

export const InAPopover: Story = {
  render: () => (
    <Popover label="Outer" trigger={<Button>Open</Button>}>
      {content}
    </Popover>
  ),
  play: proves({
    find: () => screen.queryByRole('dialog', { name: 'Outer' }),
    trigger: 'Open',
  }),
};

export const InATermTip: Story = {
  render: () => <TermTip term="outer" meaning={{ name: 'Outer', text: content }} />,
  play: proves({
    find: () => screen.queryByRole('dialog', { name: 'Outer' }),
    trigger: 'Outer',
  }),
};

/**
 * A toast does not contain all this, but may contain a term or a button that opens a dialog. It does not react to
 * outside presses.
 */
export const InAToast: Story = {
  render: () => (
    <Shows words="Open" title="Outer" text={content} duration={Infinity} id="outer" tone="info" />
  ),
  play: proves({
    find: () => screen.queryByText('Outer'),
    trigger: 'Open',
    closesByPress: false,
    enter: async (user) => {
      await user.click(button('Open'));
      await user.keyboard('{F8}');
    },
  }),
};

/** A menu contains items only. Its submenu closes by Escape alone, and together with it by a press outside. */
export const InAMenu: Story = {
  tags: ['!dev'],
  render: () => (
    <Menu trigger={<Button>Open</Button>}>
      <MenuSub label="Share">
        <MenuItem onSelect={noop}>By e-mail</MenuItem>
      </MenuSub>
    </Menu>
  ),
  play: leftToRight(async ({ userEvent }) => {
    const outer = () => screen.queryByRole('menu', { name: 'Open' });
    const submenu = () => screen.queryByRole('menu', { name: 'Share' });
    await userEvent.click(button('Open'));
    await userEvent.keyboard('{ArrowRight}');
    await isOpen(submenu);
    await expect(screen.getByRole('menuitem', { name: 'By e-mail' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isClosed(submenu);
    await expect(outer()).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Share' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isOpen(submenu);
    await pressOutside(userEvent);
    await isClosed(submenu);
    await isClosed(outer);
    await userEvent.click(button('Open'));
    await userEvent.keyboard('{Escape}');
    await isClosed(outer);
    await expect(button('Open')).toHaveFocus();
  }),
};
