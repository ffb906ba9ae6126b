import { Grid } from '@jyoti/ui/layout';
import { FactCard } from '@jyoti/ui/fact-card';
import type { MetaItem } from '@jyoti/ui/meta-list';
import { dayInWords } from '../../../platform/dates/dates.ts';
import { tithiName } from '../calendar-days.ts';
import { auspiciousWindows, inauspiciousWindows } from './day-windows.ts';
import { DayTimeline } from './day-timeline.tsx';
import { moreQueryOf } from './more-query.ts';
import { StarDayCard } from './star-day-part.tsx';
import { DayWindows } from './window-cards.tsx';
import { LimbOfDay } from './limb-of-day.tsx';
import { useReadTime } from './read-at.tsx';
import { useRises } from './rises.ts';
import { yearsOf } from './years.ts';
import type { TabProps } from './tab-props.ts';
import { hasScale } from './day-scale.ts';
import { useDayTimes } from './time-of-day.tsx';
import { useNames } from '../../../platform/words/names.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const fact = (label: string, value: MetaItem['value']): MetaItem => ({ label, value });
const long = (label: string, value: MetaItem['value']): MetaItem => ({ label, value, long: true });

/**
 * The day in detail: how it suits the visitor's star, the day on a scale, four limbs, the auspicious and inauspicious times,
 * Sun and Moon with the year.
 */
export function DetailTab({ params, found: { day } }: TabProps) {
  const words = useMessages(panchangMessages);
  const { facts, limbs, detail } = words;
  const language = useLanguage();
  const names = useNames();
  const times = useDayTimes(day);
  const rises = useRises(day);
  const years = yearsOf(day, facts, language);
  const at = useReadTime(day);
  const { tithi, nakshatra, yoga, karana, advanced_details: more } = day;
  const isOnScale = hasScale(day);
  const titleOf = (limb: string) => detail.atTime({ limb, time: at });
  const monthName = (name: string) => (more.masa.adhika ? facts.adhika({ month: name }) : name);
  const limbsOfDay = [
    {
      title: titleOf(limbs.tithi),
      name: facts.tithi({ name: tithiName(tithi, language), number: tithi.number }),
      limb: tithi,
      all: day.tithis.map((each) => ({ ...each, name: tithiName(each, language) })),
      facts: [fact(facts.type, tithi.type), fact(facts.deity, tithi.diety)],
      meaning: long(facts.meaning, tithi.meaning),
    },
    {
      title: titleOf(limbs.nakshatra),
      name: facts.tithi({ name: nakshatra.name, number: nakshatra.number }),
      limb: nakshatra,
      all: day.nakshatras,
      facts: [fact(facts.lord, names.graha(nakshatra.lord)), fact(facts.deity, nakshatra.diety)],
      meaning: long(facts.special, nakshatra.special),
    },
    {
      title: titleOf(limbs.yoga),
      name: yoga.name,
      limb: yoga,
      all: day.yogas,
      facts: [
        fact(facts.number, facts.yogaNumber({ number: yoga.number })),
        fact(facts.meaning, yoga.meaning),
      ],
      meaning: long(facts.special, yoga.special),
    },
    {
      title: titleOf(limbs.karana),
      name: karana.name,
      limb: karana,
      all: day.karanas,
      facts: [
        fact(facts.type, words.karanaTypes[karana.type]),
        fact(facts.lord, names.graha(karana.lord)),
        fact(facts.deity, karana.diety),
      ],
      meaning: long(facts.meaning, karana.meaning),
    },
  ];

  return (
    <>
      <StarDayCard query={moreQueryOf(params, day)} readAt={day.read_at} />
      {isOnScale && <DayTimeline day={day} />}
      <Grid minItem="19rem" gap="x2" columns={2}>
        {limbsOfDay.map((limb) => (
          <LimbOfDay key={limb.title} {...{ times, isOnScale, ...limb }} />
        ))}
        <DayWindows
          title={detail.inauspicious}
          day={day}
          names={inauspiciousWindows}
          always={['rahukaal', 'gulika', 'yamakanta']}
        />
        <DayWindows
          title={detail.auspicious}
          day={day}
          names={auspiciousWindows}
          always={['abhijit']}
        />
      </Grid>
      <FactCard
        title={detail.basic}
        columns={2}
        density="compact"
        items={[
          long(facts.day, detail.weekday({ name: day.day.name, lord: names.graha(day.day.lord) })),
          long(facts.date, dayInWords(day.date, language)),
          fact(facts.sunrise, rises.sunrise),
          fact(facts.sunset, rises.sunset),
          fact(facts.moonrise, rises.moonrise),
          fact(facts.moonset, rises.moonset),
          fact(facts.moonSign, names.sign(day.rasi)),
          fact(facts.sunSign, names.sign(day.sun_sign)),
          long(facts.month, monthName(more.masa.amanta)),
          long(facts.monthPurnimanta, monthName(more.masa.purnimanta)),
          long(facts.vikram, years.vikram),
          fact(facts.shaka, years.shaka),
          fact(facts.gujarati, years.gujarati),
          fact(facts.drikRitu, more.drik_ritu),
          fact(facts.vedicRitu, more.ritu),
          fact(facts.drikAyana, more.drik_ayana),
          fact(facts.vedicAyana, more.ayana),
          long(facts.fullMoon, dayInWords(more.purnimata_date, language)),
        ]}
      />
    </>
  );
}
