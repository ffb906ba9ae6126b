import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { customSheet, stateSheet } from '../../test/state-sheet.tsx';
import { placed } from '../../test/placed.ts';
import { inEnglish } from '../../test/plays.ts';
import { Stack, Text } from '../layout/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Combobox, MultiSelect } from './index.ts';

const languages = ['Hindi', 'English', 'Marathi', 'Tamil', 'Telugu', 'Bengali', 'Gujarati'].map(
  (label) => ({ value: label.slice(0, 2).toLowerCase(), label }),
);

const gotras = [
  {
    label: 'Most frequent',
    options: ['Bharadwaja', 'Kashyapa', 'Vasishtha', 'Shandilya'],
  },
  {
    label: 'Others',
    options: ['Agastya', 'Atri', 'Gautama', 'Jamadagni', 'Kaundinya', 'Maudgalya', 'Vishvamitra'],
  },
].map(({ label, options }) => ({
  label,
  options: options.map((name) => ({ value: name.toLowerCase(), label: name })),
}));

const meta = {
  title: 'Components/Forms/Combobox',
  excludeStories: /Example$/,
  component: Combobox,
  subcomponents: { MultiSelect: MultiSelect as never },
  args: { label: 'Gotra', name: 'gotra', options: gotras, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Gotra' });
    await userEvent.click(input);
    const list = canvas.getByRole('listbox');
    await placed(list);
    await expect(list.offsetWidth).toBe(input.offsetWidth);
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    // The last option is scrolled into view as the keys reach it.
    await userEvent.keyboard('{ArrowUp}');
    const last = canvas.getAllByRole('option').at(-1)!;
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        list.getBoundingClientRect().bottom,
      ),
    );
    await userEvent.keyboard('agas');
    await userEvent.click(canvas.getByRole('option', { name: 'Agastya' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      value: 'agastya',
      label: 'Agastya',
    });
  }),
};

/** Several options, each a tag that can be removed. */
export const Several: Story = {
  render: () => (
    <MultiSelect label="Languages" options={languages} defaultValue={languages.slice(0, 3)} />
  ),
};

/** Options that a search finds: here everything but “x” is found after a second. */
export const Loaded: Story = {
  args: {
    label: 'Astrologer',
    options: undefined,
    load: async (query) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      if (query.includes('x')) throw new Error('offline');
      return ['Anita Deshmukh', 'Imran Qureshi', 'Kavya Reddy'].map((label) => ({
        value: label,
        label: `${label} (${query})`,
      }));
    },
  },
};

/** Suggestions: any text will do. */
export const FreeText: Story = { args: { freeText: true } };

/** An option of two lines; `renderOption` renders any content. */
export const TwoLines: Story = {
  args: {
    renderOption: (option) => (
      <Stack gap="x1">
        <Text weight="strong">{(option as { label: string }).label}</Text>
        <Text size="small" tone="muted">
          Gotra of a rishi
        </Text>
      </Stack>
    ),
  },
};

const [frequent] = gotras;

const options = frequent!.options;

const [long] = [{ value: 'long', label: 'श्रीवेंकटनरसिंहराजुवारिगोत्रोत्पन्न कुलपरम्परा' }];

const One = (props: object) => <Combobox label="Gotra" options={options} {...props} />;
const Multi = (props: object) => <MultiSelect label="Gotras" options={options} {...props} />;

const sheet = customSheet(
  ...[One, Multi].map(
    (Field) =>
      stateSheet(Field, {
        states: ['rest', 'hover', 'focus', 'pressed', 'disabled', 'error', 'readOnly'],
        cell: '14rem',
      }).render,
  ),
  () => (
    <div
      style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '26rem', paddingBlockEnd: '17rem' }}
    >
      <Combobox label="Empty" options={options} placeholder="Type or choose" />
      <Combobox label="Chosen" options={options} defaultValue={options[0]} />
      <Combobox label="Chosen, disabled" options={options} defaultValue={options[0]} disabled />
      <MultiSelect label="Some chosen" options={options} defaultValue={options} />
      <MultiSelect label="Some disabled" options={options} defaultValue={options} disabled />
      <MultiSelect label="Some read only" options={options} defaultValue={options} readOnly />
      <MultiSelect label="गोत्र" options={[long!]} defaultValue={[long!]} lang="hi" />
      <Combobox label="List open" options={gotras} defaultValue={options[1]} />
    </div>
  ),
);

export const AllStates: Story = {
  ...sheet,
  args: { label: 'Gotra', options: gotras },
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    sheet.play({ canvasElement });
    const box = canvas.getByRole('combobox', { name: 'List open' });
    box.scrollIntoView({ block: 'center' });
    await userEvent.click(box);
    const list = await canvas.findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
  },
};

export const ManyToTypeForExample = () => (
  <Combobox label="Gotra" options={gotras} hint="The priest says it in the sankalpa." />
);

export const TwoOptionsExample = () => (
  <Combobox
    label="Chart style"
    options={[
      { value: 'north', label: 'North Indian' },
      { value: 'south', label: 'South Indian' },
    ]}
  />
);

export const TwoRadiosExample = () => (
  <RadioGroup
    label="Chart style"
    options={[
      { value: 'north', label: 'North Indian' },
      { value: 'south', label: 'South Indian' },
    ]}
  />
);
