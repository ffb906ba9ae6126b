import { castChart, panchangOfDay } from '@jyoti/jyotish';
import { dashaTimelineProps, kundliChartProps, panchangCardProps } from '@jyoti/jyotish/to-kit';
import { DashaTimeline } from '@jyoti/ui/timeline';
import { KundliChart } from '@jyoti/ui/kundli-chart';
import { Stack } from '@jyoti/ui/layout';
import { PanchangCard } from '@jyoti/ui/recipes/panchang-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../../packages/ui/test/plays.ts';

const meta = {
  title: 'Patterns/From the engine',
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;

const chennai = { latitude: 13.0837, longitude: 80.2702, timeZone: 'Asia/Kolkata' };
const chart = castChart({ date: '1997-12-12', time: '12:12:00', ...chennai });
const day = panchangOfDay('2026-11-23', chennai, chennai.timeZone);
const now = '2026-11-23T06:30:00Z';

/**
 * One call of `@jyoti/jyotish/to-kit` each: a chart to KundliChart, its dashas to DashaTimeline, a day to PanchangCard.
 */
export const OneCallEach: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x6">
      <div style={{ maxInlineSize: '30rem' }}>
        <KundliChart title="Birth chart" {...kundliChartProps(chart)} />
      </div>
      <div style={{ maxInlineSize: '30rem' }}>
        <KundliChart
          title="Navamsa"
          variant="south"
          middle="D9"
          {...kundliChartProps(chart, { varga: 9 })}
        />
      </div>
      <DashaTimeline title="Your nine periods" now={now} {...dashaTimelineProps(chart)} />
      <PanchangCard
        place="Chennai"
        timeZone={chennai.timeZone}
        now={now}
        {...panchangCardProps(day)}
      />
    </Stack>
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Birth chart\. .*Aquarius/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Navamsa/ })).toBeVisible();
    await expect(canvas.getByText('Your nine periods').closest('figure')).toHaveTextContent('Rahu');
    await expect(
      canvas.getByRole('article', { name: 'Monday, 23 November 2026' }),
    ).toHaveTextContent('Somvar');
  }),
};
