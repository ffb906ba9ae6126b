import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Stack } from '../layout/index.ts';
import { Checkbox, CheckboxGroup } from './index.ts';

const meta = {
  title: 'Components/Forms/Checkbox',
  excludeStories: /Example$/,
  component: Checkbox,
  subcomponents: { CheckboxGroup },
  args: { label: 'I have read this disclaimer', name: 'acknowledged', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read this disclaimer' });
    await userEvent.click(canvas.getByText('I have read this disclaimer'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(box.closest('label')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

const topics = [
  { value: 'career', label: 'Career and money' },
  { value: 'marriage', label: 'Marriage and family' },
  { value: 'health', label: 'Health', description: 'No substitute for a doctor’s advice' },
] as const;

export const Group: Story = {
  render: () => (
    <CheckboxGroup
      label="What would you like to talk about?"
      hint="As many as you like"
      options={topics}
      defaultValue={['marriage']}
    />
  ),
};

function AllOfThem() {
  const [chosen, setChosen] = useState<readonly string[]>(['career']);
  const values = topics.map(({ value }) => value);
  return (
    <>
      <Checkbox
        label="Everything"
        checked={chosen.length === topics.length}
        indeterminate={chosen.length > 0 && chosen.length < topics.length}
        onChange={(event) => setChosen(event.target.checked ? values : [])}
      />
      <CheckboxGroup
        label="Topics of your report"
        labelHidden
        options={topics}
        value={chosen as typeof values}
        onValueChange={setChosen}
      />
    </>
  );
}

/** A checkbox for a group is indeterminate while some of its boxes are checked. */
export const Indeterminate: Story = {
  render: () => <AllOfThem />,
};

const topicsOfStates = [
  { value: 'career', label: 'Career and money' },
  { value: 'health', label: 'Health', description: 'No substitute for a doctor’s advice' },
  { value: 'travel', label: 'Travel', disabled: true },
];

export const AllStates = stateSheet(Checkbox, {
  props: { label: 'Career' },
  states: [
    'rest',
    'hover',
    'focus',
    { chosen: { defaultChecked: true } },
    { 'some of them': { indeterminate: true } },
    'disabled',
    { 'disabled and chosen': { disabled: true, defaultChecked: true } },
    'error',
    { hint: { hint: 'You can take it back at any time.' } },
    { optional: { optional: true } },
  ],
  samples: {
    'a group': (
      <CheckboxGroup
        label="Topics"
        hint="As many as you like"
        options={topicsOfStates}
        defaultValue={['health']}
      />
    ),
    'a group in error': (
      <CheckboxGroup
        label="Topics"
        error="Choose at least one"
        options={topicsOfStates}
        layout="row"
      />
    ),
  },
  hindi: {
    label: 'मैं शर्तों से सहमत हूँ',
    hint: 'सहमति कभी भी वापस ली जा सकती है।',
    defaultChecked: true,
  },
  cell: '14rem',
});

/** Do: A tick means yes, and the box is empty until someone ticks it. */
export const SaysYesExample = () => (
  <Checkbox label="Send me my forecast each month" hint="By e-mail. You can stop it at any time." />
);

/** Don’t: A tick that means no, already set. People agree to what they did not read. */
export const SaysNoExample = () => <Checkbox label="Don’t send me e-mails" defaultChecked />;

/** Do: Boxes that belong together are a group with a question. */
export const OneQuestionExample = () => (
  <CheckboxGroup
    label="What would you like to read about?"
    options={[
      { value: 'career', label: 'Career' },
      { value: 'marriage', label: 'Marriage' },
      { value: 'health', label: 'Health' },
    ]}
  />
);

/** Don’t: Loose boxes. A screen reader reads “Career, not ticked” and nobody knows what for. */
export const NoQuestionExample = () => (
  <Stack gap="x3">
    <Checkbox label="Career" />
    <Checkbox label="Marriage" />
    <Checkbox label="Health" />
  </Stack>
);
