import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { rashiNames } from '../glyphs/index.ts';
import { ZodiacPicker, ZodiacWheel } from './index.ts';

const meta = {
  title: 'Components/Charts/ZodiacPicker',
  component: ZodiacPicker,
  subcomponents: { ZodiacWheel },
  tags: ['status:ready'],
  args: { label: 'Your rashi', moonSign: 4, defaultValue: 7 },
} satisfies Meta<typeof ZodiacPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With `hrefOf` each arch leads to a page. */
export const Links: Story = {
  args: {
    label: 'Zodiac signs',
    hrefOf: (rashi) => `/zodiac/${rashiNames.words[rashi].toLowerCase()}`,
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Cancer/ })).toHaveAttribute(
      'href',
      '/zodiac/cancer',
    );
  }),
};

/** On one line, scrolled to the chosen arch. */
export const Strip: Story = {
  args: { layout: 'strip', defaultValue: 9 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
};

export const StripTest: Story = {
  ...Strip,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole('radiogroup').firstElementChild!;
    const isInView = (name: RegExp) => {
      const arch = canvas.getByRole('radio', { name }).getBoundingClientRect();
      const frame = strip.getBoundingClientRect();
      return arch.left >= frame.left && arch.right <= frame.right;
    };
    await expect(isInView(/Sagittarius/)).toBe(true);
    await expect(isInView(/Aries/)).toBe(false);
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(isInView(/Aries/)).toBe(true));
  }),
};

/** The twelve on a dial, one of them named in the hub: ZodiacWheel. */
export const Wheel: Story = { render: () => <ZodiacWheel label="Your rashi" /> };

/** A ZodiacWheel narrower than 320 px is a list; the zodiac is not mirrored in right-to-left text. */
export const WheelTest: Story = {
  tags: ['!dev'],
  render: () => (
    <>
      <div dir="rtl">
        <ZodiacWheel label="Right to left" />
      </div>
      <div style={{ inlineSize: '300px' }} data-narrow>
        <ZodiacWheel label="Narrow" />
      </div>
    </>
  ),
  play: inEnglish(async ({ canvas, canvasElement }) => {
    const [aries, cancer] = [/^Aries/, /^Cancer/].map((name) =>
      canvas.getAllByRole('radio', { name })[0]!.getBoundingClientRect(),
    );
    await expect(cancer?.x).toBeGreaterThan(aries?.x ?? 0);
    const narrow = canvasElement.querySelector('[data-narrow]')!;
    await expect(narrow.querySelector('svg[viewBox="0 0 400 400"]')).not.toBeVisible();
  }),
};
