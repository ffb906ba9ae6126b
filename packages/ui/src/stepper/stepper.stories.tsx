import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { customSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Stack } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import { Stepper } from './index.ts';

const meta = {
  title: 'Components/Navigation/Stepper',
  excludeStories: /Example$/,
  component: Stepper,
  args: {
    label: 'Booking',
    steps: [
      { label: 'Puja', description: 'Rudrabhishek', href: '#puja' },
      { label: 'Date', description: 'Monday 14 April', href: '#date' },
      { label: 'Your details' },
      { label: 'Confirmation' },
    ],
    current: 2,
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your details').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
  },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };

const args: ComponentProps<typeof Stepper> = {
  label: 'Booking',
  steps: [{ label: 'Puja' }, { label: 'Date' }, { label: 'Your details' }, { label: 'Payment' }],
  current: 1,
};

const steps = [
  { label: 'Puja', description: 'Rudrabhishek', href: '#puja' },
  { label: 'Date', href: '#date', error: 'Choose another day' },
  { label: 'Your details', description: 'Name and mobile number' },
  { label: 'Payment' },
];

const stepsInHindi = [
  { label: 'अनुष्ठान', description: 'रुद्राभिषेक', href: '#puja' },
  { label: 'महामृत्युंजयजपानुष्ठानतिथि' },
  { label: 'पुष्टि' },
];

export const AllStates = customSheet(() => (
  <Stack gap="x6">
    {[0, 1, 4].map((current) => (
      <Stepper key={current} {...args} current={current} />
    ))}
    <Stepper label="Links, sentences, an error" steps={steps} current={2} />
    <Stepper label="Vertical" orientation="vertical" steps={steps} current={2} />
    <I18nProvider locale="hi" messages={hi}>
      <Stepper lang="hi" label="बुकिंग" steps={stepsInHindi} current={1} />
    </I18nProvider>
  </Stack>
));

const stepsOfExample = [
  { label: 'Puja', description: 'Rudrabhishek', href: '#puja' },
  { label: 'Date', description: 'Monday 14 April', href: '#date' },
  { label: 'Your details' },
  { label: 'Confirmation' },
];

/** Do: Each step has a name, and one that is done says what was chosen. */
export const NamesTheStepsExample = () => (
  <Stepper label="Booking" steps={stepsOfExample} current={2} />
);

/** Don’t: Numbers alone. Nobody knows what is still to come. */
export const NumbersAloneExample = () => (
  <Stepper
    label="Booking"
    steps={[{ label: 'Step 1' }, { label: 'Step 2' }, { label: 'Step 3' }, { label: 'Step 4' }]}
    current={2}
  />
);
