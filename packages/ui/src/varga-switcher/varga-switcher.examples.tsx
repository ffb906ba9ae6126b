import { grahaIds, type RashiNumber } from '../glyphs/index.ts';
import type { KundliChartData } from '../kundli-chart/index.ts';
import { Stack, Text } from '../layout/index.ts';
import { VargaSwitcher } from './index.ts';

/** Sample content: invented charts, each different from the others. */
const chart = (seed: number): KundliChartData => ({
  ascendantSign: ((seed % 12) + 1) as RashiNumber,
  placements: grahaIds.map((graha, index) => ({
    graha,
    sign: (((seed * (index + 3) + index * 4) % 12) + 1) as RashiNumber,
  })),
});

export const ManyVargas = () => (
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

export const TwoVargas = () => (
  <Stack>
    <VargaSwitcher label="Two charts of Asha Menon" charts={{ D1: chart(0), D9: chart(25) }} />
    <Text>The lagna of the Rashi chart is Aries, and that of the Navamsa is Taurus.</Text>
  </Stack>
);
