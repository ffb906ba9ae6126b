import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { placed } from '../../test/placed.ts';
import { inEnglish } from '../../test/plays.ts';
import { Stack, Text } from '../layout/index.ts';
import { gotras } from './combobox.examples.tsx';
import { Combobox, MultiSelect } from './index.ts';

const languages = ['Hindi', 'English', 'Marathi', 'Tamil', 'Telugu', 'Bengali', 'Gujarati'].map(
  (label) => ({ value: label.slice(0, 2).toLowerCase(), label }),
);

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  subcomponents: { MultiSelect: MultiSelect as never },
  tags: ['status:new'],
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
