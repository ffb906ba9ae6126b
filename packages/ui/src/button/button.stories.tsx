import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { PencilIcon } from '../icons/index.ts';
import { Cluster } from '../layout/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { Button } from './index.ts';

const meta = {
  title: 'Components/Actions/Button',
  excludeStories: /Example$/,
  component: Button,
  args: { children: 'Generate Kundli', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A selected one of a group: `aria-pressed` on a secondary button. */
export const Chosen: Story = {
  args: { children: 'North', 'aria-pressed': true },
  play: async ({ canvas }) => {
    const { boxShadow } = getComputedStyle(canvas.getByRole('button', { pressed: true }));
    await expect(boxShadow).not.toBe('none');
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

export const AllStates = stateSheet(Button, {
  props: { children: 'Save', loadingLabel: 'Saving…' },
  variants: { variant: ['primary', 'secondary', 'quiet', 'danger', 'dangerFilled'] },
  states: [
    'rest',
    'hover',
    'focus',
    'pressed',
    'disabled',
    'loading',
    { small: { size: 'small' } },
  ],
  samples: { chosen: { 'aria-pressed': true }, 'long words': { children: 'Generate Kundli' } },
  hindi: { children: 'सम्पूर्णजन्मकुण्डलीविश्लेषण देखें' },
});

export const VariantsExample = () => (
  <Cluster gap="x4">
    <Button variant="primary">Save chart</Button>
    <Button>Edit details</Button>
    <Button variant="quiet">Skip</Button>
    <Button variant="danger">Delete chart</Button>
  </Cluster>
);

export const SizesExample = () => (
  <Cluster gap="x4">
    <Button>Regular</Button>
    <Button size="small">Small</Button>
    <Button icon={<PencilIcon size={20} aria-hidden />}>With an icon</Button>
    <Button disabled>Disabled</Button>
  </Cluster>
);

export function SavingExample() {
  const [saving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    setTimeout(() => setSaving(false), 3000);
  };
  return (
    <Button variant="primary" loading={saving} loadingLabel="Saving…" onClick={save}>
      Save chart
    </Button>
  );
}

/** Do: One filled button for each task. All others are secondary. */
export const OneFilledExample = () => (
  <Cluster gap="x4">
    <Button variant="primary">Save chart</Button>
    <Button>Cancel</Button>
  </Cluster>
);

/** Don’t: Two filled buttons. The visitor has to work out which one is the next step. */
export const TwoFilledExample = () => (
  <Cluster gap="x4">
    <Button variant="primary">Save chart</Button>
    <Button variant="primary">Cancel</Button>
  </Cluster>
);

/** Do: A verb and its object say what will happen. */
export const VerbAndObjectExample = () => <Button variant="primary">Book this puja</Button>;

/** Don’t: A word that would fit any form. Nobody knows what is sent, or where. */
export const VagueExample = () => <Button variant="primary">Submit</Button>;
