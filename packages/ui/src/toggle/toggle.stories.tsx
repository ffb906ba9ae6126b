import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { customSheet, stateSheet } from '../../test/state-sheet.tsx';
import { EyeIcon, MoonIcon, SunIcon } from '../icons/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { Toggle, ToggleGroup } from './index.ts';
import { marks, periods } from './toggle.samples.ts';

const meta = {
  title: 'Components/Actions/Toggle',
  excludeStories: /Example$/,
  component: Toggle,
  subcomponents: { ToggleGroup },
  args: { children: 'Degrees' },
} satisfies Meta<typeof Toggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One choice: the period of a horoscope. */
export const Group: Story = { render: () => <ToggleGroup label="Period" options={periods} /> };

/** Any number of them: what a chart shows besides. */
export const Multiple: Story = {
  render: () => (
    <ToggleGroup multiple label="Shown in the chart" options={marks} defaultValue={['degrees']} />
  ),
};

/** Up to twelve options with an icon each. */
export const Tiles: Story = {
  render: () => <ToggleGroup label="Period" options={periods} variant="tiles" />,
};

const icon = { size: 20, strokeWidth: 1.6, 'aria-hidden': true } as const;

const lights = [
  { value: 'sun', label: 'Sun', icon: <SunIcon {...icon} /> },
  { value: 'moon', label: 'Moon', icon: <MoonIcon {...icon} /> },
  { value: 'star', label: 'Disabled', disabled: true },
];

const Lights = ({ variant }: { variant?: 'bar' | 'tiles' }) => (
  <ToggleGroup label="Reckoned from" options={lights} variant={variant} />
);

export const AllStates = customSheet(
  () => (
    <Stack gap="x5">
      <Cluster>
        <Toggle icon={<EyeIcon {...icon} />} defaultPressed>
          On, with an icon
        </Toggle>
      </Cluster>
      <Cluster gap="x5">
        <ToggleGroup label="Period" options={periods} />
        <ToggleGroup label="Reckoned from" options={lights} defaultValue="moon" />
        <ToggleGroup
          multiple
          label="Shown in the chart"
          options={marks}
          defaultValue={['degrees', 'aspects']}
        />
      </Cluster>
      <ToggleGroup label="Full width" options={periods} defaultValue="monthly" fullWidth />
      <ToggleGroup label="Tiles" variant="tiles" options={lights} defaultValue="moon" />
      <div lang="hi" style={{ inlineSize: '288px' }}>
        <ToggleGroup
          label="अवधि"
          fullWidth
          options={[
            { value: 'daily', label: 'दैनिक' },
            { value: 'monthly', label: 'मासिकराशिफलविश्लेषण' },
            { value: 'bindus', label: 'सम्पूर्णअष्टकवर्गबिन्दुविश्लेषण' },
          ]}
        />
      </div>
    </Stack>
  ),
  stateSheet(Toggle, {
    props: { children: 'Degrees' },
    variants: { size: ['regular', 'small'] },
    states: ['rest', 'hover', 'focus', 'pressed', { on: { defaultPressed: true } }, 'disabled'],
  }).render,
  stateSheet(Lights, {
    variants: { variant: ['bar', 'tiles'] },
    states: ['rest', 'hover', 'focus'],
    // The first one is chosen.
    control: 'input:not(:checked)',
    cell: '18rem',
  }).render,
);

/** Do: The same noun in both states. Whether it is on is shown and announced. */
export const SameWordsExample = () => <Toggle defaultPressed>Degrees</Toggle>;

/** Don’t: The words change with the state. “Hide degrees”, pressed: is it on or off? */
export function OtherWordsExample() {
  const [pressed, setPressed] = useState(true);
  return (
    <Toggle pressed={pressed} onPressedChange={setPressed}>
      {pressed ? 'Hide degrees' : 'Show degrees'}
    </Toggle>
  );
}

/** Do: Choices of one kind. One of them always applies. */
export const ChoicesExample = () => (
  <ToggleGroup
    label="Period"
    defaultValue="weekly"
    options={[
      { value: 'daily', label: 'Daily' },
      { value: 'weekly', label: 'Weekly' },
      { value: 'monthly', label: 'Monthly' },
    ]}
  />
);

/** Don’t: Actions. “Share” would stay chosen after it is done: use [Buttons](button.md). */
export const ActionsExample = () => (
  <ToggleGroup
    label="Report"
    options={[
      { value: 'share', label: 'Share' },
      { value: 'print', label: 'Print' },
      { value: 'save', label: 'Save' },
    ]}
  />
);
