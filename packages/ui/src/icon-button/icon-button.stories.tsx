import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { DownloadIcon, MoonIcon, PrinterIcon, ShareIcon } from '../icons/index.ts';
import { IconButton } from './index.ts';

const icon = { size: 20, strokeWidth: 1.6, 'aria-hidden': true } as const;

const meta = {
  title: 'Components/Actions/IconButton',
  excludeStories: /Example$/,
  component: IconButton,
  args: { label: 'Print', icon: <PrinterIcon {...icon} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows its name to the keyboard and to a mouse. */
export const Default: Story = {};

/** The actions of a report, in a row. Every target is at least 24 px. */
export const InARow: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '0.5rem' }}>
      <IconButton size="small" label="Save as PDF" icon={<DownloadIcon {...icon} />} />
      <IconButton size="small" label="Print" icon={<PrinterIcon {...icon} />} />
      <IconButton size="small" label="Share" icon={<ShareIcon {...icon} />} disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};

export const AllStates = stateSheet(IconButton, {
  props: { label: 'Print', icon: <PrinterIcon size={20} strokeWidth={1.6} aria-hidden /> },
  variants: { variant: ['plain', 'outlined'], size: ['regular', 'small'] },
  states: ['rest', 'hover', 'focus', 'pressed', { chosen: { 'aria-pressed': true } }, 'disabled'],
  hindi: { label: 'छापें' },
  cell: '6rem',
});

/** Do: A printer means “print” to everybody. */
export const WellKnownExample = () => (
  <IconButton label="Print" icon={<PrinterIcon size={20} aria-hidden />} />
);

/** Don’t: A moon for periods. On a phone there is no tooltip, so nobody can find out. */
export const RiddleExample = () => (
  <IconButton label="Show the dasha periods" icon={<MoonIcon size={20} aria-hidden />} />
);
