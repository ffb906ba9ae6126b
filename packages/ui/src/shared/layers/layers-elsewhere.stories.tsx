import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { inEnglish, leftToRight } from '../../../test/plays.ts';
import { Button } from '../../button/index.ts';
import { SplitButton } from '../../button-group/index.ts';
import { Combobox, MultiSelect } from '../../combobox/index.ts';
import { DateField } from '../../date-field/index.ts';
import { DateRangeField } from '../../date-range-field/index.ts';
import { AlertDialog, Dialog } from '../../dialog/index.ts';
import { Header, HeaderLink, HeaderMenu, HeaderNav } from '../../header/index.ts';
import { Menu, MenuItem, MenuSub } from '../../menu/index.ts';
import { NavigationMenu } from '../../navigation-menu/index.ts';
import { samplePlaces } from '../../place-field/sample-places.ts';
import { PlaceField } from '../../place-field/index.ts';
import { Popover } from '../../popover/index.ts';
import { SearchField } from '../../search-field/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../tabs/index.ts';
import { TermTip } from '../../term-tip/index.ts';
import { ThemePicker, ThemeProvider } from '../../theme-picker/index.ts';
import { ToastProvider, useToast } from '../../toast/index.ts';
import { Tooltip } from '../../tooltip/index.ts';
import { Tree } from '../../tree/index.ts';

