import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { inEnglish } from '../../test/plays.ts';
import { customSheet, stateSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { rashiNames, type RashiNumber } from '../glyphs/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Stack, Text } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import { TextField } from '../text-field/index.ts';
import { ZodiacPicker, ZodiacWheel } from './index.ts';

const meta = {
  title: 'Astrology/Charts/ZodiacPicker',
  excludeStories: /Example$/,
  component: ZodiacPicker,
  subcomponents: { ZodiacWheel },
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
  decorators: [inWidth('288px')],
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

const hrefOf = () => '/';

export const AllStates = customSheet(
  () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <ZodiacPicker label="The Moon in Cancer" hrefOf={hrefOf} moonSign={4} />
      <ZodiacPicker label="Scorpio chosen, the Moon in Cancer" moonSign={4} defaultValue={8} />
      <ZodiacPicker label="On one line" layout="strip" defaultValue={11} />
      <ZodiacWheel label="Aries" />
      <I18nProvider locale="hi" messages={hi}>
        <div lang="hi" style={{ display: 'grid', gap: '2rem' }}>
          <ZodiacPicker label="हिन्दी" hrefOf={hrefOf} moonSign={8} />
          <ZodiacWheel label="वृश्चिक" defaultValue={8} />
        </div>
      </I18nProvider>
      <div style={{ inlineSize: '300px', maxInlineSize: '100%' }}>
        <ZodiacWheel label="Narrow" defaultValue={9} />
      </div>
    </div>
  ),
  stateSheet(ZodiacPicker, {
    props: { label: 'Your rashi', layout: 'strip' },
    states: ['rest', 'hover', 'focus', { chosen: { defaultValue: 1 } }],
    cell: '18rem',
  }).render,
);

/** Do: Twelve links, each to the page of its sign. */
export const LeadsToPagesExample = () => (
  <ZodiacPicker
    label="Horoscopes of the twelve signs"
    hrefOf={(rashi) => `#horoscope-${rashi}`}
    moonSign={4}
  />
);

/** Don’t: Twelve arches between the fields of a form. A [Select](select.md) takes one line. */
export const InAFormExample = () => (
  <Stack>
    <TextField
      label="Your name"
      hint="As you would like to see it on the first page of your report"
      defaultValue="Farah Khan"
    />
    <ZodiacPicker label="Your rashi" defaultValue={4} />
    <Button variant="primary">Send</Button>
  </Stack>
);

/** Do: The text next to the wheel changes with the choice. */
export function ChangesTheTextExample() {
  const [rashi, setRashi] = useState<RashiNumber>(5);
  return (
    <Stack>
      <ZodiacWheel label="Rashi of the reading" value={rashi} onValueChange={setRashi} />
      <Text>Today for {rashiNames.words[rashi]}: a good day to finish what you have begun.</Text>
    </Stack>
  );
}

/** Don’t: A choice, and a button that opens a page. Twelve links need one press. */
export const OpensAPageExample = () => (
  <Stack>
    <ZodiacWheel label="Rashi to open" defaultValue={5} />
    <Text>Choose your rashi. Then open the page with the horoscope of the day.</Text>
    <Button>Open the page</Button>
  </Stack>
);
