import type { Meta, StoryObj } from '@storybook/react-vite';
import { customSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';
import { GrahaPicker } from './index.ts';

const meta = {
  title: 'Astrology/Forms/GrahaPicker',
  excludeStories: /Example$/,
  component: GrahaPicker,
  args: { label: 'Planet' },
} satisfies Meta<typeof GrahaPicker>;

export default meta;

/** Which graha a report describes. */
export const Default: StoryObj<typeof meta> = {};

export const AllStates = customSheet(() => (
  <div style={{ display: 'grid', gap: '1.5rem' }}>
    <GrahaPicker label="Planet" defaultValue="venus" />
    <I18nProvider locale="hi" messages={hi}>
      <GrahaPicker label="ग्रह" lang="hi" style={{ maxInlineSize: '288px' }} />
    </I18nProvider>
  </div>
));

/** Do: The order that astrologers use: Sun to Saturn, then Rahu and Ketu. */
export const UsualOrderExample = () => <GrahaPicker label="Planet" />;

/** Don’t: Sorted by the alphabet. Anyone who knows the usual order has to search, and in Hindi the order would be another. */
export const ByTheAlphabetExample = () => (
  <GrahaPicker
    label="Planet"
    options={['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus']}
  />
);
