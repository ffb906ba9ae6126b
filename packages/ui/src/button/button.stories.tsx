import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { SearchField } from '../search-field/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
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

export const Loading: Story = {
  args: { variant: 'primary', loading: true, loadingLabel: 'Saving…' },
};

/** A selected one of a group: `aria-pressed` on a secondary button. */
export const Chosen: Story = {
  args: { children: 'North', 'aria-pressed': true },
  play: async ({ canvas }) => {
    const { boxShadow } = getComputedStyle(canvas.getByRole('button', { pressed: true }));
    await expect(boxShadow).not.toBe('none');
  },
};

/** A long label wraps at 320 px. */
export const LongHindiLabel: Story = {
  tags: ['!dev'],
  args: { variant: 'primary', children: 'अपनी जन्मकुंडली का सम्पूर्ण विश्लेषण अभी निःशुल्क देखें', lang: 'hi' },
  decorators: [inWidth('13rem')],
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
    const roles = ['button', 'textbox', 'combobox', 'searchbox'];
    const places = roles.map((role) => canvas.getByRole(role).getBoundingClientRect());
    await expect(new Set(places.map(({ height }) => height)).size).toBe(1);
    await expect(new Set(places.map(({ top }) => top)).size).toBe(1);
  },
};
