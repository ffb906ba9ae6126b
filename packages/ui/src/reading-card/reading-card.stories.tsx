import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { DignityBadge } from '../graha-badge/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { BasedOn, Keywords, ReadingCard, ReadingList, ReadingText, Verse } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Readings/ReadingCard',
  component: ReadingCard,
  subcomponents: { ReadingText, ReadingList, Keywords, Verse, BasedOn },
  tags: ['status:new'],
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

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Third house: Tula' })).toBeVisible();
    await expect(canvas.getByText('Based on:')).toBeVisible();
  }),
};

/** A longer reading in parts: a paragraph with a heading, keywords, a verse. */
export const Parts: Story = {
  args: {
    title: 'Characteristics',
    aside: undefined,
    children: (
      <>
        <ReadingText title="At your best">You finish what you start.</ReadingText>
        <Keywords title="Strengths" words={['Patient', 'Fair', 'Well spoken']} />
        <Verse lang="sa">ॐ भास्कराय विद्महे महाद्युतिकराय धीमहि तन्नः सूर्यः प्रचोदयात्</Verse>
      </>
    ),
  },
};

/** Sentences of one kind: what cancels a dosha. */
export const Sentences: Story = {
  args: {
    as: 'section',
    title: 'What cancels it',
    aside: undefined,
    basedOn: undefined,
    children: (
      <ReadingList items={['Mars is in its own sign.', 'Jupiter aspects the seventh house.']} />
    ),
  },
};

/** Two columns where both are wide enough to read. */
export const InAGrid: Story = {
  render: (args) => (
    <Grid minItem="28rem" autoFit>
      <ReadingCard {...args} />
      <ReadingCard {...args} title="Fourth house: Vrishchika" />
      <ReadingCard {...args} title="Fifth house: Dhanu" />
    </Grid>
  ),
};

/** At 288 px, in Hindi. */
export const Hindi: Story = {
  render: () => (
    <I18nProvider locale="hi" messages={hi}>
      <div lang="hi" style={{ inlineSize: '288px' }} data-testid="narrow">
        <ReadingCard
          title="पूर्वाभाद्रपदनक्षत्रस्वामीविवरण"
          aside={<DignityBadge dignity="exalted" />}
          basedOn="सूर्य पहले भाव में"
        >
          <ReadingText>आप प्रायः शांत स्वभाव के हैं।</ReadingText>
          <Keywords title="गुण" words={['धैर्यवान', 'न्यायप्रिय']} />
        </ReadingCard>
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(canvas.getByText('आधार:')).toBeVisible();
  },
};
