import { stateSheet } from '../../test/state-sheet.tsx';
import {
  InteractiveKundliChart,
  KundliChart,
  kundliChartStyles,
  type KundliChartProps,
} from './index.ts';
import { crowded, eightInMakara, ordinary } from './kundli-chart.samples.ts';

const Charts = (props: Partial<KundliChartProps>) => (
  <KundliChart title={`Chart, ${props.variant}`} data={ordinary} {...props} />
);

export default { title: 'Components/Charts/KundliChart', tags: ['visual'] };

export const AllStates = stateSheet(Charts, {
  variants: { variant: kundliChartStyles },
  states: [
    { rest: { middle: 'Rashi (D1)' } },
    { 'eight in a house': { data: eightInMakara } },
    { 'all in one house, with glyphs': { data: crowded, glyphs: true } },
  ],
  samples: {
    'without a legend': { glyphs: true, legend: false },
    'house 7 chosen': (
      <InteractiveKundliChart title="House 7 chosen" data={ordinary} defaultHouse={7} />
    ),
  },
  hindi: <InteractiveKundliChart title="पूर्व, हिन्दी" data={eightInMakara} variant="east" />,
  cell: '18rem',
});
