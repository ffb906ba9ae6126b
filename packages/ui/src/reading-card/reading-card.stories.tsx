import type { Meta, StoryObj } from '@storybook/react-vite';
import { customSheet } from '../../test/state-sheet.tsx';
import { DignityBadge } from '../graha-badge/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Grid, Text } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import { BasedOn, Keywords, ReadingCard, ReadingList, ReadingText } from './index.ts';

const meta = {
  title: 'Astrology/Readings/ReadingCard',
  excludeStories: /Example$/,
  component: ReadingCard,
  subcomponents: { ReadingText, ReadingList, Keywords, BasedOn },
  args: {
    title: 'Third house: Tula',
    aside: <DignityBadge dignity="own" />,
    basedOn: 'Venus, lord of the third house, in Tula',
    children: (
      <ReadingText>
        You tend to keep peace between brothers and sisters, and you write better than you speak.
      </ReadingText>
    ),
  },
} satisfies Meta<typeof ReadingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two columns where both are wide enough to read. */
export const Parts: Story = {
  render: (args) => (
    <Grid minItem="28rem" autoFit>
      <ReadingCard {...args} title="Characteristics">
        <ReadingText title="At your best">You finish what you start.</ReadingText>
        <Keywords title="Strengths" words={['Patient', 'Fair', 'Well spoken']} />
        <Text size="lead" face="heading" lang="sa">
          ॐ भास्कराय विद्महे महाद्युतिकराय धीमहि तन्नः सूर्यः प्रचोदयात्
        </Text>
      </ReadingCard>
      <ReadingCard as="section" title="What cancels it">
        <ReadingList items={['Mars is in its own sign.', 'Jupiter aspects the seventh house.']} />
      </ReadingCard>
    </Grid>
  ),
};

export const AllStates = customSheet(() => (
  <Grid minItem="20rem">
    <ReadingCard
      title="Third house: Tula"
      aside={<DignityBadge dignity="debilitated" />}
      basedOn="Venus, lord of the third house, in Tula"
    >
      <ReadingText title="At your best">You finish what you start.</ReadingText>
      <Keywords title="Strengths" words={['Patient', 'Fair']} />
    </ReadingCard>
    <ReadingCard as="section" title="What cancels it">
      <ReadingList items={['Mars is in its own sign.', 'Jupiter aspects the seventh house.']} />
    </ReadingCard>
    <I18nProvider locale="hi" messages={hi}>
      <ReadingCard lang="hi" title="लग्न फल" basedOn="सूर्य पहले भाव में">
        <ReadingText>आप प्रायः शांत स्वभाव के हैं।</ReadingText>
      </ReadingCard>
    </I18nProvider>
  </Grid>
));

/** Do: The title names the placement, and the last line names the facts. */
export const NamesItsFactsExample = () => (
  <ReadingCard
    title="Mars in the third house"
    headingLevel={4}
    basedOn="Mars in Gemini, the third house"
  >
    <ReadingText>You may speak before you think. A pause often helps.</ReadingText>
  </ReadingCard>
);

/** Don’t: No facts. The sentence could be in any chart, and nobody can check it. */
export const WithoutFactsExample = () => (
  <ReadingCard title="Courage" headingLevel={4}>
    <ReadingText>You may speak before you think. A pause often helps.</ReadingText>
  </ReadingCard>
);
