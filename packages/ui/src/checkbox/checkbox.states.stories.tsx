import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Checkbox, CheckboxGroup } from './index.ts';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  tags: ['visual'],
  args: { label: 'Sample' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Checkbox>;

export default meta;

const topics = [
  { value: 'career', label: 'Career and money' },
  { value: 'health', label: 'Health', description: 'No substitute for a doctor’s advice' },
  { value: 'travel', label: 'Travel', disabled: true },
];

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
        gap: '1.5rem',
        alignItems: 'start',
        maxInlineSize: '60rem',
      }}
    >
      <div>
        <Checkbox label="Empty" />
        <Checkbox label="Ticked" defaultChecked />
        <Checkbox label="Some of them" indeterminate />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled and ticked" disabled defaultChecked />
        <Checkbox label="Disabled, some of them" disabled indeterminate />
      </div>
      <div>
        <Checkbox label="With a hint" hint="You can take it back at any time." />
        <Checkbox label="Not asked of all" optional />
        <Checkbox label="In error" error="Please tick the box to go on" />
        <Checkbox label="In error and ticked" error="This is closed now" defaultChecked />
      </div>
      <CheckboxGroup
        label="What would you like to talk about?"
        hint="As many as you like"
        options={topics}
        defaultValue={['health']}
      />
      <CheckboxGroup label="In error" error="Choose at least one" options={topics} />
      <CheckboxGroup
        label="In a row"
        options={['Mon', 'Tue', 'Wed', 'Thu'].map((label) => ({ value: label, label }))}
        defaultValue={['Tue', 'Wed']}
        layout="row"
      />
      <CheckboxGroup
        label="आप किस विषय पर बात करना चाहेंगे?"
        options={[
          { value: 'career', label: 'व्यवसाय और धन' },
          { value: 'health', label: 'स्वास्थ्य', description: 'चिकित्सक की सलाह का स्थान नहीं लेता' },
        ]}
        defaultValue={['career']}
        lang="hi"
      />
    </div>
  ),
};
