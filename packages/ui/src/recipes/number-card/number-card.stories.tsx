import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowHindi } from '../../../test/narrow-hindi.tsx';
import { drawnSheet } from '../../../test/state-sheet.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { Grid } from '../../layout/index.ts';
import { hi } from '../../messages-hi/index.ts';
import { NumberCard } from './index.ts';
import { destiny, soul } from './number-card.samples.ts';

const meta = {
  title: 'Recipes/Readings/NumberCard',
  excludeStories: /Example$/,
  component: NumberCard,
  args: soul,
} satisfies Meta<typeof NumberCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A master number has a second rim, a badge, and its reading with one digit. */
export const Master: Story = { args: { ...destiny, letters: [] } };

export const Hindi: Story = narrowHindi(
  <NumberCard {...destiny} title="भाग्यांक" meaning="आप जो देखते हैं, वह औरों को दिखाना आपका काम है।" />,
);

export const AllStates = drawnSheet(() => (
  <Grid minItem="17rem">
    <NumberCard {...soul} />
    <NumberCard {...destiny} />
    <NumberCard title="Soul Urge" number={null} meaning="The name has no vowel to count." />
    <I18nProvider locale="hi" messages={hi}>
      <NumberCard {...destiny} lang="hi" title="भाग्यांक" meaning="आप जो देखते हैं, वह औरों को दिखाते हैं।" />
    </I18nProvider>
  </Grid>
));

const meaning = 'You like to understand a thing before you act on it.';

export const WithItsWorkingExample = () => (
  <NumberCard
    headingLevel={4}
    title="Soul Urge"
    number={7}
    meaning={meaning}
    letters={[
      { letter: 'A', value: 1 },
      { letter: 'I', value: 9 },
      { letter: 'O', value: 6 },
    ]}
    sums={[
      { terms: [1, 9, 6], sum: 16 },
      { terms: [1, 6], sum: 7 },
    ]}
  />
);

export const WithoutItsWorkingExample = () => (
  <NumberCard headingLevel={4} title="Soul Urge" number={7} meaning={meaning} />
);
