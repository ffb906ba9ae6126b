import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowHindi } from '../../../test/narrow-hindi.tsx';
import { drawnSheet } from '../../../test/state-sheet.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { Grid } from '../../layout/index.ts';
import { hi } from '../../messages-hi/index.ts';
import { OfferCard } from './index.ts';
import { ugadi } from './offer-card.samples.tsx';

const meta = {
  title: 'Recipes/Content/OfferCard',
  excludeStories: /Example$/,
  component: OfferCard,
  args: ugadi,
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The offer has ended. */
export const Ended: Story = { args: { now: ugadi.endsAt } };

export const Hindi: Story = narrowHindi(
  <OfferCard
    {...ugadi}
    title="महामृत्युंजयजपानुष्ठान"
    subtitle="सम्पूर्ण विधि"
    actionLabel="प्रस्ताव प्राप्त करें"
  >
    प्रसाद आपके घर तक।
  </OfferCard>,
);

export const AllStates = drawnSheet(() => (
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
