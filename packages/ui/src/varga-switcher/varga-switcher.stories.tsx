import type { Meta, StoryObj } from '@storybook/react-vite';
import { customSheet } from '../../test/state-sheet.tsx';
import { grahaIds, type RashiNumber } from '../glyphs/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import type { KundliChartData } from '../kundli-chart/index.ts';
import { Grid, Stack, Text } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import { VargaSwitcher } from './index.ts';
import { sampleCharts } from './varga-switcher.samples.ts';

const meta = {
  title: 'Astrology/Charts/VargaSwitcher',
  excludeStories: /Example$/,
  component: VargaSwitcher,
  args: { label: 'Sample charts', charts: sampleCharts },
} satisfies Meta<typeof VargaSwitcher>;

export default meta;

export const Default: StoryObj<typeof meta> = {};

const { D1 } = sampleCharts;

export const AllStates = customSheet(() => (
  <Grid minItem="24rem" gap="x6">
    <VargaSwitcher label="All sixteen" charts={sampleCharts} defaultValue="D24" />
    <VargaSwitcher label="South, list" charts={sampleCharts} variant="south" control="select" />
    <VargaSwitcher label="One chart" charts={{ D1 }} variant="east" />
    <I18nProvider locale="hi" messages={hi}>
      <VargaSwitcher label="सभी वर्ग" lang="hi" charts={sampleCharts} defaultValue="D60" />
    </I18nProvider>
  </Grid>
));

/** Sample content: invented charts, each different from the others. */
const chart = (seed: number): KundliChartData => ({
  ascendantSign: ((seed % 12) + 1) as RashiNumber,
  placements: grahaIds.map((graha, index) => ({
    graha,
    sign: (((seed * (index + 3) + index * 4) % 12) + 1) as RashiNumber,
  })),
});

/** Do: More charts than fit next to each other. */
export const ManyVargasExample = () => (
  <VargaSwitcher
    label="Charts of Asha Menon"
    defaultValue="D9"
    charts={{
      D1: chart(0),
      D3: chart(10),
      D7: chart(20),
      D9: chart(25),
      D10: chart(30),
      D12: chart(35),
    }}
  />
);

/** Don’t: Two charts that people compare. One of them is always hidden: show both. */
export const TwoVargasExample = () => (
  <Stack>
    <VargaSwitcher label="Two charts of Asha Menon" charts={{ D1: chart(0), D9: chart(25) }} />
    <Text>The lagna of the Rashi chart is Aries, and that of the Navamsa is Taurus.</Text>
  </Stack>
);
