import type { Panchang, TimeRange } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { Disclosure } from '@jyoti/ui/disclosure';
import { FactCard } from '@jyoti/ui/fact-card';
import { useLanguage } from '@jyoti/ui/i18n';
import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { MetaList } from '@jyoti/ui/meta-list';
import { MuhurtaClock, type MuhurtaPeriod } from '@jyoti/ui/muhurta-clock';
import { PanchangCard, type PanchangLimb } from '@jyoti/ui/panchang-card';
import { Part } from '@jyoti/ui/part';
import { dayInWords } from '../../reading/dates.ts';
import { festivalName, isWaxing, lordOf, moonDayOf, tithiName } from './almanac-names.ts';
import { auspiciousWindows, inauspiciousWindows, spansOf } from './day-windows.ts';
import { DayWindows } from './window-cards.tsx';
import { LimbOfDay } from './limb-of-day.tsx';
import { timeInWords } from './moments.ts';
import type { TabProps } from './tab-props.ts';
import { useDayTimes } from './time-of-day.tsx';
import { usePanchangWords } from './words.ts';

const clockKinds = [
  ['rahukaal', 'rahu_kaal'],
  ['yamakanta', 'yamaganda'],
  ['gulika', 'gulika'],
  ['abhijit', 'abhijit'],
  ['dur_muhurta', 'dur_muhurta'],
  ['varjyam', 'varjyam'],
  ['amrit_kaal', 'amrit_kaal'],
  ['brahma_muhurta', 'brahma_muhurta'],
] as const;

const clockPeriods = (day: Panchang): MuhurtaPeriod[] =>
  clockKinds.flatMap(([name, kind]) => spansOf(day, name).map((span) => ({ kind, ...span })));

/** The spans of a limb, each with a word on it. */
const withDetail = <Limb extends TimeRange & { name: string }>(
  limbs: readonly Limb[],
  detailOf: (limb: Limb) => string | null | undefined,
): PanchangLimb[] =>
  limbs.map((limb) => {
    const { name, start, end } = limb;
    return { name, start, end, detail: detailOf(limb) || undefined };
  });

/** What is observed on the day, and when a fast is broken. */
function Observed({ day }: { day: Panchang }) {
  const { detail: words } = usePanchangWords();
  const times = useDayTimes(day.date, day.settings.timezone);
  if (day.festivals.length === 0) return null;
  return (
    <Card>
      <Part title={words.observed} headingLevel={3}>
        {day.festivals.map(({ id, name, variant, start, end, parana }) => (
          <Stack gap="x1" key={id}>
            <Text>{festivalName({ name, variant })}</Text>
            {start !== end && (
              <Text size="small" tone="muted">
                {words.during(times.span({ start, end }))}
              </Text>
            )}
            {parana && (
              <Text size="small" tone="muted">
                {words.parana(times.span(parana))}
              </Text>
            )}
          </Stack>
        ))}
      </Part>
    </Card>
  );
}

