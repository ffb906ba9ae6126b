import type { Meta, StoryObj } from '@storybook/react-vite';
import { customSheet } from '../../../test/state-sheet.tsx';
import { Badge } from '../../badge/index.ts';
import { I18nProvider } from '../../i18n/index.ts';
import { Cluster, Grid } from '../../layout/index.ts';
import { hi } from '../../messages-hi/index.ts';
import { PoojaCard, type PoojaCardProps } from './index.ts';

/** A sample ceremony, plainly invented. */
export const navgraha: PoojaCardProps = {
  name: 'Navgraha Shanti Pooja',
  href: '/poojas/1',
  yantra: 'navgraha',
  summary: 'A quiet rite for all nine grahas together.',
  weekdays: [1, 3, 5],
  minutes: 60,
  pandit: 'Pandit Shivram Joshi',
  price: { amount: 1500, listPrice: 2100 },
  nextDate: 'Mon, 24 Nov',
};

export const rudraInHindi: PoojaCardProps = {
  name: 'महामृत्युंजयजपसहित रुद्राभिषेक',
  href: '/poojas/6',
  yantra: 'rudra',
  summary: 'ग्यारह रुद्र मंत्रों के साथ दूध और जल का अभिषेक।',
  weekdays: [1, 4],
  minutes: 60,
  pandit: 'पंडित विश्वनाथशास्त्री त्रिपाठी',
  price: { amount: 1800 },
  nextDate: 'सोम, 24 नवंबर',
};

const meta = {
  title: 'Recipes/Services/PoojaCard',
  excludeStories: /Example$|^[a-z]/,
  component: PoojaCard,
  args: { ...navgraha, badges: <Badge>Video recording</Badge> },
} satisfies Meta<typeof PoojaCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates = customSheet(() => (
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

/** Do: The badge says something that no line below it says. */
export const BadgeSaysMoreExample = () => (
  <PoojaCard {...navgrahaOfExample} badges={<Badge>Video recording</Badge>} />
);

/** Don’t: Duration and days are there twice. */
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
