import type { Meta, StoryObj } from '@storybook/react-vite';
import { customSheet } from '../../../test/state-sheet.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { Grid } from '../../layout/index.ts';
import { hi } from '../../messages-hi/index.ts';
import { LimbCard, WindowCard, type LimbCardProps, type WindowCardProps } from './index.ts';

export const tithi = {
  title: 'Tithi at 7:05 pm',
  name: 'Shukla Navami (9)',
  items: [
    { label: 'Starts', value: 'Saturday, 5 April 2025, 7:26 pm' },
    { label: 'Ends', value: 'Sunday, 6 April 2025, 7:23 pm' },
    { label: 'Meaning', value: 'Good for strict and brave deeds.', long: true },
  ],
  spansLabel: 'Others of the day',
  spans: [{ text: 'Shukla Dashami, from 7:23 pm' }],
} satisfies LimbCardProps;

export const inauspicious = {
  title: 'Inauspicious times',
  times: [
    { name: 'Rahu Kaal', spans: [{ text: '5:06 pm to 6:41 pm', current: true }] },
    { name: 'Gulika', spans: [{ text: '3:31 pm to 5:06 pm' }] },
    {
      name: 'Dur Muhurta',
      spans: [{ text: '5:00 pm to 5:51 pm' }, { text: '9:12 pm to 9:58 pm' }],
    },
    { name: 'Bhadra', spans: [] },
  ],
} satisfies WindowCardProps;

const meta = {
  title: 'Recipes/Time/LimbCard',
  excludeStories: /Example$|^[a-z]/,
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

export const AllStates = customSheet(() => (
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

/** Do: The title says which time the name is about. */
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

/** Don’t: Only “Tithi”. A day can have two, and nobody can tell which one this is. */
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