/** In a shadow root and in an iframe, keys, focus and presses outside work as in the page. */
const meta = {
  title: 'Components/Layers/Stacked layers',
  tags: ['!dev'],
  // The header has its menu in a narrow window.
  globals: { viewport: { value: 'tablet' } },
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

function Saves() {
  const { show } = useToast();
  return <Button onClick={() => show({ text: 'Saved', urgent: true })}>Save</Button>;
}

const lagna = { name: 'Ascendant', text: 'The sign that rises at birth.' };

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
    <Dialog
      title="Filters"
      modal={false}
      placement="end"
      trigger={<Button>Filter</Button>}
      container={container}
    />
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
    <MultiSelect
      label="Languages"
      options={[
        { value: 'hi', label: 'Hindi' },
        { value: 'ta', label: 'Tamil' },
      ]}
    />
    <DateField label="Date of birth" defaultValue="1990-05-14" today="2026-11-29" />
    <DateRangeField
      label="Stay"
      defaultValue={{ start: '2026-12-01', end: '2026-12-04' }}
      today="2026-11-29"
    />
    <SplitButton actions={<MenuItem onSelect={noop}>Download</MenuItem>}>Send</SplitButton>
    <Header>
      <HeaderMenu>
        <HeaderNav>
          <HeaderLink href="#poojas">Poojas</HeaderLink>
        </HeaderNav>
      </HeaderMenu>
    </Header>
    <ThemeProvider target={container}>
      <ThemePicker />
    </ThemeProvider>
    <PlaceField label="Place of birth" search={async () => samplePlaces} />
    <SearchField label="Search" />
    <TermTip term="lagna" meaning={lagna} />
    <ToastProvider>
      <Saves />
    </ToastProvider>
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
      // By text: names by role are computed for all of the page, many times here.
      const button = (name: string) =>
        [...root.querySelectorAll('button')].find(
          (one) => (one.ariaLabel ?? one.textContent) === name,
        )!;
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
        const input = view.getByRole('combobox', { name: 'Language' });
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
      await step('Dialog beside the page', async () => {
        open('Filter');
        const dialog = await view.findByRole('dialog', { name: 'Filters' });
        await hasFocus(within(dialog).getByRole('heading'));
        await expect(view.getByText('Beside').closest('[inert]')).toBeNull();
        await settled();
        press(view.getByText('Beside'));
        await settled();
        await expect(dialog).toBeVisible();
        within(dialog).getByRole('button').focus();
        key('Escape');
        await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
        await hasFocus(button('Filter'));
      });
      await step('MultiSelect', async () => {
        const input = view.getByRole('combobox', { name: 'Languages' });
        input.focus();
        press(input);
        const list = await view.findByRole('listbox');
        press(within(list).getByRole('option', { name: 'Tamil' }));
        await waitFor(() => expect(button('Remove: Tamil')).toBeVisible());
        await settled();
        press(view.getByText('Beside'));
        await waitFor(() => expect(view.queryByRole('listbox')).toBeNull());
      });
      await step('DateField', async () => {
        open('Calendar: Date of birth');
        const calendar = await view.findByRole('dialog', { name: /Date of birth/ });
        await hasFocus(within(calendar).getByRole('button', { name: /14 May 1990/ }));
        key('ArrowRight');
        await hasFocus(within(calendar).getByRole('button', { name: /15 May 1990/ }));
        key('Escape');
        await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
        open('Calendar: Date of birth');
        await view.findByRole('dialog');
        await settled();
        press(view.getByText('Beside'));
        await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
      });
      await step('DateRangeField', async () => {
        open('Calendar: Stay');
        const calendar = await view.findByRole('dialog', { name: /Stay/ });
        const day = (name: RegExp) => within(calendar).getByRole('button', { name });
        await hasFocus(day(/, 1 December 2026/));
        press(day(/10 December 2026/));
        await within(calendar).findByText('Choose the last day.');
        key('Escape');
        await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
        await hasFocus(button('Calendar: Stay'));
      });
      await step('SplitButton', async () => {
        open('More options');
        await hasFocus(await view.findByRole('menuitem', { name: 'Download' }));
        key('Escape');
        await hasFocus(button('More options'));
      });
      await step('Menu of a Header', async () => {
        open('Open menu');
        await view.findByRole('link', { name: 'Poojas' });
        await settled();
        key('Escape');
        await waitFor(() => expect(view.queryByRole('link')).toBeNull());
        await hasFocus(button('Open menu'));
        open('Open menu');
        await settled();
        press(view.getByText('Beside'));
        await waitFor(() => expect(view.queryByRole('link')).toBeNull());
      });
      await step('ThemePicker', async () => {
        open('Choose a theme');
        await hasFocus(await view.findByRole('radio', { name: 'Cosmic Depths' }));
        await settled();
        key('Escape');
        await waitFor(() => expect(view.queryByRole('radio')).toBeNull());
        await hasFocus(button('Choose a theme'));
        open('Choose a theme');
        fireEvent.click(await view.findByRole('radio', { name: 'Mystic Oracle' }));
        await waitFor(() =>
          expect(root.querySelector('[data-theme="mystic-oracle"] > p')).not.toBeNull(),
        );
        // It gives way to what is under it in its own root.
        const picker = root.querySelector('[data-part="theme-picker"]')!;
        const covers = () => picker.hasAttribute('data-covers');
        const others = [...picker.parentElement!.children].filter((one) => one !== picker);
        const { x, y } = button('Choose a theme').getBoundingClientRect();
        const hide = 'visibility: hidden';
        for (const one of others) one.setAttribute('style', hide);
        fireEvent.scroll(picker.ownerDocument);
        await waitFor(() => expect(covers()).toBe(false));
        const under = view.getByText('Beside');
        under.setAttribute('style', `position: fixed; left: ${x}px; top: ${y}px`);
        fireEvent.scroll(picker.ownerDocument);
        await new Promise((resolve) => setTimeout(resolve, 300));
        await expect(covers()).toBe(true);
        for (const one of others) one.removeAttribute('style');
      });
      await step('PlaceField', async () => {
        const input = view.getByRole('combobox', { name: 'Place of birth' });
        input.focus();
        fireEvent.input(input, { target: { value: 'Va' } });
        const option = await view.findByRole('option', { name: /^Vadodara/ });
        await settled();
        press(option);
        await waitFor(() => expect(input).toHaveValue('Vadodara, Gujarat, India'));
      });
      await step('SearchField', async () => {
        const input = view.getByRole('searchbox');
        input.focus();
        fireEvent.input(input, { target: { value: 'gem' } });
        await settled();
        key('Escape');
        await waitFor(() => expect(input).toHaveValue(''));
      });
      await step('TermTip', async () => {
        open('Ascendant');
        const note = await view.findByRole('dialog', { name: 'Ascendant' });
        await hasFocus(note);
        await settled();
        press(view.getByText('Beside'));
        await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
      });
      await step('Toast', async () => {
        open('Save');
        await view.findByText('Saved');
        key('F6');
        await waitFor(() =>
          expect(root.activeElement?.closest('[data-part="toast"]')).not.toBeNull(),
        );
        await settled();
        key('Escape');
        await waitFor(() => expect(view.queryByText('Saved')).toBeNull());
        await hasFocus(button('Save'));
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

/** The page has no way into a closed shadow root: the box inside of it is kept here. */
const closed = new WeakMap<HTMLElement, ShadowRoot>();

export const InAClosedShadowRoot: Story = {
  render: () => (
    <Inside
      of={(host) => {
        const root = host.attachShadow({ mode: 'closed' });
        closed.set(host, root);
        return root;
      }}
    >
      {(container) => <Page container={container} />}
    </Inside>
  ),
  play: proves((host) => closed.get(host)!),
};

export const InAnIframe: Story = {
  render: () => <Inside of={makeFrame}>{(container) => <Page container={container} />}</Inside>,
  play: proves((host) => host.querySelector('iframe')!.contentDocument!),
};
