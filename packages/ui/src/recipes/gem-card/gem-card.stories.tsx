import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowHindi } from '../../../test/narrow-hindi.tsx';
import { drawnSheet } from '../../../test/state-sheet.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { Grid } from '../../layout/index.ts';
import { hi } from '../../messages-hi/index.ts';
import { avoided, lifeGem } from './gem-card.samples.ts';
import { GemCard } from './index.ts';

const meta = {
  title: 'Recipes/Services/GemCard',
  excludeStories: /Example$/,
  component: GemCard,
  args: lifeGem,
} satisfies Meta<typeof GemCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The chart does not choose it. */
export const NotAdvised: Story = { args: { ...avoided, title: undefined, caution: undefined } };

export const Hindi: Story = narrowHindi(
  <GemCard
    gem="cats-eye"
    title="भाग्य रत्न"
    reason="केतु आपकी कुंडली के नवम भाव में बलवान है।"
    wear={{ weight: 3, metal: 'पंचधातु', finger: 'दाहिने हाथ की अनामिका', day: 'मंगलवार' }}
    caution="पहनने से पहले ज्योतिषी से परामर्श करें।"
  />,
);

export const AllStates = drawnSheet(() => (
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

export const SaysWhyExample = () => (
  <GemCard
    gem="yellow-sapphire"
    title="Life gem"
    reason="Jupiter rules your ascendant, Sagittarius (Dhanu), and is well placed in the fifth house."
    caution="A gemstone is no treatment. See a doctor when you are ill."
    headingLevel={4}
  />
);

export const PromisesExample = () => (
  <GemCard
    gem="yellow-sapphire"
    title="Lucky gem"
    reason="Brings wealth, a good marriage and success to everybody who wears it!"
    headingLevel={4}
  />
);
