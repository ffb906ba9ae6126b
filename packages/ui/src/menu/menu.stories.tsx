import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { placed } from '../../test/placed.ts';
import { inEnglish } from '../../test/plays.ts';
import { customSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { DownloadIcon, PrinterIcon, ShareIcon } from '../icons/index.ts';
import {
  Menu,
  MenuCheckItem,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
} from './index.ts';

const chosen = fn();

export const ReportActionsExample = ({
  onSelect = nothingOfExample,
}: {
  onSelect?: (what: string) => void;
}) => (
  <>
    <MenuItem icon={<DownloadIcon aria-hidden />} onSelect={() => onSelect('save')}>
      Save as PDF
    </MenuItem>
    <MenuItem icon={<PrinterIcon aria-hidden />} onSelect={() => onSelect('print')}>
      Print
    </MenuItem>
    <MenuItem icon={<ShareIcon aria-hidden />} disabled onSelect={() => onSelect('share')}>
      Share a link
    </MenuItem>
    <MenuSeparator />
    <MenuLink href="#matching">Match with another birth</MenuLink>
  </>
);

const meta = {
  title: 'Components/Actions/Menu',
  excludeStories: /Example$/,
  component: Menu,
  subcomponents: {
    MenuItem,
    MenuLink,
    MenuCheckItem,
    MenuRadioGroup,
    MenuRadioItem,
    MenuGroup,
    MenuSub,
    MenuSeparator,
  },
  args: {
    trigger: <Button>Report</Button>,
    onOpenChange: fn(),
    children: <ReportActionsExample onSelect={chosen} />,
  },
  decorators: [
    (Story) => (
      <div id="matching" style={{ padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function ChartSettings() {
  const [shown, setShown] = useState<readonly string[]>(['Degrees']);
  return (
    <Menu trigger={<Button>Show</Button>}>
      {['Degrees', 'Signs', 'Aspects'].map((name) => (
        <MenuCheckItem
          key={name}
          checked={shown.includes(name)}
          onCheckedChange={(on) =>
            setShown(on ? [...shown, name] : shown.filter((other) => other !== name))
          }
        >
          {name}
        </MenuCheckItem>
      ))}
    </Menu>
  );
}

/** Toggle items. The menu stays open, because several may be toggled. */
export const Checked: Story = { render: () => <ChartSettings /> };

function RenameReport() {
  const [open, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Menu trigger={<Button>Report</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
      </Menu>
      <Dialog title="Rename the report" open={open} onOpenChange={setOpen}>
        <p>It is called “Kundli of Asha”.</p>
      </Dialog>{' '}
      <Button onClick={() => setPresses(presses + 1)}>Pressed {presses} times</Button>
    </>
  );
}

/** An item opens a Dialog. After that the page is interactive, and the menu's button has the focus. */
export const OpensADialog: Story = { render: () => <RenameReport /> };

export const OpensADialogTest: Story = {
  ...OpensADialog,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Report' });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Rename' }));
    await screen.findByRole('dialog', { name: 'Rename the report' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(document.body).pointerEvents).not.toBe('none');
    await userEvent.click(canvas.getByRole('button', { name: 'Pressed 0 times' }));
    await expect(canvas.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  },
};

function ChartMenu() {
  const [style, setStyle] = useState('north');
  return (
    <Menu trigger={<Button>Report</Button>}>
      <MenuRadioGroup label="Chart style" value={style} onValueChange={setStyle}>
        <MenuRadioItem value="north">North Indian</MenuRadioItem>
        <MenuRadioItem value="south">South Indian</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuSub label="Share">
        <MenuItem onSelect={() => chosen('e-mail')}>By e-mail</MenuItem>
      </MenuSub>
    </Menu>
  );
}

/** Labelled groups, a radio group, and a submenu, which opens next to its item. */
export const GroupsAndSubmenu: Story = { render: () => <ChartMenu /> };

export const GroupsAndSubmenuTest: Story = {
  ...GroupsAndSubmenu,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
    await userEvent.keyboard('{End}{ArrowRight}');
    const submenu = canvas.getByRole('menu', { name: 'Share' });
    await placed(submenu);
    const { left, right } = submenu.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenLastCalledWith('e-mail');
    await expect(canvas.getByRole('button', { name: 'Report' })).toHaveFocus();
  }),
};

/** More items than the screen is high, and long words: it scrolls, and the keys scroll each into view. */
export const ManyItems: Story = {
  tags: ['!dev'],
  args: {
    children: Array.from({ length: 60 }, (_, index) => (
      <MenuItem key={index} lang="hi" onSelect={() => chosen(index)}>
        {index + 1}. सम्पूर्णजन्मकुण्डलीविश्लेषण पीडीएफ़ में सहेजें
      </MenuItem>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = canvas.getByRole('menu');
    await placed(menu);
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('{End}');
    const last = canvas.getAllByRole('menuitem').at(-1)!;
    await expect(last).toHaveFocus();
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};

const nothing = () => undefined;

/** Actions, one of them disabled, and a link; what is on and off; groups and submenus; in Hindi. */
export const AllStates = customSheet(() => (
  <div style={{ display: 'grid', gap: '18rem', justifyItems: 'start', paddingBlockEnd: '18rem' }}>
    <Menu trigger={<Button>Report</Button>} defaultOpen>
      <ReportActionsExample />
    </Menu>
    <Menu trigger={<Button>Show</Button>} defaultOpen>
      <MenuCheckItem checked onCheckedChange={nothing}>
        Degrees
      </MenuCheckItem>
      <MenuCheckItem checked={false} onCheckedChange={nothing}>
        Aspects
      </MenuCheckItem>
      <MenuCheckItem checked disabled data-shown="disabled" onCheckedChange={nothing}>
        Signs
      </MenuCheckItem>
      <MenuItem data-shown="hover" onSelect={nothing}>
        Hover
      </MenuItem>
      <MenuItem data-shown="focus" onSelect={nothing}>
        Focus
      </MenuItem>
    </Menu>
    <Menu trigger={<Button>Chart</Button>} defaultOpen>
      <MenuRadioGroup label="Chart style" value="north" onValueChange={nothing}>
        <MenuRadioItem value="north">North Indian</MenuRadioItem>
        <MenuRadioItem value="south">South Indian</MenuRadioItem>
      </MenuRadioGroup>
      <MenuGroup label="Report">
        <MenuSub label="Share" defaultOpen>
          <MenuItem onSelect={nothing}>By e-mail</MenuItem>
        </MenuSub>
        <MenuSub label="Save" disabled>
          <MenuItem onSelect={nothing}>As PDF</MenuItem>
        </MenuSub>
      </MenuGroup>
    </Menu>
    <Menu trigger={<Button lang="hi">रिपोर्ट</Button>} lang="hi" defaultOpen>
      <MenuItem onSelect={nothing}>सम्पूर्णजन्मकुण्डलीविश्लेषण पीडीएफ़ में सहेजें</MenuItem>
      <MenuLink href="#matching">गुणमिलान करें</MenuLink>
    </Menu>
    <span id="matching" />
  </div>
));

const nothingOfExample = () => {};

/** Do: The button names what the actions are about. */
export const NamesItsObjectExample = () => (
  <Menu trigger={<Button>Report of Asha</Button>}>
    <ReportActionsExample />
  </Menu>
);

/** Don’t: The one step of the page is hidden behind “Options”. Make it a button. */
export const HidesTheStepExample = () => (
  <Menu trigger={<Button variant="primary">Options</Button>}>
    <MenuItem onSelect={nothingOfExample}>Generate kundli</MenuItem>
  </Menu>
);
