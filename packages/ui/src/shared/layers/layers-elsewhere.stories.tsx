import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { inEnglish, leftToRight } from '../../../test/plays.ts';
import { Button } from '../../button/index.ts';
import { Combobox } from '../../combobox/index.ts';
import { AlertDialog, Dialog } from '../../dialog/index.ts';
import { Menu, MenuItem, MenuSub } from '../../menu/index.ts';
import { NavigationMenu } from '../../navigation-menu/index.ts';
import { Popover } from '../../popover/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../tabs/index.ts';
import { Tooltip } from '../../tooltip/index.ts';
import { Tree } from '../../tree/index.ts';

/** In a shadow root and in an iframe, keys, focus and presses outside work as in the page. */
const meta = {
  title: 'Components/Layers/Stacked layers',
  tags: ['!dev'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const noop = () => undefined;

function Erases({ container }: { container: HTMLElement }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Erase</Button>
      <AlertDialog
        title="Erase it?"
        description="Erased for good."
        open={open}
        onOpenChange={setOpen}
        confirmLabel="Erase all"
        onConfirm={noop}
        container={container}
      />
    </>
  );
}

const Page = ({ container }: { container: HTMLElement }) => (
  <>
    <p>Beside</p>
    <Button>Other</Button>
    <Dialog title="Booking" trigger={<Button>Book</Button>} container={container}>
      <Popover label="Pandits" trigger={<Button>Which pandit?</Button>}>
        <Button>Hindi</Button>
      </Popover>
    </Dialog>
    <Erases container={container} />
    <Menu trigger={<Button>Report</Button>}>
      <MenuItem onSelect={noop}>Print</MenuItem>
      <MenuSub label="Share">
        <MenuItem onSelect={noop}>By e-mail</MenuItem>
      </MenuSub>
    </Menu>
    <NavigationMenu
      label="Kundli"
      items={[
        { id: 1, label: 'Making', href: '#making' },
        { id: 2, label: 'Matching', href: '#matching' },
      ]}
    />
    <Tooltip text="On paper">
      <Button>Paper</Button>
    </Tooltip>
    <Combobox
      label="Language"
      options={[
        { value: 'hi', label: 'Hindi' },
        { value: 'mr', label: 'Marathi' },
      ]}
    />
    <Tabs label="Parts" defaultValue="chart">
      <TabList>
        <Tab value="chart">Chart</Tab>
        <Tab value="periods">Periods</Tab>
      </TabList>
      <TabPanel value="chart">Houses</TabPanel>
      <TabPanel value="periods">Dashas</TabPanel>
    </Tabs>
    <Tree
      label="Contents"
      items={[
        { id: 'one', label: 'Rising sign' },
        { id: 'two', label: 'Moon' },
      ]}
    />
  </>
);

/** Puts its content, with the styles of this page, into a box that is made inside of another root. */
function Inside({
  of: makeRoot,
  children,
}: {
  of: (host: HTMLElement) => ParentNode & Node;
  children: (container: HTMLElement) => ReactNode;
}) {
  const [container, setContainer] = useState<HTMLElement>();
  const make = (host: HTMLElement | null) => {
    if (!host || host.dataset.made) return;
    host.dataset.made = 'true';
    const root = makeRoot(host);
    const box = (root.ownerDocument ?? document).createElement('div');
    const styles = document.querySelectorAll('style, link[rel="stylesheet"]');
    root.append(...[...styles].map((style) => style.cloneNode(true)), box);
    setContainer(box);
  };
  return (
    <div ref={make} data-testid="host">
      {container && createPortal(children(container), container)}
    </div>
  );
}

const makeFrame = (host: HTMLElement) => {
  const frame = document.createElement('iframe');
  frame.title = 'A page of a partner';
  Object.assign(frame.style, { inlineSize: '100%', blockSize: '40rem' });
  host.append(frame);
  return frame.contentDocument!.body;
};

const proves = (rootIn: (host: HTMLElement) => Document | ShadowRoot): NonNullable<Story['play']> =>
  inEnglish(
    leftToRight(async ({ canvas, step }) => {
      const root = await waitFor(() => rootIn(canvas.getByTestId('host')));
      const view = within((root.querySelector('div') ?? root) as HTMLElement);
      const button = (name: string) => view.getByRole('button', { name, hidden: true });
      const hasFocus = (element: Element) =>
        waitFor(() => expect(root.activeElement).toBe(element));
      const key = (name: string, init = {}) =>
        fireEvent.keyDown(root.activeElement ?? root, { key: name, ...init });
      const press = (element: Element) => {
        fireEvent.pointerDown(element, { button: 0 });
        fireEvent.click(element);
      };
      const open = (name: string) => {
        button(name).focus();
        press(button(name));
      };
      // Radix adds its listeners for presses in the next task.
      const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

      await step('Dialog', async () => {
        open('Book');
        const dialog = await view.findByRole('dialog', { name: 'Booking' });
        await hasFocus(within(dialog).getByRole('heading'));
        await waitFor(() => expect(view.getByText('Beside').closest('[inert]')).not.toBeNull());
        await expect(dialog.closest('[inert]')).toBeNull();
        await expect(canvas.getByTestId('host').closest('[inert]')).toBeNull();
        const [close, pandits] = within(dialog).getAllByRole('button');
        key('Tab', { shiftKey: true });
        await hasFocus(pandits!);
        key('Tab');
        await hasFocus(close!);
        key('Tab', { shiftKey: true });
        await hasFocus(pandits!);
        await settled();
        press(pandits!);
        await hasFocus(view.getByRole('dialog', { name: 'Pandits' }));
        await settled();
        press(dialog);
        await waitFor(() => expect(view.queryByRole('dialog', { name: 'Pandits' })).toBeNull());
        await expect(dialog).toBeVisible();
        press(pandits!);
        await hasFocus(view.getByRole('dialog', { name: 'Pandits' }));
        key('Escape');
        await hasFocus(pandits!);
        key('Escape');
        await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
        await hasFocus(button('Book'));
        await expect(view.getByText('Beside').closest('[inert]')).toBeNull();
        open('Book');
        await view.findByRole('dialog');
        await settled();
        press(view.getByRole('dialog'));
        await settled();
        press(root.querySelector('[data-part="dialog-scrim"]')!);
        await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
      });
      await step('AlertDialog', async () => {
        open('Erase');
        await hasFocus(await view.findByRole('button', { name: 'Cancel' }));
        key('Escape');
        await waitFor(() => expect(view.queryByRole('alertdialog')).toBeNull());
        await hasFocus(button('Erase'));
      });
      await step('Menu', async () => {
        open('Report');
        const item = (name: string) => view.getByRole('menuitem', { name });
        await hasFocus(item('Print'));
        key('ArrowDown');
        await hasFocus(item('Share'));
        key('ArrowRight');
        await hasFocus(item('By e-mail'));
        key('Escape');
        await hasFocus(item('Share'));
        key('Escape');
        await hasFocus(button('Report'));
        open('Report');
        await hasFocus(item('Print'));
        await settled();
        press(view.getByText('Beside'));
        await waitFor(() => expect(view.queryByRole('menu')).toBeNull());
        open('Report');
        await hasFocus(item('Print'));
        await settled();
        press(button('Report'));
        await settled();
        await expect(view.queryByRole('menu')).toBeNull();
      });
      await step('NavigationMenu', async () => {
        button('Kundli').focus();
        key('ArrowDown');
        await hasFocus(await view.findByRole('link', { name: 'Making' }));
        key('ArrowDown');
        await hasFocus(view.getByRole('link', { name: 'Matching' }));
        key('Escape');
        await hasFocus(button('Kundli'));
        open('Kundli');
        await settled();
        button('Other').focus();
        await waitFor(() => expect(view.queryByRole('link')).toBeNull());
      });
      await step('Tooltip', async () => {
        fireEvent.pointerOver(button('Paper'), { pointerType: 'mouse' });
        const words = () => view.queryByRole('tooltip');
        await waitFor(() => expect(words()).toBeVisible());
        await settled();
        key('Escape');
        await waitFor(() => expect(words()).toBeNull());
      });
      await step('Combobox', async () => {
        const input = view.getByRole('combobox');
        input.focus();
        press(input);
        const list = await view.findByRole('listbox');
        key('ArrowDown');
        await waitFor(() =>
          expect(within(list).getByRole('option', { name: 'Hindi' })).toHaveAttribute(
            'data-active',
          ),
        );
        await settled();
        press(view.getByText('Beside'));
        await waitFor(() => expect(view.queryByRole('listbox')).toBeNull());
        press(input);
        press(await view.findByRole('option', { name: 'Marathi' }));
        await waitFor(() => expect(input).toHaveValue('Marathi'));
      });
      await step('Tabs', async () => {
        const tab = (name: string) => view.getByRole('tab', { name });
        tab('Chart').focus();
        key('ArrowRight');
        await hasFocus(tab('Periods'));
        await waitFor(() => expect(view.getByText('Dashas')).toBeVisible());
        key('Home');
        await hasFocus(tab('Chart'));
      });
      await step('Tree', async () => {
        const [first, second] = view.getAllByRole('treeitem');
        first!.focus();
        key('ArrowDown');
        await hasFocus(second!);
      });
    }),
  );

export const InAShadowRoot: Story = {
  render: () => (
    <Inside of={(host) => host.attachShadow({ mode: 'open' })}>
      {(container) => <Page container={container} />}
    </Inside>
  ),
  play: proves((host) => host.shadowRoot!),
};

export const InAnIframe: Story = {
  render: () => <Inside of={makeFrame}>{(container) => <Page container={container} />}</Inside>,
  play: proves((host) => host.querySelector('iframe')!.contentDocument!),
};
