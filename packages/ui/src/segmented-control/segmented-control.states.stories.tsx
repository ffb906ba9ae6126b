import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoonIcon, SunIcon } from '../icons/index.ts';
import { modes } from '../../test/chromatic-modes.ts';
import { SegmentedControl } from './index.ts';
import { hindiPeriods, periods } from './segmented-control.samples.ts';

const meta = {
  title: 'Components/Actions/SegmentedControl',
  component: SegmentedControl,
  tags: ['visual'],
  args: { label: 'Sample', options: periods },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof SegmentedControl>;

export default meta;

const icon = { size: 20, strokeWidth: 1.6, 'aria-hidden': true } as const;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '1.5rem',
        justifyItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <SegmentedControl label="Period" options={periods} />
      <SegmentedControl label="Full width" options={periods} defaultValue="monthly" fullWidth />
      <SegmentedControl
        label="One disabled"
        options={periods.map((option) => ({ ...option, disabled: option.value === 'weekly' }))}
      />
      <SegmentedControl
        label="Reckoned from"
        defaultValue="moon"
        options={[
          { value: 'sun', label: 'Sun', icon: <SunIcon {...icon} /> },
          { value: 'moon', label: 'Moon', icon: <MoonIcon {...icon} /> },
        ]}
      />
      <SegmentedControl
        label="Tiles"
        variant="tiles"
        style={{ inlineSize: '100%' }}
        defaultValue="moon"
        options={[
          { value: 'sun', label: 'Sun', icon: <SunIcon {...icon} /> },
          { value: 'moon', label: 'Moon', icon: <MoonIcon {...icon} /> },
          { value: 'star', label: 'Disabled', disabled: true },
        ]}
      />
      <div style={{ inlineSize: '288px' }}>
        <SegmentedControl label="अवधि" lang="hi" options={hindiPeriods} fullWidth />
      </div>
    </div>
  ),
};
