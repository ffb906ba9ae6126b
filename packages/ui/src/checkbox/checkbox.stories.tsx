import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Checkbox, CheckboxGroup } from './index.ts';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  subcomponents: { CheckboxGroup },
  tags: ['status:new'],
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

export const IndeterminateTest: Story = {
  ...Indeterminate,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Everything' });
    await waitFor(() => expect(all).toBePartiallyChecked());
    await userEvent.click(all);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Health' }));
    await expect(all).toBePartiallyChecked();
  },
};
