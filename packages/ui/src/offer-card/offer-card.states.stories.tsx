import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { OfferCard } from './index.ts';
import { ugadi } from './offer-card.samples.tsx';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Content/OfferCard',
  component: OfferCard,
  tags: ['visual'],
  args: ugadi,
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof OfferCard>;

export default meta;

const { art: _art, ...withoutArt } = ugadi;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <OfferCard {...ugadi} />
      <OfferCard {...ugadi} now={ugadi.endsAt} />
      <OfferCard {...withoutArt} />
      <div style={{ maxInlineSize: '40rem' }}>
        <OfferCard {...ugadi} />
      </div>
      <I18nProvider locale="hi" messages={hi}>
        <div style={{ maxInlineSize: '20rem' }} lang="hi">
          <OfferCard {...ugadi} title="नववर्ष पठन" actionLabel="प्राप्त करें" />
        </div>
      </I18nProvider>
    </div>
  ),
};
