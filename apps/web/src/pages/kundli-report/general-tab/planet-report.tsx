import { grahas, type PlanetReport as Report } from '@jyoti/contract';
import { Grid, Heading, Stack } from '@jyoti/ui/layout';
import type { MetaItem } from '@jyoti/ui/meta-list';
import { FactCard } from '@jyoti/ui/fact-card';
import { GrahaPicker } from '@jyoti/ui/graha-picker';
import { Keywords, ReadingCard, ReadingList, ReadingText, Verse } from '@jyoti/ui/reading-card';
import { PartHeading } from '@jyoti/ui/part';
import { TermText } from '@jyoti/ui/term-tip';
import { use } from 'react';
import { useSearchChoice } from '../../../app/use-search-choice.ts';
import { grahaId, rashiName } from '../../../kundli/chart-data.ts';
import { AllAtOnce } from '../../../tool/in-turn.tsx';
import { StrengthBadge } from '../parts/strength-badge.tsx';
import { termFact } from '../parts/term-fact.tsx';
import type { TabProps } from '../report-props.ts';
import { useGeneralTabWords } from './words.ts';

const signs = (sign: string) => `${rashiName(sign)} (${sign})`;

/** What weakens a graha where it stands, as sentences made of facts. */
function Affliction({ report: { affliction, afflictions } }: { report: Report }) {
  const { planet: words, and } = useGeneralTabWords();
  const found = [
    afflictions.combust && words.combust,
    afflictions.debilitated && words.debilitated,
    afflictions.joined_by.length > 0 && words.joined(afflictions.joined_by.join(and)),
    afflictions.aspected_by.length > 0 && words.aspected(afflictions.aspected_by.join(and)),
  ].filter((sentence) => sentence !== false);
  return (
    <ReadingCard
      title={words.affliction}
      basedOn={affliction && found.length > 0 ? <TermText>{found.join('; ')}</TermText> : undefined}
    >
      {affliction ? (
        <ReadingText>{affliction}</ReadingText>
      ) : found.length === 0 ? (
        <ReadingText>{words.noAffliction}</ReadingText>
      ) : (
        <ReadingList
          items={found.map((sentence) => (
            <TermText key={sentence}>{sentence}</TermText>
          ))}
        />
      )}
    </ReadingCard>
  );
}

/** One graha: its place, then what is read from it. */
function ReportOf({ report }: { report: Report }) {
  const { planet: words, inHouse } = useGeneralTabWords();
  const graha = report.planet_considered;
  const fromHouse = words.becauseHouse(graha, report.planet_location);
  const fromSign = words.becauseSign(graha, report.planet_zodiac, report.planet_strength);
  const facts: MetaItem[] = [
    termFact(words.considered, graha),
    termFact(words.sign, signs(report.planet_zodiac)),
    termFact(words.house, inHouse(report.planet_location)),
    {
      label: words.nativeHouse,
      value:
        report.planet_native_location === null
          ? words.noNativeHouse
          : inHouse(report.planet_native_location),
    },
    termFact(words.strength, <StrengthBadge strength={report.planet_strength} />),
    termFact(words.lord, report.zodiac_lord),
    { label: words.lordAt, value: signs(report.zodiac_lord_location) },
    { label: words.lordHouse, value: inHouse(report.zodiac_lord_house_location) },
    { label: words.lordStrength, value: <StrengthBadge strength={report.zodiac_lord_strength} /> },
  ];
  return (
    <Stack gap="x5">
      <Heading level={3}>{words.title(graha)}</Heading>
      <FactCard title={words.facts} columns={2} items={facts} />
      <Grid minItem="28rem" autoFit>
        <ReadingCard title={words.personal} basedOn={fromHouse}>
          <ReadingText>{report.verbal_location}</ReadingText>
          <ReadingText>{report.personalised_prediction}</ReadingText>
        </ReadingCard>
        <ReadingCard title={words.inSign(graha, report.planet_zodiac)} basedOn={fromSign}>
          <ReadingText>{report.planet_zodiac_prediction}</ReadingText>
        </ReadingCard>
        <ReadingCard title={words.definition}>
          <ReadingText>{report.planet_definitions}</ReadingText>
        </ReadingCard>
        <ReadingCard title={words.long}>
          <ReadingText title={words.short}>{report.qualities_short}</ReadingText>
          <ReadingText>{report.qualities_long}</ReadingText>
          <Keywords
            title={words.positive}
            words={report.character_keywords_positive}
            tone="plain"
          />
          <Keywords
            title={words.negative}
            words={report.character_keywords_negative}
            tone="plain"
          />
        </ReadingCard>
        <Affliction report={report} />
        {report.gayatri_mantra && (
          <ReadingCard title={<TermText>{words.mantra}</TermText>}>
            <Verse>{report.gayatri_mantra}</Verse>
          </ReadingCard>
        )}
      </Grid>
    </Stack>
  );
}

const grahaOf = (search: URLSearchParams) =>
  grahas.find((graha) => grahaId(graha) === search.get('graha')) ?? 'Sun';

/** A report for each of the nine grahas: all of them on paper, on the screen the one in the URL. */
export function PlanetReport({ kundli: { reports }, subTab }: TabProps) {
  const words = useGeneralTabWords().planet;
  const { chosen, shown, choose } = useSearchChoice();
  const all = use(AllAtOnce);
  const graha = grahaOf(shown);
  if (!reports) return null;
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro}</TermText>
      </PartHeading>
      {!all && (
        <GrahaPicker
          label={words.choose}
          value={grahaId(grahaOf(chosen))}
          onValueChange={(id) => {
            const after = new URLSearchParams(chosen);
            after.set('graha', id);
            choose(after);
          }}
          data-print="hide"
        />
      )}
      {(all ? grahas : [graha]).map((one) => (
        <ReportOf key={one} report={reports.planets[one]} />
      ))}
    </Stack>
  );
}
