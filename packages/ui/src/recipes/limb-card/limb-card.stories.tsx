import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowHindi } from '../../../test/narrow-hindi.tsx';
import { drawnSheet } from '../../../test/state-sheet.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { Grid } from '../../layout/index.ts';
import { hi } from '../../messages-hi/index.ts';
import { LimbCard, WindowCard } from './index.ts';
import { inauspicious, tithi } from './limb-card.samples.ts';

const meta = {
  title: 'Recipes/Time/LimbCard',
  excludeStories: /Example$/,
  component: LimbCard,
  subcomponents: { WindowCard },
  args: tithi,
} satisfies Meta<typeof LimbCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Inauspicious and auspicious times of the same day. */
export const Windows: Story = {
  render: () => <WindowCard {...inauspicious}>Avoid beginnings at these times.</WindowCard>,
};

export const Hindi: Story = narrowHindi(
  <>
    <LimbCard
      title="शाम 7:05 बजे की तिथि"
      name="शुक्लपक्षनवमीतिथिविचार (9)"
      items={[{ label: 'देवता', value: 'दुर्गा' }]}
      spansLabel="पूरे दिन"
      spans={[{ text: 'शुक्ल नवमी, शाम 7:23 बजे तक', current: true }]}
    />
    <WindowCard
      title="अशुभ समय"
      times={[{ name: 'दुर्मुहूर्त', spans: [{ text: 'शाम 5:00 बजे से शाम 5:51 बजे तक' }] }]}
    />
  </>,
);

export const AllStates = drawnSheet(() => (
  <Grid minItem="17rem">
    <LimbCard {...tithi} />
    <WindowCard {...inauspicious}>Avoid beginnings at these times.</WindowCard>
    <I18nProvider locale="hi" messages={hi}>
      <WindowCard title="अशुभ समय" times={[{ name: 'भद्रा', spans: [] }]} />
    </I18nProvider>
  </Grid>
));

const items = [
  { label: 'Starts', value: 'Saturday, 5 April 2025, 7:26 pm' },
  { label: 'Ends', value: 'Sunday, 6 April 2025, 7:23 pm' },
];

const spans = [{ text: 'Shukla Dashami, from 7:23 pm' }];

export const NamesTheTimeExample = () => (
  <LimbCard
    headingLevel={4}
    title="Tithi at 10:24 am"
    name="Shukla Navami (9)"
    items={items}
    spansLabel="Others of the day"
    spans={spans}
  />
);

export const NoTimeExample = () => (
  <LimbCard
    headingLevel={4}
    title="Tithi"
    name="Shukla Navami (9)"
    items={items}
    spansLabel="Others of the day"
    spans={spans}
  />
);
