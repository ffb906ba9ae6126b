import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowHindi } from '../../../test/narrow-hindi.tsx';
import { drawnSheet } from '../../../test/state-sheet.tsx';
import { Badge } from '../../badge/index.ts';
import { I18nProvider } from '../../i18n/index.ts';
import { Cluster, Grid } from '../../layout/index.ts';
import { hi } from '../../messages-hi/index.ts';
import { PoojaCard, type PoojaCardProps } from './index.ts';
import { navgraha, rudraInHindi } from './pooja-card.samples.ts';

const meta = {
  title: 'Recipes/Services/PoojaCard',
  excludeStories: /Example$/,
  component: PoojaCard,
  args: { ...navgraha, badges: <Badge>Video recording</Badge> },
} satisfies Meta<typeof PoojaCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hindi: Story = narrowHindi(<PoojaCard {...rudraInHindi} />);

export const AllStates = drawnSheet(() => (
  <Grid minItem="28rem" align="start">
    <PoojaCard {...navgraha} badges={<Badge>Video recording</Badge>} />
    <PoojaCard
      name="Maha Mrityunjaya Homa"
      href="/poojas/2"
      yantra="mrityunjaya"
      weekdays={[0, 1, 2, 3, 4, 5, 6]}
      price={{ amount: 2200 }}
    />
    <div style={{ inlineSize: '18rem' }}>
      <PoojaCard {...navgraha} yantra="lakshmi-narayan" />
    </div>
    <I18nProvider locale="hi" messages={hi}>
      <PoojaCard {...rudraInHindi} lang="hi" />
    </I18nProvider>
  </Grid>
));

const navgrahaOfExample: PoojaCardProps = {
  headingLevel: 4,
  name: 'Navgraha Shanti Puja',
  href: '#navgraha',
  yantra: 'navgraha',
  weekdays: [1, 3, 5],
  minutes: 60,
  pandit: 'Pandit Shivram Joshi',
  price: { amount: 1500 },
};

export const BadgeSaysMoreExample = () => (
  <PoojaCard {...navgrahaOfExample} badges={<Badge>Video recording</Badge>} />
);

export const BadgesRepeatExample = () => (
  <PoojaCard
    {...navgrahaOfExample}
    badges={
      <Cluster gap="x2">
        <Badge>60 minutes</Badge>
        <Badge>Mon, Wed, Fri</Badge>
      </Cluster>
    }
  />
);
