import type { Kundli, PlanetDetails } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { Grid, Heading, Stack } from '@jyoti/ui/layout';
import { MetaList, type MetaItem } from '@jyoti/ui/meta-list';
import { useWords } from '../../words/index.ts';
import { rashiName } from './chart-data.ts';
import {
  civilDay,
  clockOf,
  coordinates,
  degreesAndMinutes,
  degreesMinutesSeconds,
} from './format.ts';

const list = (values: readonly (string | number)[] | undefined) => values?.join(', ');
const signs = (sign: string) => `${rashiName(sign)} (${sign})`;

function Facts({ title, items }: { title: string; items: MetaItem[] }) {
  return (
    <Card as="section" aria-label={title}>
      <Stack>
        <Heading level={3} size="h4">
          {title}
        </Heading>
        <MetaList items={items} />
      </Stack>
    </Card>
  );
}

/** Who was born, and what the chart and the almanac say of the moment. */
export function BasicDetails({ kundli, planets }: { kundli: Kundli; planets: PlanetDetails }) {
  const all = useWords();
  const words = all.report.basic;
  const { birth, settings } = kundli;
  const { panchang, ghatka_chakra: ghatka } = planets;
  const clock = (instant: string | null) =>
    instant === null ? words.noSunrise : clockOf(instant, settings.timezone);

  return (
    <Grid minItem="24rem">
      <Stack gap="x5">
        <Facts
          title={words.personal}
          items={[
            { label: words.name, value: birth.name },
            {
              label: words.gender,
              value: birth.gender && all.kundliForm.genders[birth.gender],
            },
            { label: words.date, value: civilDay(birth.date) },
            { label: words.time, value: birth.time },
            { label: words.place, value: birth.place.name },
            {
              label: words.coordinates,
              value: coordinates(birth.place.latitude, birth.place.longitude),
            },
          ]}
        />
        <Facts
          title={words.astrological}
          items={[
            {
              label: words.ascendant,
              value: `${signs(planets.ascendant_sign)} ${degreesAndMinutes(planets[0].local_degree)}`,
            },
            {
              label: words.moonSign,
              value: `${signs(planets.rasi)} ${degreesAndMinutes(planets[2].local_degree)}`,
            },
            {
              label: words.sunSign,
              value: `${signs(planets[1].zodiac)} ${degreesAndMinutes(planets[1].local_degree)}`,
            },
            { label: words.nakshatra, value: planets.nakshatra },
            { label: words.pada, value: planets.nakshatra_pada },
            { label: words.gana, value: planets.gana },
            { label: words.yoni, value: planets.yoni },
            { label: words.nadi, value: planets.nadi },
            { label: words.varna, value: planets.varna },
            { label: words.vasya, value: planets.vasya },
            { label: words.paya, value: planets.paya },
            { label: words.tatva, value: planets.tatva },
            { label: words.birthDasha, value: planets.birth_dasa },
          ]}
        />
      </Stack>
      <Stack gap="x5">
        {panchang && (
          <Facts
            title={words.panchang}
            items={[
              { label: words.day, value: panchang.day_of_birth },
              { label: words.dayLord, value: panchang.day_lord },
              { label: words.horaLord, value: panchang.hora_lord },
              { label: words.sunrise, value: clock(panchang.sunrise_at_birth) },
              { label: words.sunset, value: clock(panchang.sunset_at_birth) },
              { label: words.tithi, value: panchang.tithi },
              { label: words.yoga, value: panchang.yoga },
              { label: words.karana, value: panchang.karana },
              {
                label: words.ayanamsa,
                value: `${panchang.ayanamsa_name} ${degreesMinutesSeconds(panchang.ayanamsa)}`,
              },
            ]}
          />
        )}
        <Facts
          title={words.lucky}
          items={[
            { label: words.gem, value: list(planets.lucky_gem) },
            { label: words.numbers, value: list(planets.lucky_num) },
            { label: words.colours, value: list(planets.lucky_colors) },
            { label: words.letters, value: list(planets.lucky_letters) },
            { label: words.syllables, value: list(planets.lucky_name_start) },
          ]}
        />
        {ghatka && (
          <Facts
            title={words.ghatka}
            items={[
              { label: words.ghatkaRasi, value: ghatka.rasi },
              { label: words.ghatkaTithi, value: list(ghatka.tithi) },
              { label: words.ghatkaDay, value: ghatka.day },
              { label: words.ghatkaNakshatra, value: ghatka.nakshatra },
              { label: words.ghatkaTatva, value: ghatka.tatva },
              { label: words.ghatkaLord, value: ghatka.lord },
              { label: words.sameSexLagna, value: ghatka.same_sex_lagna },
              { label: words.oppositeSexLagna, value: ghatka.opposite_sex_lagna },
            ]}
          />
        )}
      </Stack>
    </Grid>
  );
}
