import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { RadioGroup } from './index.ts';

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
];
const packages = [
  { value: 'standard', label: 'Standard', aside: '₹1,100', description: 'One priest, 45 minutes' },
  { value: 'premium', label: 'Premium', aside: '₹2,100', description: 'Two priests, 90 minutes' },
  { value: 'elite', label: 'Elite', aside: '₹5,100', description: 'Sold out', disabled: true },
];

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  tags: ['visual'],
  args: { label: 'Gender', options: genders },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof RadioGroup>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '60rem' }}>
      <RadioGroup label="None chosen" options={genders} />
      <RadioGroup label="Chosen, in a row" options={genders} defaultValue="female" layout="row" />
      <RadioGroup label="Optional" options={genders} layout="row" optional hint="Say it or not" />
      <RadioGroup
        label="In error"
        options={genders}
        layout="row"
        error="Please select your Gender"
      />
      <RadioGroup label="Disabled" options={genders} defaultValue="other" layout="row" disabled />
      <RadioGroup label="With descriptions" options={packages} defaultValue="premium" />
      <RadioGroup label="Cards" options={packages} defaultValue="premium" layout="cards" />
      <RadioGroup
        label="Cards in error"
        options={packages}
        layout="cards"
        error="Please select a package"
      />
      <RadioGroup
        label="लिंग"
        options={[
          { value: 'male', label: 'पुरुष' },
          { value: 'female', label: 'स्त्री' },
          { value: 'other', label: 'अन्य', description: 'जैसा आप बताना चाहें' },
        ]}
        defaultValue="female"
        lang="hi"
      />
    </div>
  ),
};
