import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { TextField } from '../text-field/index.ts';
import { NumberField } from './index.ts';

const meta = {
  title: 'Components/Forms/NumberField',
  excludeStories: /Example$/,
  component: NumberField,
  args: { label: 'Amount', name: 'amount', min: 1, hint: 'In rupees', onValueChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Everything is selected, as Tab and `fill()` of a test tool do, then typed over. The number is not grouped on focus. */
export const Replaced: Story = {
  tags: ['!dev'],
  args: { defaultValue: 25_000 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('spinbutton');
    input.select();
    input.focus();
    await waitFor(() => expect(input).toHaveValue('25000'));
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);
    document.execCommand('insertText', false, '30000');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(30_000));
    await userEvent.tab();
    await expect(input).toHaveValue('30,000');
    // The caret stays before the same digit.
    input.setSelectionRange(4, 4);
    input.focus();
    await waitFor(() => expect(input).toHaveValue('30000'));
    await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 3]);
  },
};

export const WithSteppers: Story = {
  args: {
    label: 'People in the sankalp',
    name: 'people',
    hint: undefined,
    min: 1,
    max: 8,
    defaultValue: 1,
    steppers: true,
  },
};

export const AllStates = stateSheet(NumberField, {
  props: { label: 'Amount', defaultValue: 1100 },
  variants: { steppers: [false, true] },
  states: ['rest', 'hover', 'focus', 'disabled', 'error', 'readOnly'],
  samples: {
    empty: { defaultValue: null, hint: 'In rupees', optional: true },
    'a year': { defaultValue: 1947, grouping: false },
    'out of range': { defaultValue: 40, min: 1, max: 8 },
    'at its end': { defaultValue: 8, max: 8, steppers: true },
  },
  hindi: { label: 'सदस्यों की संख्या', defaultValue: 2, hint: 'अधिकतम आठ', steppers: true },
  cell: '15rem',
});

/** Do: Nobody adds up PIN codes, so this is a [TextField](text-field.md) with `inputMode="numeric"`. */
export const CodeAsTextExample = () => (
  <TextField label="PIN code" inputMode="numeric" defaultValue="221001" />
);

/** Don’t: A PIN code in a NumberField looks like an amount: 2,21,001. */
export const CodeAsNumberExample = () => <NumberField label="PIN code" defaultValue={221001} />;

export const PeopleExample = () => (
  <NumberField
    label="People in the sankalp"
    hint="Eight at most"
    min={1}
    max={8}
    defaultValue={2}
    steppers
  />
);
