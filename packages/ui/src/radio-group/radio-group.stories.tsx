import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
  args: { label: 'Gender', name: 'gender', options: genders, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Female'));
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('female');
  },
};

export const InARow: Story = { args: { layout: 'row', defaultValue: 'female' } };

export const WithDescriptions: Story = {
  args: {
    label: 'Ayanamsa',
    name: 'ayanamsa',
    defaultValue: 'lahiri',
    options: [
      {
        value: 'lahiri',
        label: 'Lahiri',
        description: 'The one of the national calendar of India',
      },
      { value: 'raman', label: 'Raman', description: 'About one and a half degrees less' },
    ],
  },
};

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

export const InError: Story = {
  args: { error: 'Please select your Gender', required: true, layout: 'row' },
};

/** At 320 px cards are below one another, and long words break. */
export const LongHindi: Story = {
  args: {
    ...Cards.args,
    label: 'अपना पूजा-संस्करण चुनें',
    lang: 'hi',
    options: [
      {
        value: 'standard',
        label: 'महामृत्युंजयजपानुष्ठानसहित',
        aside: '₹1,100',
        description: 'एक पुरोहित, पैंतालीस मिनट, संकल्प में आपका नाम और गोत्र',
      },
      { value: 'elite', label: 'सम्पूर्ण', aside: '₹5,100', description: 'प्रसाद आपके घर तक' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }} data-testid="narrow">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
