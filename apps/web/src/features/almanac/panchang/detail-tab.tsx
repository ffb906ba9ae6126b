import { Grid } from '@jyoti/ui/layout';
import { TimelineOfDay, hasScale } from './day-timeline.tsx';
import { DescriptionList } from '@jyoti/ui/description-list';
import { Section } from '@jyoti/ui/section';
import { StarDayCard } from './star-day-part.tsx';
import { DayWindows } from './window-cards.tsx';
import { LimbOfDay } from './limb-of-day.tsx';
import type { TabProps } from './tab-props.ts';
import { useDayTimes } from './use-day-times.ts';
import { wholeDayOf } from './use-panchang.ts';

/**
 * The day in detail: how it suits the visitor's star, the day on a scale, four limbs, the auspicious and inauspicious times,
 * Sun and Moon with the year.
 */
export function DetailTab({ params, day }: TabProps) {
  const times = useDayTimes(day);
  const { sky } = day;
  const isOnScale = hasScale(day);
  return (
    <>
      <StarDayCard query={wholeDayOf(params, day.date)} readAt={day.readAt} />
      {isOnScale && <TimelineOfDay day={day} />}
      <Grid minItem="19rem" gap="x2" columns={2}>
        {day.limbs.map((limb) => (
          <LimbOfDay key={limb.limb} {...{ limb, times, isOnScale }} />
        ))}
        {times.all(day.windows).map(({ quality, ...windows }) => (
          <DayWindows key={quality} {...windows} />
        ))}
      </Grid>
      <Section variant="card" title={sky.title} headingLevel={3}>
        <DescriptionList layout="inline" columns={2} items={times.all(sky.facts)} />
      </Section>
    </>
  );
}
