import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { MoonPhase } from './index.ts';

const meta = {
  title: 'Components/Time/MoonPhase',
  component: MoonPhase,
  tags: ['status:new'],
  args: { illumination: 0.78, waxing: true },
  argTypes: { illumination: { control: { type: 'range', min: 0, max: 1, step: 0.01 } } },
} satisfies Meta<typeof MoonPhase>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Waxing gibbous, 78%, Shukla Paksha' }),
    ).toBeVisible();
  }),
};

/** With its name in words, as on the card of a day. */
export const Captioned: Story = {
  args: { captioned: true, title: 'Current Moon Phase', note: 'Sunday, 6 April 2025' },
};
