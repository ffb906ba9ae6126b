import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { grahaIds } from '../glyphs/index.ts';
import { Text } from '../layout/index.ts';
import { DignityBadge, GrahaBadge, dignities } from './index.ts';

const meta = {
  title: 'Astrology/Charts/GrahaBadge',
  excludeStories: /Example$/,
  component: GrahaBadge,
  subcomponents: { DignityBadge },
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

export const AllStates = stateSheet(GrahaBadge, {
  variants: { graha: grahaIds },
  samples: {
    retrograde: { graha: 'saturn', retrograde: true },
    combust: { graha: 'mercury', combust: true },
    short: { graha: 'saturn', variant: 'short', retrograde: true, combust: true },
    ...Object.fromEntries(dignities.map((dignity) => [dignity, { graha: 'mars', dignity }])),
  },
  hindi: { graha: 'jupiter', retrograde: true, dignity: dignities[0] },
  cell: '13rem',
});

/** Do: In a sentence, write the name and the state as words. */
export const NameInASentenceExample = () => (
  <Text>With Saturn retrograde in your tenth house, recognition at work may take time.</Text>
);

/** Don’t: A badge in a sentence. It breaks the line, and the sentence no longer reads aloud. */
export const BadgeInASentenceExample = () => (
  <Text>
    With <GrahaBadge graha="saturn" retrograde dignity="enemy" /> in your tenth house, recognition
    at work may take time.
  </Text>
);
