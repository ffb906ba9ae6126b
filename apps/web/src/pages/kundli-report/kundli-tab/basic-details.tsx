import type { MetaItem } from '@jyoti/ui/meta-list';
import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { BasedOn } from '@jyoti/ui/reading-card';
import { FactCard } from '@jyoti/ui/fact-card';
import { PartHeading } from '@jyoti/ui/part';
import { TermText } from '@jyoti/ui/term-tip';
import { rashiName } from '../../../kundli/chart-data.ts';
import {
  civilDay,
  clockOf,
  coordinates,
  degreesAndMinutes,
  degreesMinutesSeconds,
} from '../../../kundli/format.ts';
import { termFact } from '../parts/term-fact.tsx';
import type { TabProps } from '../report-props.ts';
import { useBasicWords } from './basic-words.ts';

const list = (values: readonly (string | number)[] | undefined) => values?.join(', ');
const signs = (sign: string, degrees: number) =>
  `${rashiName(sign)} (${sign}) ${degreesAndMinutes(degrees)}`;

/** Who was born, and what the chart and the almanac say of the moment. */
export function BasicDetails({ kundli, planets, subTab }: TabProps) {
  const words = useBasicWords();
  const { birth, settings } = kundli;
  const { panchang, ghatka_chakra: ghatka } = planets;
  const clock = (instant: string | null) =>
    instant === null ? words.noSunrise : clockOf(instant, settings.timezone);

  const personal: MetaItem[] = [
    { label: words.name, value: birth.name },
    { label: words.gender, value: birth.gender && words.genders[birth.gender] },
    { label: words.date, value: civilDay(birth.date) },
    { label: words.time, value: birth.time },
    { label: words.place, value: birth.place.name },
    {
      label: words.coordinates,
      value: coordinates(birth.place.latitude, birth.place.longitude),
    },
  ];
  const astrological: MetaItem[] = [
    termFact(words.ascendant, signs(planets.ascendant_sign, planets[0].local_degree)),
    termFact(words.moonSign, signs(planets.rasi, planets[2].local_degree)),
    termFact(words.sunSign, signs(planets[1].zodiac, planets[1].local_degree)),
    termFact(words.nakshatra, planets.nakshatra),
    termFact(words.pada, planets.nakshatra_pada),
    termFact(words.gana, planets.gana),
    termFact(words.yoni, planets.yoni),
    termFact(words.nadi, planets.nadi),
    termFact(words.varna, planets.varna),
    termFact(words.vasya, planets.vasya),
    termFact(words.paya, planets.paya),
    termFact(words.tatva, planets.tatva),
    termFact(words.birthDasha, planets.birth_dasa),
    termFact(words.currentDasha, planets.current_dasa),
  ];

  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro}</TermText>
      </PartHeading>
      <Grid minItem="20rem" columns={2}>
        <Stack gap="x5">
          <FactCard title={words.personal} items={personal} />
          <FactCard title={words.astrological} items={astrological} />
        </Stack>
        <Stack gap="x5">
          {panchang && (
            <FactCard
              title={words.panchang}
              items={[
                termFact(words.day, panchang.day_of_birth),
                { label: words.dayLord, value: panchang.day_lord },
                termFact(words.horaLord, panchang.hora_lord),
                { label: words.sunrise, value: clock(panchang.sunrise_at_birth) },
                { label: words.sunset, value: clock(panchang.sunset_at_birth) },
                termFact(words.tithi, panchang.tithi),
                termFact(words.yoga, panchang.yoga),
                termFact(words.karana, panchang.karana),
                termFact(
                  words.ayanamsa,
                  `${panchang.ayanamsa_name} ${degreesMinutesSeconds(panchang.ayanamsa)}`,
                ),
              ]}
            />
          )}
          <FactCard
            title={words.lucky}
            items={[
              { label: words.gem, value: list(planets.lucky_gem) },
              { label: words.numbers, value: list(planets.lucky_num) },
              { label: words.colours, value: list(planets.lucky_colors) },
              { label: words.letters, value: list(planets.lucky_letters) },
              { label: words.syllables, value: list(planets.lucky_name_start) },
            ]}
          >
            <BasedOn>{words.luckyBecause(planets[2].nakshatra_lord)}</BasedOn>
          </FactCard>
          {ghatka && (
            <FactCard
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
            >
              <Text size="small" tone="muted">
                <TermText>{words.ghatkaIntro}</TermText>
              </Text>
            </FactCard>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}
