import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { customSheet, stateSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import { Slider, type SliderProps } from './index.ts';

const onValueChange = fn();
const meta = {
  title: 'Components/Forms/Slider',
  excludeStories: /Example$/,
  component: Slider,
  args: { label: 'Distance', max: 50, defaultValue: 10, ticks: true, onValueChange },
} satisfies Meta<SliderProps>;

export default meta;
type Story = StoryObj<SliderProps>;

export const Default: Story = {};

/** A lower and an upper value. */
export const Range: Story = {
  render: () => (
    <Slider
      range
      label="Price"
      max={10_000}
      step={100}
      defaultValue={[1000, 5100]}
      format={(rupees) => `₹${rupees.toLocaleString('en-IN')}`}
    />
  ),
};

export const AllStates: StoryObj = customSheet(
  stateSheet(Slider, {
    props: { label: 'Distance', defaultValue: 40, ticks: true },
    // The thumb is a part of the browser's control, whose look a script cannot read.
    states: ['rest', { 'thumb, hover': {} }, { 'thumb, focus': {} }, 'disabled', 'error'],
    cell: '14rem',
  }).render,
  () => (
    <Grid minItem="18rem" gap="x6">
      <Slider label="At the start" max={12} ticks hint="In steps of one" />
      <Slider label="In the middle" defaultValue={40} format={(value) => `${value} km`} />
      <Slider label="At the end" defaultValue={100} ticks />
      <Slider label="Range" range defaultValue={[20, 70]} ticks />
      <Slider label="Range, both at the end" range defaultValue={[100, 100]} />
      <Slider label="Range, disabled" range defaultValue={[20, 70]} disabled />
      <I18nProvider locale="hi" messages={hi}>
        <Slider
          lang="hi"
          label="महामृत्युंजयजपानुष्ठानकीसंख्या"
          max={108}
          defaultValue={54}
          format={(value) => `${value} जपमालाएँ`}
        />
      </I18nProvider>
    </Grid>
  ),
);

/** Do: A value that is about right, in the words that people use. */
export const AboutRightExample = () => (
  <Slider label="Distance" max={50} defaultValue={10} format={(km) => `${km} km`} ticks />
);

/** Don’t: A year. A finger cannot hit one of 126: use a [NumberField](number-field.md). */
export const ExactNumberExample = () => (
  <Slider label="Year of birth" min={1900} max={2026} defaultValue={1994} />
);
