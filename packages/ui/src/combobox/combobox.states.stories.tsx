import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { modes } from '../../test/chromatic-modes.ts';
import { gotras } from './combobox.examples.tsx';
import { Combobox, MultiSelect } from './index.ts';

const [frequent] = gotras;
const options = frequent!.options;
const [long] = [{ value: 'long', label: 'श्रीवेंकटनरसिंहराजुवारिगोत्रोत्पन्न कुलपरम्परा' }];

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  tags: ['visual'],
  args: { label: 'Gotra', options: gotras },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof Combobox>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  tags: ['!dev'],
  render: () => (
    <div
      style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '26rem', paddingBlockEnd: '17rem' }}
    >
      <Combobox label="Empty" options={options} placeholder="Type or choose" />
      <Combobox label="Chosen" options={options} defaultValue={options[0]} />
      <Combobox label="In error" options={options} error="Please choose your gotra." />
      <Combobox label="Disabled" options={options} defaultValue={options[0]} disabled />
      <Combobox label="Read only" options={options} defaultValue={options[0]} readOnly />
      <MultiSelect label="None chosen" options={options} placeholder="Type or choose" />
      <MultiSelect label="Some chosen" options={options} defaultValue={options} />
      <MultiSelect label="Some in error" options={options} error="Please choose two at most." />
      <MultiSelect label="Some disabled" options={options} defaultValue={options} disabled />
      <MultiSelect label="Some read only" options={options} defaultValue={options} readOnly />
      <MultiSelect label="गोत्र" options={[long!]} defaultValue={[long!]} lang="hi" />
      <Combobox label="List open" options={gotras} defaultValue={options[1]} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'List open' });
    box.scrollIntoView({ block: 'center' });
    await userEvent.click(box);
    const list = await canvas.findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
  },
};
