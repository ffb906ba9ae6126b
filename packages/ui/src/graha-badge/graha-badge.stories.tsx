import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { DignityBadge, GrahaBadge } from './index.ts';

const meta = {
  title: 'Components/Charts/GrahaBadge',
  component: GrahaBadge,
  subcomponents: { DignityBadge },
  tags: ['status:ready'],
  args: { graha: 'saturn', retrograde: true, dignity: 'own' },
} satisfies Meta<typeof GrahaBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Saturn')).toBeVisible();
    await expect(canvas.getByText('retrograde')).toBeVisible();
  }),
};

/** The dignity only, for use next to the name of the graha. */
export const DignityAlone: Story = {
  render: () => (
    <>
      Lord of the ascendant: Sun <DignityBadge dignity="exalted" />
    </>
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Exalted')).toBeVisible();
  }),
};

/** For a table cell: screen readers read the full words. */
export const Short: Story = { args: { variant: 'short', combust: true } };
