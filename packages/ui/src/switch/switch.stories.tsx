import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Switch } from './index.ts';

const meta = {
  title: 'Components/Forms/Switch',
  excludeStories: /Example$/,
  component: Switch,
  args: { label: 'Exact time unknown', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Exact time unknown' });
    const check = control.nextElementSibling!.querySelector('svg')!;
    await expect(check).not.toBeVisible();
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(check).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const AllStates = stateSheet(Switch, {
  props: { label: 'Degrees' },
  states: [
    'rest',
    'hover',
    'focus',
    { on: { defaultChecked: true } },
    'disabled',
    { 'disabled and on': { disabled: true, defaultChecked: true } },
    'error',
    { hint: { hint: 'On charts wider than 440 px' } },
  ],
  hindi: { label: 'सटीक समय ज्ञात नहीं', defaultChecked: true },
  cell: '14rem',
});

/** Do: The label is true while the switch is on. */
export const SaysWhatIsOnExample = () => <Switch label="Show degrees" defaultChecked />;

/** Don’t: The state is in the label twice. Say only what is shown when it is on. */
export const SaysBothExample = () => <Switch label="Degrees: on/off" />;
