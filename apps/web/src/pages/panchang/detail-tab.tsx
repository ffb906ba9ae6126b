import { Grid } from '@jyoti/ui/layout';
import { FactCard } from '@jyoti/ui/fact-card';
import type { MetaItem } from '@jyoti/ui/meta-list';
import { useLanguage } from '@jyoti/ui/i18n';
import { dayInWords } from '../../reading/dates.ts';
import { tithiName } from './almanac-names.ts';
import { auspiciousWindows, inauspiciousWindows } from './day-windows.ts';
import { DayWindows } from './window-cards.tsx';
import { LimbOfDay } from './limb-of-day.tsx';
import { useReadTime } from './read-at.tsx';
import { useRises } from './rises.ts';
import type { TabProps } from './tab-props.ts';
import { hasScale } from './day-scale.ts';
import { useDayTimes } from './time-of-day.tsx';
import { usePanchangWords } from './words.ts';

/** The day in detail: four limbs, Sun and Moon with the year, the marked times. */
export function DetailTab({ found: { day } }: TabProps) {
  const words = usePanchangWords();
  const { facts, limbs, detail } = words;
  const language = useLanguage();
  const times = useDayTimes(day);
  const rises = useRises(day);
  const at = useReadTime(day);
  const { tithi, nakshatra, yoga, karana, advanced_details: more } = day;
  const isOnScale = hasScale(day);
  const tithis = day.tithis.map((each) => ({ ...each, name: tithiName(each) }));
  const titleOf = (limb: string) => detail.atTime(limb, at);
  const monthName = (name: string) => (more.masa.adhika ? facts.adhika(name) : name);
  const long = (label: string, value: string | undefined): MetaItem => ({
    label,
    value,
    long: true,
  });

  return (
    <>
      <Grid minItem="19rem" gap="x2" columns={2}>
        <LimbOfDay
          title={titleOf(limbs.tithi)}
          name={facts.tithi(tithiName(tithi), tithi.number)}
          limb={tithi}
          all={tithis}
          times={times}
          isOnScale={isOnScale}
          facts={[
            { label: facts.type, value: tithi.type },
            { label: facts.deity, value: tithi.diety },
          ]}
          meaning={[long(facts.meaning, tithi.meaning)]}
        />
        <LimbOfDay
          title={titleOf(limbs.nakshatra)}
          name={facts.tithi(nakshatra.name, nakshatra.number)}
          limb={nakshatra}
          all={day.nakshatras}
          times={times}
          isOnScale={isOnScale}
          facts={[
            { label: facts.lord, value: nakshatra.lord },
            { label: facts.deity, value: nakshatra.diety },
          ]}
          meaning={[long(facts.special, nakshatra.special)]}
        />
        <LimbOfDay
          title={titleOf(limbs.yoga)}
          name={yoga.name}
          limb={yoga}
          all={day.yogas}
          times={times}
          isOnScale={isOnScale}
          facts={[
            { label: facts.number, value: facts.yogaNumber(yoga.number) },
            { label: facts.meaning, value: yoga.meaning },
          ]}
          meaning={[long(facts.special, yoga.special)]}
        />
        <LimbOfDay
          title={titleOf(limbs.karana)}
          name={karana.name}
          limb={karana}
          all={day.karanas}
          times={times}
          isOnScale={isOnScale}
          facts={[
            { label: facts.type, value: words.karanaTypes[karana.type] },
            { label: facts.lord, value: karana.lord },
            { label: facts.deity, value: karana.diety },
          ]}
          meaning={[long(facts.meaning, karana.meaning)]}
        />
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
          { label: facts.day, value: detail.weekday(day.day.name, day.day.lord), long: true },
          { label: facts.date, value: dayInWords(day.date, language), long: true },
          { label: facts.sunrise, value: rises.sunrise },
          { label: facts.sunset, value: rises.sunset },
          { label: facts.moonrise, value: rises.moonrise },
          { label: facts.moonset, value: rises.moonset },
          { label: facts.moonSign, value: day.rasi },
          { label: facts.sunSign, value: day.sun_sign },
          { label: facts.month, value: monthName(more.masa.amanta), long: true },
          { label: facts.monthPurnimanta, value: monthName(more.masa.purnimanta), long: true },
          { label: facts.vikram, value: more.vikram_samvat },
          { label: facts.shaka, value: more.shaka_samvat },
          { label: facts.samvatsara, value: more.samvatsara, long: true },
          { label: facts.ritu, value: more.ritu },
          { label: facts.ayana, value: more.ayana },
          { label: facts.fullMoon, value: dayInWords(more.purnimata_date, language), long: true },
        ]}
      />
    </>
  );
}
