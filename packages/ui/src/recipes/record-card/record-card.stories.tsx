import type { Meta, StoryObj } from '@storybook/react-vite';
import { customSheet } from '../../../test/state-sheet.tsx';
import { Badge } from '../../badge/index.ts';
import { DescriptionList } from '../../description-list/index.ts';
import { I18nProvider } from '../../i18n/index.ts';
import { Cluster, Grid } from '../../layout/index.ts';
import { hi } from '../../messages-hi/index.ts';
import { RecordCard } from './index.ts';
import { booking } from './record-card.samples.tsx';

const meta = {
  title: 'Recipes/Data/RecordCard',
  excludeStories: /Example$/,
  component: RecordCard,
  args: booking,
} satisfies Meta<typeof RecordCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A request without a date. */
export const WithoutADate: Story = { args: { date: undefined, title: 'Call with Pandit Sharma' } };

export const AllStates = customSheet(() => (
  <Grid minItem="28rem">
    <RecordCard {...booking} />
    <RecordCard {...booking} date={undefined} title="Call with Pandit Sharma" />
    <RecordCard title="Bare" status={<Badge>Withdrawn</Badge>} />
    <I18nProvider locale="hi" messages={hi}>
      <RecordCard lang="hi" title="महामृत्युंजयजपानुष्ठानसहित रुद्राभिषेक" date="2026-09-06" />
    </I18nProvider>
  </Grid>
));

/** Do: One status, in one word. The rest is in the facts. */
export const OneStatusExample = () => (
  <RecordCard
    title="Satyanarayan puja"
    headingLevel={4}
    status={<Badge tone="success">Confirmed</Badge>}
  >
    <DescriptionList
      items={[
        { label: 'Date', value: 'Friday, 27 November 2026' },
        { label: 'Payment', value: 'Due on the day' },
      ]}
    />
  </RecordCard>
);

/** Don’t: Two badges that disagree. */
export const TwoStatusesExample = () => (
  <RecordCard
    title="Satyanarayan puja"
    headingLevel={4}
    status={
      <Cluster gap="x2">
        <Badge tone="success">Confirmed</Badge>
        <Badge tone="danger">Not paid</Badge>
      </Cluster>
    }
  >
    <DescriptionList items={[{ label: 'Date', value: 'Friday, 27 November 2026' }]} />
  </RecordCard>
);
