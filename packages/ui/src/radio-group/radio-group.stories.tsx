import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RadioGroup } from './index.ts';

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
];

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  tags: ['status:new'],
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
