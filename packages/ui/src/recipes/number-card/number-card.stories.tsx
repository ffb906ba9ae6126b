import type { Meta, StoryObj } from '@storybook/react-vite';
import { customSheet } from '../../../test/state-sheet.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { Grid } from '../../layout/index.ts';
import { hi } from '../../messages-hi/index.ts';
import { NumberCard, type NumberCardProps } from './index.ts';

/** Sample numbers, plainly invented. */
export const soul: NumberCardProps = {
  title: 'Soul Urge',
  number: 7,
  meaning: 'You want to understand before you act.',
  letters: [
    { letter: 'E', value: 5 },
    { letter: 'E', value: 5 },
    { letter: 'A', value: 1 },
    { letter: 'O', value: 6 },
    { letter: 'I', value: 9 },
    { letter: 'O', value: 6 },
    { letter: 'I', value: 2 },
  ],
  sums: [
    { terms: [5, 5, 1, 6, 9, 6, 2], sum: 34 },
    { terms: [3, 4], sum: 7 },
  ],
};

export const destiny: NumberCardProps = {
  title: 'Destiny',
  number: 11,
  reduced: 2,
  meaning: 'You are asked to show others what you see.',
  sums: [
    { terms: [14, 5, 1990].flatMap((part) => Array.from(String(part), Number)), sum: 29 },
    { terms: [2, 9], sum: 11 },
  ],
};

const meta = {
  title: 'Recipes/Readings/NumberCard',
  excludeStories: /Example$|^[a-z]/,
  component: NumberCard,
  args: soul,
} satisfies Meta<typeof NumberCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A master number has a second rim, a badge, and its reading with one digit. */
export const Master: Story = { args: { ...destiny, letters: [] } };

export const AllStates = customSheet(() => (
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

/** Do: Anybody can check the letters and sums. */
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

/** Don’t: Only the number. Nobody can find out which letters were counted. */
export const WithoutItsWorkingExample = () => (
  <NumberCard headingLevel={4} title="Soul Urge" number={7} meaning={meaning} />
);
