import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
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
  decorators: [inWidth('26rem')],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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

/** A long option is truncated with an ellipsis; the browser's list shows it in full. */
export const LongHindi: Story = {
  tags: ['!dev'],
  args: {
    label: 'खाता हटाने का कारण',
    defaultValue: 'long',
    options: [{ value: 'long', label: 'ज्योतिषीय परामर्श से अपेक्षित सन्तोषजनक समाधान प्राप्त नहीं हुआ' }],
    lang: 'hi',
  },
  decorators: [inWidth('18rem')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox').offsetWidth).toBeLessThanOrEqual(288);
  },
};
