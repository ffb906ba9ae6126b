import type { Meta, StoryObj } from '@storybook/react-vite';
import { customSheet } from '../../../test/state-sheet.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { Grid } from '../../layout/index.ts';
import { hi } from '../../messages-hi/index.ts';
import { GemCard, type GemCardProps } from './index.ts';

/** Sample advice, plainly invented. */
export const lifeGem: GemCardProps = {
  gem: 'yellow-sapphire',
  title: 'Life gem',
  reason: 'Jupiter rules your ascendant, Dhanu, and stands well in the fifth house.',
  wear: {
    weight: 3,
    metal: 'Gold',
    finger: 'Index finger of the right hand',
    day: 'Thursday, in the hour after sunrise',
    mantra: 'Om Gram Greem Graum Sah Gurave Namah',
    substitutes: ['Yellow topaz', 'Citrine'],
  },
  caution: 'Not beside a diamond or an emerald. A gem is no treatment; see a doctor when ill.',
};

export const avoided: GemCardProps = {
  gem: 'blue-sapphire',
  reason:
    'Saturn rules the second and third houses here and is no friend of your ascendant’s lord.',
  advised: false,
};

const meta = {
  title: 'Recipes/Services/GemCard',
  excludeStories: /Example$|^[a-z]/,
  component: GemCard,
  args: lifeGem,
} satisfies Meta<typeof GemCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The chart does not choose it. */
export const NotAdvised: Story = { args: { ...avoided, title: undefined, caution: undefined } };

export const AllStates = customSheet(() => (
  <Grid minItem="17rem">
    <GemCard {...lifeGem} />
    <GemCard {...avoided} />
    <GemCard gem="coral" reason="Mars rules your ascendant." />
    <I18nProvider locale="hi" messages={hi}>
      <GemCard
        {...lifeGem}
        lang="hi"
        gem="cats-eye"
        title="भाग्य रत्न"
        reason="केतु आपके नवम भाव में है।"
      />
    </I18nProvider>
  </Grid>
));

/** Do: The reason names the house and its lord. */
export const SaysWhyExample = () => (
  <GemCard
    gem="yellow-sapphire"
    title="Life gem"
    reason="Jupiter rules your ascendant, Sagittarius (Dhanu), and is well placed in the fifth house."
    caution="A gemstone is no treatment. See a doctor when you are ill."
    headingLevel={4}
  />
);

/** Don’t: A promise. No gemstone keeps it, and it is the same for everybody. */
export const PromisesExample = () => (
  <GemCard
    gem="yellow-sapphire"
    title="Lucky gem"
    reason="Brings wealth, a good marriage and success to everybody who wears it!"
    headingLevel={4}
  />
);
