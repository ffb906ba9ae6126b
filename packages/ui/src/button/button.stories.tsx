import type { Meta, StoryObj } from '@storybook/react-vite';
import { PencilIcon } from '../icons/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { expect, fn } from 'storybook/test';
import { Button } from './index.ts';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  tags: ['status:ready'],
  args: { children: 'Generate Kundli', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Kundli' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Primary: Story = { args: { variant: 'primary' } };

export const WithIcon: Story = {
  args: {
    children: 'Edit Birth Details',
    icon: <PencilIcon size={20} strokeWidth={1.6} aria-hidden />,
  },
};

export const Loading: Story = {
  args: { variant: 'primary', loading: true, loadingLabel: 'Saving…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A selected one of a group: `aria-pressed` on a secondary button. */
export const Chosen: Story = {
  args: { children: 'North', 'aria-pressed': true },
  play: async ({ canvas }) => {
    const { boxShadow } = getComputedStyle(canvas.getByRole('button', { pressed: true }));
    await expect(boxShadow).not.toBe('none');
  },
};

/** A long Hindi label wraps at 320 px and keeps the minimum target height. */
export const LongHindiLabel: Story = {
  args: { variant: 'primary', children: 'अपनी जन्मकुंडली का सम्पूर्ण विश्लेषण अभी निःशुल्क देखें', lang: 'hi' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '13rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('button');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Controls in one row have one height. */
export const BesideFields: Story = {
  tags: ['!dev'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '1rem' }}>
      <Button>Search</Button>
      <TextField label="Name" />
      <Select label="Year" options={[{ value: '2026', label: '2026' }]} />
      <SearchField label="Article" />
    </div>
  ),
  play: async ({ canvas }) => {
    const controls = [
      canvas.getByRole('button', { name: 'Search' }),
      canvas.getByRole('textbox', { name: 'Name' }),
      canvas.getByRole('combobox', { name: 'Year' }),
      canvas.getByRole('searchbox', { name: 'Article' }),
    ];
    const places = controls.map((control) => {
      const { top, height } = control.getBoundingClientRect();
      return { top, height };
    });
    await expect(new Set(places.map(({ height }) => height)).size).toBe(1);
    await expect(new Set(places.map(({ top }) => top)).size).toBe(1);
  },
};
