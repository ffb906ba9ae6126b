import type { Meta, StoryObj } from '@storybook/react-vite';
import { EyeIcon } from '../icons/index.ts';
import { modes } from '../../test/chromatic-modes.ts';
import { Toggle, ToggleGroup } from './index.ts';

const meta = {
  title: 'Components/Actions/Toggle',
  component: Toggle,
  tags: ['visual'],
  args: { children: 'Sample' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Toggle>;

export default meta;

const icon = <EyeIcon size={20} strokeWidth={1.6} aria-hidden />;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {(['regular', 'small'] as const).map((size) => (
        <ToggleGroup key={size} label={`Sample, ${size}`}>
          <Toggle size={size}>Off</Toggle>
          <Toggle size={size} defaultPressed>
            On
          </Toggle>
          <Toggle size={size} icon={icon} defaultPressed>
            On, with an icon
          </Toggle>
          <Toggle size={size} disabled>
            Disabled
          </Toggle>
        </ToggleGroup>
      ))}
      <ToggleGroup label="कुंडली में दिखाएँ" lang="hi">
        <Toggle defaultPressed>अंश</Toggle>
        <Toggle>सम्पूर्णअष्टकवर्गबिन्दुविश्लेषण</Toggle>
      </ToggleGroup>
    </div>
  ),
};
