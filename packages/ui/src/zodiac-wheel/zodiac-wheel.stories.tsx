import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { ZodiacWheel } from './index.ts';

const meta = {
  title: 'Components/Charts/ZodiacWheel',
  component: ZodiacWheel,
  tags: ['status:ready'],
  args: { label: 'Your rashi' },
} satisfies Meta<typeof ZodiacWheel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /^Taurus/ })).toHaveFocus();
  }),
};

/** In a container narrower than 320 px: the same twelve choices as a list. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '300px' }}>
        <Story />
      </div>
    ),
  ],
  play: inEnglish(async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(12);
    await expect(canvas.getByText('Scorpio')).toBeVisible();
    await expect(canvasElement.querySelector('svg[viewBox="0 0 400 400"]')).not.toBeVisible();
  }),
};

/** The zodiac is not mirrored in right-to-left text. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: inEnglish(async ({ canvas }) => {
    const [aries, cancer] = [/^Aries/, /^Cancer/].map((name) =>
      canvas.getByRole('radio', { name }).getBoundingClientRect(),
    );
    await expect(cancer?.x).toBeGreaterThan(aries?.x ?? 0);
  }),
};
