import { grahas, type Graha, type PlanetReport as Report } from '@jyoti/contract';
import { Heading, Stack } from '@jyoti/ui/layout';
import type { MetaItem } from '@jyoti/ui/meta-list';
import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rashiName } from '../../../kundli/chart-data.ts';
import { AllAtOnce } from '../../../tool/in-turn.tsx';
import { FactCard } from '../parts/fact-card.tsx';
import { GrahaPicker } from '../parts/graha-picker.tsx';
import { Keywords } from '../parts/keywords.tsx';
import * as styles from '../parts/parts.css.ts';
import { PartHeading } from '../parts/part-heading.tsx';
import { ReadingCard } from '../parts/reading-card.tsx';
import { ReadingText } from '../parts/reading-text.tsx';
import { StrengthBadge } from '../parts/strength-badge.tsx';
import { termFact } from '../parts/term-fact.tsx';
import { WithTerms } from '../parts/with-terms.tsx';
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
      because={
        affliction && found.length > 0 ? <WithTerms>{found.join('; ')}</WithTerms> : undefined
      }
    >
      {affliction ? (
        <ReadingText>{affliction}</ReadingText>
      ) : found.length === 0 ? (
        <ReadingText>{words.noAffliction}</ReadingText>
      ) : (
        <ul className={styles.list}>
          {found.map((sentence) => (
            <li key={sentence}>
              <WithTerms>{sentence}</WithTerms>
            </li>
          ))}
        </ul>
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
      <div className={styles.readings}>
        <ReadingCard title={words.personal} because={fromHouse}>
          <ReadingText>{report.verbal_location}</ReadingText>
          <ReadingText>{report.personalised_prediction}</ReadingText>
        </ReadingCard>
        <ReadingCard title={words.inSign(graha, report.planet_zodiac)} because={fromSign}>
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
          <ReadingCard title={<WithTerms>{words.mantra}</WithTerms>}>
            <p className={styles.mantra}>{report.gayatri_mantra}</p>
          </ReadingCard>
        )}
      </div>
    </Stack>
  );
}

/** A report for each of the nine grahas: on paper all, on the screen the one that stands in the address. */
export function PlanetReport({ kundli: { reports }, subTab }: TabProps) {
  const words = useGeneralTabWords().planet;
  const [search, setSearch] = useSearchParams();
  const all = use(AllAtOnce);
  if (!reports) return null;
  const chosen = grahas.find((graha) => graha.toLowerCase() === search.get('graha')) ?? 'Sun';
  const choose = (graha: Graha) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('graha', graha.toLowerCase());
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label} intro={words.intro} />
      {!all && <GrahaPicker label={words.choose} value={chosen} onChoose={choose} />}
      {(all ? grahas : [chosen]).map((graha) => (
        <ReportOf key={graha} report={reports.planets[graha]} />
      ))}
    </Stack>
  );
}
