import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Select } from './index.ts';

const meta = {
  title: 'Components/Forms/Select',
  excludeStories: /Example$/,
  component: Select,
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

const options = ['Male', 'Female', 'Other'].map((label) => ({ value: label, label }));

export const AllStates = stateSheet(Select, {
  props: { label: 'Gender', options, defaultValue: 'Female' },
  states: ['rest', 'hover', 'focus', 'disabled', 'error'],
  samples: {
    'nothing chosen': {
      defaultValue: '',
      placeholder: 'Select your gender',
      hint: 'As on your documents',
      optional: true,
    },
  },
  hindi: {
    label: 'कारण',
    options: [{ value: 'x', label: 'ज्योतिषीय परामर्श से सन्तोषजनक समाधान प्राप्त नहीं हुआ' }],
    defaultValue: 'x',
  },
  cell: '13rem',
});

/** Do: Five schools would fill the page. The usual one is chosen beforehand. */
export const ManyChoicesExample = () => (
  <Select
    label="Ayanamsa"
    hint="Most almanacs use Lahiri"
    defaultValue="lahiri"
    options={[
      { value: 'lahiri', label: 'Lahiri (Chitrapaksha)' },
      { value: 'raman', label: 'Raman' },
      { value: 'krishnamurti', label: 'Krishnamurti' },
      { value: 'yukteshwar', label: 'Yukteshwar' },
      { value: 'surya', label: 'Surya Siddhanta' },
    ]}
  />
);

/** Don’t: Two choices behind a press. Show both in a RadioGroup. */
export const TwoChoicesExample = () => (
  <Select
    label="Chart style"
    options={[
      { value: 'north', label: 'North Indian' },
      { value: 'south', label: 'South Indian' },
    ]}
  />
);
