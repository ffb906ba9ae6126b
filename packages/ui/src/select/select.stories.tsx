import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select } from './index.ts';

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  tags: ['status:ready'],
  args: {
    label: 'Gender',
    name: 'gender',
    options: ['Male', 'Female', 'Other'].map((label) => ({ value: label, label })),
    placeholder: 'Select your gender',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Gender' });
    await expect(select).toHaveDisplayValue('Select your gender');
    await userEvent.selectOptions(select, 'Female');
    await expect(select).toHaveValue('Female');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const InError: Story = {
  args: {
    label: 'Reason',
    placeholder: 'Select a reason',
    error: 'Please select a reason for deleting your account',
    required: true,
  },
};

export const Grouped: Story = {
  args: {
    label: 'Ayanamsa',
    placeholder: undefined,
    options: [
      { label: 'Usual in India', options: [{ value: 'lahiri', label: 'Lahiri (Chitrapaksha)' }] },
      {
        label: 'Other schools',
        options: [
          { value: 'raman', label: 'Raman' },
          { value: 'krishnamurti', label: 'Krishnamurti' },
        ],
      },
    ],
  },
};

export const SixtyMinutes: Story = {
  args: {
    label: 'Minute',
    placeholder: 'Minute',
    options: Array.from({ length: 60 }, (_, minute) => {
      const value = String(minute).padStart(2, '0');
      return { value, label: value };
    }),
  },
};

/** At 320 px a long option is truncated with an ellipsis; the browser's list shows it in full. */
export const LongHindi: Story = {
  args: {
    label: 'खाता हटाने का कारण',
    defaultValue: 'long',
    options: [{ value: 'long', label: 'ज्योतिषीय परामर्श से अपेक्षित सन्तोषजनक समाधान प्राप्त नहीं हुआ' }],
    lang: 'hi',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox').getBoundingClientRect().width).toBeLessThanOrEqual(
      288,
    );
  },
};
