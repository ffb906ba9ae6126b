import type { Meta, StoryObj } from '@storybook/react-vite';
import { customSheet } from '../../../test/state-sheet.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { Grid } from '../../layout/index.ts';
import { hi } from '../../messages-hi/index.ts';
import { OfferCard, type OfferCardProps } from './index.ts';
import { YantraArt } from '../../yantra-art/index.ts';

/** An invented offer. */
export const ugadi = {
  title: 'New Year reading',
  subtitle: 'A full reading of your chart',
  children: 'Ninety minutes with an astrologer, and the report to keep.',
  art: <YantraArt yantra="ganesha" size="100%" decorative />,
  price: { amount: 1050, listPrice: 2100 },
  savedPercent: 50,
  endsAt: '2026-04-15T18:30:00Z',
  now: '2026-04-13T12:30:00Z',
  code: 'UGADI50',
  href: '#claim',
  actionLabel: 'Claim Offer',
} satisfies OfferCardProps;

const meta = {
  title: 'Recipes/Content/OfferCard',
  excludeStories: /Example$|^[a-z]/,
  component: OfferCard,
  args: ugadi,
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The offer has ended. */
export const Ended: Story = { args: { now: ugadi.endsAt } };

export const AllStates = customSheet(() => (
  <Grid minItem="100%">
    <OfferCard {...ugadi} />
    <OfferCard {...ugadi} now={ugadi.endsAt} />
    <OfferCard {...ugadi} art={undefined} style={{ maxInlineSize: '40rem' }} />
    <I18nProvider locale="hi" messages={hi}>
      <OfferCard
        {...ugadi}
        lang="hi"
        title="नववर्ष पठन"
        actionLabel="प्राप्त करें"
        style={{ maxInlineSize: '20rem' }}
      />
    </I18nProvider>
  </Grid>
));

/** Do: The card says until when, for how much and with which code. */
export const SaysWhenItEndsExample = () => (
  <OfferCard
    headingLevel={4}
    title="New Year reading"
    price={{ amount: 1050, listPrice: 2100 }}
    endsAt="2026-04-15T18:30:00Z"
    now="2026-04-13T12:30:00Z"
    code="UGADI50"
    href="#claim"
    actionLabel="Claim Offer"
  >
    Ninety minutes with an astrologer.
  </OfferCard>
);

/** Don’t: “Hurry” without a date. Visitors do not know when it ends. */
export const PressesExample = () => (
  <OfferCard
    headingLevel={4}
    title="Hurry! Last chance!"
    price={{ amount: 1050, listPrice: 2100 }}
    href="#claim"
    actionLabel="Claim Offer"
  >
    Only a few places are left.
  </OfferCard>
);
