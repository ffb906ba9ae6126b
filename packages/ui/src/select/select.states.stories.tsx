import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Select } from './index.ts';

const options = ['Male', 'Female', 'Other'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  tags: ['visual'],
  args: { label: 'Gender', options },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Select>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '26rem' }}>
      <Select label="Nothing chosen" options={options} placeholder="Select your gender" />
      <Select label="Chosen" options={options} defaultValue="Female" hint="As on your documents" />
      <Select label="Optional" options={options} placeholder="Select your gender" optional />
      <Select
        label="In error"
        options={options}
        placeholder="Select your gender"
        error="Please select your Gender"
      />
      <Select label="Disabled" options={options} defaultValue="Other" disabled />
      <Select
        label="कारण"
        options={[{ value: 'x', label: 'ज्योतिषीय परामर्श से सन्तोषजनक समाधान प्राप्त नहीं हुआ' }]}
        lang="hi"
      />
    </div>
  ),
};