/** The day in detail: five limbs, what each is, Sun and Moon, the marked times. */
export function DetailTab({ asked, found, place }: TabProps) {
  const words = usePanchangWords();
  const { facts, limbs, detail } = words;
  const language = useLanguage();
  const { day, month } = found;
  const timeZone = day.settings.timezone;
  const times = useDayTimes(day.date, timeZone);
  const { tithi, nakshatra, yoga, karana, advanced_details: more } = day;
  const moonRow = month.moon_calendar.find(({ date }) => date === day.date);
  const moon = moonRow && moonDayOf(moonRow);
  const hemisphere = asked.latitude < 0 ? 'south' : 'north';
  const tithis = day.tithis.map((each) => ({ ...each, name: tithiName(each) }));
  const titleOf = (limb: string) => detail.atTime(limb, timeInWords(asked.time));
  const monthName = (name: string) => (more.masa.adhika ? facts.adhika(name) : name);

  return (
    <>
      <PanchangCard
        date={day.date}
        place={place}
        timeZone={timeZone}
        title={detail.five}
        vara={{ name: day.day.name, lord: lordOf(day.day.lord) }}
        tithi={withDetail(tithis, ({ diety }) => `${facts.deity} ${diety}`)}
        nakshatra={withDetail(day.nakshatras, ({ lord }) => `${facts.lord} ${lord}`)}
        yoga={withDetail(day.yogas, ({ meaning }) => meaning)}
        karana={withDetail(day.karanas, ({ type }) => words.karanaTypes[type])}
        times={{
          sunrise: more.sun_rise,
          sunset: more.sun_set,
          moonrise: more.moon_rise,
          moonset: more.moon_set,
          nextSunrise: more.next_sun_rise,
        }}
        {...(moon && {
          moon: { illumination: moon.illumination, waxing: isWaxing(moon), hemisphere },
        })}
      />
      <Grid minItem="19rem" gap="x5">
        <Card>
          <Part title={detail.basic} headingLevel={3}>
            <MetaList
              items={[
                { label: facts.day, value: day.day.name },
                { label: facts.date, value: dayInWords(day.date, language) },
                { label: facts.sunrise, value: times.at(more.sun_rise) ?? facts.none },
                { label: facts.sunset, value: times.at(more.sun_set) ?? facts.none },
                { label: facts.moonrise, value: times.at(more.moon_rise) ?? facts.none },
                { label: facts.moonset, value: times.at(more.moon_set) ?? facts.none },
                { label: facts.moonSign, value: day.rasi },
                { label: facts.sunSign, value: day.sun_sign },
              ]}
            />
            {day.day.meaning && (
              <Text size="small" tone="muted">
                {day.day.meaning}
              </Text>
            )}
          </Part>
        </Card>
        <DayWindows
          title={detail.inauspicious}
          text={detail.inauspiciousText}
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
        <Observed day={day} />
      </Grid>
      {more.sun_rise && more.sun_set && more.next_sun_rise && (
        <Disclosure label={detail.onDial}>
          <MuhurtaClock
            title={detail.clock}
            sunrise={more.sun_rise}
            sunset={more.sun_set}
            nextSunrise={more.next_sun_rise}
            periods={clockPeriods(day)}
            timeZone={timeZone}
            place={place}
          />
        </Disclosure>
      )}
      <Grid minItem="19rem" gap="x5" columns={2}>
        <LimbOfDay
          title={titleOf(limbs.tithi)}
          limb={tithi}
          all={tithis}
          times={times}
          facts={[
            { label: facts.name, value: facts.tithi(tithiName(tithi), tithi.number) },
            { label: facts.type, value: tithi.type },
            { label: facts.deity, value: tithi.diety },
            { label: facts.meaning, value: tithi.meaning, long: true },
          ]}
        />
        <LimbOfDay
          title={titleOf(limbs.nakshatra)}
          limb={nakshatra}
          all={day.nakshatras}
          times={times}
          facts={[
            { label: facts.name, value: facts.tithi(nakshatra.name, nakshatra.number) },
            { label: facts.lord, value: nakshatra.lord },
            { label: facts.deity, value: nakshatra.diety },
            { label: facts.special, value: nakshatra.special, long: true },
          ]}
        />
        <LimbOfDay
          title={titleOf(limbs.yoga)}
          limb={yoga}
          all={day.yogas}
          times={times}
          facts={[
            { label: facts.name, value: yoga.name },
            { label: facts.number, value: facts.yogaNumber(yoga.number) },
            { label: facts.meaning, value: yoga.meaning },
            { label: facts.special, value: yoga.special, long: true },
          ]}
        />
        <LimbOfDay
          title={titleOf(limbs.karana)}
          limb={karana}
          all={day.karanas}
          times={times}
          facts={[
            { label: facts.name, value: karana.name },
            { label: facts.type, value: words.karanaTypes[karana.type] },
            { label: facts.lord, value: karana.lord },
            { label: facts.deity, value: karana.diety },
            { label: facts.meaning, value: karana.meaning, long: true },
          ]}
        />
      </Grid>
      <FactCard
        title={detail.calendarOfDay}
        columns={2}
        items={[
          { label: facts.month, value: monthName(more.masa.amanta) },
          { label: facts.monthPurnimanta, value: monthName(more.masa.purnimanta) },
          { label: facts.vikram, value: more.vikram_samvat },
          { label: facts.shaka, value: more.shaka_samvat },
          { label: facts.samvatsara, value: more.samvatsara },
          { label: facts.ritu, value: more.ritu },
          { label: facts.ayana, value: more.ayana },
          { label: facts.fullMoon, value: dayInWords(more.purnimata_date, language) },
        ]}
      />
    </>
  );
}
