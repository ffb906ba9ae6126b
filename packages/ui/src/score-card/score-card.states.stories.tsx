import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Grid } from '../layout/index.ts';
import { ScoreCard } from './index.ts';
import { career } from './score-card.samples.ts';

const meta = {
  title: 'Components/Readings/ScoreCard',
  component: ScoreCard,
  tags: ['visual'],
  args: career,
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof ScoreCard>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Grid minItem="16rem" columns={3}>
      <ScoreCard {...career}>What it is based on.</ScoreCard>
      <ScoreCard {...career} title="Love" scores={[{ label: 'Love', value: 52 }]} />
      <ScoreCard lang="hi" title="स्वास्थ्य एवं जीवनशक्ति" scores={[{ label: 'स्वास्थ्य', value: 0 }]} />
    </Grid>
  ),
};
