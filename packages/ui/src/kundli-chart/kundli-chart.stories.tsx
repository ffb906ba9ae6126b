import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { customSheet, stateSheet } from '../../test/state-sheet.tsx';
import { Grid } from '../layout/index.ts';
import {
  InteractiveKundliChart,
  KundliChart,
  kundliChartStyles,
  type KundliChartData,
  type KundliChartProps,
} from './index.ts';
import { crowded, eightInMakara, ordinary } from './kundli-chart.samples.ts';

const meta = {
  title: 'Astrology/Charts/KundliChart',
  excludeStories: /Example$/,
  component: KundliChart,
  args: { title: 'Birth chart (D1), sample', data: ordinary },
} satisfies Meta<typeof KundliChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Birth chart/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
  },
};

export const SouthIndian: Story = { args: { variant: 'south', middle: 'Rashi (D1)' } };

export const EastIndian: Story = { args: { variant: 'east', middle: 'Rashi (D1)' } };

/** The akara of each graha before its letters. */
export const WithGlyphs: Story = { args: { glyphs: true } };

export const WithItsTable: Story = { args: { table: 'visible' } };

/** The most crowded house of a real chart: degrees are hidden, letters stay. */
export const EightInOneHouse: Story = { args: { data: eightInMakara } };

/** Nine grahas and the ascendant in one house: they move closer together and do not overlap. */
export const AllInOneHouse: Story = { args: { data: crowded, variant: 'east' } };

/** Under 420 px degrees are hidden, because they would be too small to read, and letters grow. */
export const Narrow: Story = {
  decorators: [inWidth('280px')],
  play: async ({ canvasElement }) => {
    const degree = [...canvasElement.querySelectorAll('tspan')].findLast(
      ({ textContent }) => textContent === '27',
    );
    await expect(getComputedStyle(degree as Element).display).toBe('none');
    const letters = canvasElement.querySelector('[data-house="2"] g text') as SVGTextElement;
    const svgWidth = canvasElement.querySelector('svg')?.getBoundingClientRect().width ?? 0;
    await expect(
      (Number.parseFloat(getComputedStyle(letters).fontSize) * svgWidth) / 400,
    ).toBeGreaterThan(13.5);
  },
};

const Charts = (props: Partial<KundliChartProps>) => (
  <KundliChart title={`Chart, ${props.variant}`} data={ordinary} {...props} />
);

const drawings = stateSheet(Charts, {
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

const houses = stateSheet(InteractiveKundliChart, {
  props: { title: 'Choose a house', data: ordinary, legend: false },
  states: ['rest', 'hover', 'focus'],
  control: '[role="radio"][aria-checked="false"]',
  cell: '18rem',
});

export const AllStates = customSheet(drawings.render, houses.render);

const asha: KundliChartData = {
  ascendantSign: 5,
  ascendantDegree: 12.1,
  placements: [
    { graha: 'sun', sign: 4, degree: 27.25 },
    { graha: 'moon', sign: 7, degree: 24.65 },
    { graha: 'mars', sign: 3, degree: 4.4 },
    { graha: 'mercury', sign: 4, degree: 28.3, combust: true },
    { graha: 'jupiter', sign: 7, degree: 13.6 },
    { graha: 'venus', sign: 6, degree: 12.9 },
    { graha: 'saturn', sign: 11, degree: 16.6, retrograde: true },
    { graha: 'rahu', sign: 7, degree: 25.4 },
    { graha: 'ketu', sign: 1, degree: 25.4 },
  ],
};

export const BirthChartExample = () => <KundliChart title="Birth chart (D1) of Asha" data={asha} />;

export const StylesExample = () => (
  <Grid minItem="15rem" gap="x5">
    <KundliChart title="North Indian style" data={asha} legend={false} />
    <KundliChart
      title="South Indian style"
      data={asha}
      variant="south"
      middle="Rashi (D1)"
      legend={false}
    />
    <KundliChart
      title="East Indian style"
      data={asha}
      variant="east"
      middle="Rashi (D1)"
      legend={false}
    />
  </Grid>
);

export const HouseByHouseExample = () => (
  <InteractiveKundliChart title="Birth chart (D1) of Asha" data={asha} defaultHouse={3} />
);

/** Do: One style on a page. Readers compare charts by position. */
export const OneStyleExample = () => (
  <Grid minItem="12rem" gap="x4">
    <KundliChart title="Rashi (D1)" data={asha} legend={false} degrees={false} />
    <KundliChart
      title="Navamsa (D9)"
      data={{ ...asha, ascendantSign: 1 }}
      legend={false}
      degrees={false}
    />
  </Grid>
);

/** Don’t: Two styles next to each other. The same place means a house in one chart and a sign in the other. */
export const MixedStylesExample = () => (
  <Grid minItem="12rem" gap="x4">
    <KundliChart title="Rashi (D1)" data={asha} legend={false} degrees={false} />
    <KundliChart
      title="Navamsa (D9)"
      data={{ ...asha, ascendantSign: 1 }}
      variant="south"
      legend={false}
      degrees={false}
    />
  </Grid>
);
