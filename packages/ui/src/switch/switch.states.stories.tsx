import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Switch } from './index.ts';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  tags: ['visual'],
  args: { label: 'Sample' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Switch>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="With a hint" hint="On charts wider than 440 px" defaultChecked />
      <Switch label="In error" error="This could not be saved" />
      <Switch label="Disabled" disabled />
      <Switch label="Disabled and on" disabled defaultChecked />
      <Switch label="सटीक समय ज्ञात नहीं" defaultChecked lang="hi" />
    </div>
  ),
};
