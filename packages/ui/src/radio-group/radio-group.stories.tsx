import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { RadioGroup } from './index.ts';

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
];

const meta = {
  title: 'Components/Forms/RadioGroup',
  excludeStories: /Example$/,
  component: RadioGroup,
  args: { label: 'Gender', name: 'gender', options: genders },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Three packages: the whole card is the target, and its price is read with its name. */
export const Cards: Story = {
  args: {
    label: 'Select Your Package',
    name: 'package',
    layout: 'cards',
    defaultValue: 'standard',
    options: [
      {
        value: 'standard',
        label: 'Standard',
        aside: '₹1,100',
        description: 'One priest, 45 minutes, your name and gotra in the sankalp',
      },
      {
        value: 'premium',
        label: 'Premium',
        aside: '₹2,100',
        description: 'Two priests, 90 minutes, and a recording to keep',
      },
      {
        value: 'elite',
        label: 'Elite',
        aside: '₹5,100',
        description: 'Five priests, three hours, prasad sent to your home',
      },
    ],
  },
};

export const CardsTest: Story = {
  ...Cards,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    // The element that a pointer hits at the text of the card outside the label.
    const { x, y } = canvas.getByText(/Five priests/).getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(x + 2, y + 2)!);
    await expect(canvas.getByRole('radio', { name: 'Elite ₹5,100' })).toBeChecked();
  },
};

const options = [
  { value: 'premium', label: 'Premium', aside: '₹2,100', description: 'Two priests, 90 minutes' },
  { value: 'elite', label: 'Elite', aside: '₹5,100', description: 'Sold out', disabled: true },
];

export const AllStates = stateSheet(RadioGroup, {
  props: { label: 'Package', options },
  variants: { layout: ['list', 'row', 'cards'] },
  states: ['rest', 'hover', 'focus', { chosen: { defaultValue: 'premium' } }, 'disabled', 'error'],
  samples: { optional: { optional: true, hint: 'Say it or not' } },
  hindi: {
    label: 'लिंग',
    options: [
      { value: 'male', label: 'पुरुष' },
      { value: 'other', label: 'अन्य', description: 'जैसा आप बताना चाहें' },
    ],
    defaultValue: 'male',
  },
  cell: '15rem',
});

/** Do: Two short answers in a row. The one that suits most is chosen. */
export const ShortWordsExample = () => (
  <RadioGroup
    label="Language of the report"
    layout="row"
    defaultValue="hi"
    options={[
      { value: 'hi', label: 'Hindi' },
      { value: 'en', label: 'English' },
    ]}
  />
);

/** Don’t: Sentences in a row. The lines break apart and nobody can compare them. Use a list or cards. */
export const LongWordsExample = () => (
  <RadioGroup
    label="How shall we send the report?"
    layout="row"
    options={[
      { value: 'mail', label: 'As an e-mail with a PDF, about five minutes after you have paid' },
      { value: 'post', label: 'Printed and bound, by post within seven working days' },
    ]}
  />
);
