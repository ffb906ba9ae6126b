import { formatList } from '@jyoti/language';
import { partners, type MoonMatch, type MoonMatching } from '@jyoti/contract';
import { matchingMessages } from '@jyoti/reports/messages/matching';
import {
  moonMatchPart,
  moonMatchTabs,
  roundedNumber,
  type MatchWords,
  type PartnerLabels,
} from '@jyoti/reports';
import { clockOf } from '@jyoti/reports/format';
import { Button } from '@jyoti/ui/button';
import { PrinterIcon } from '@jyoti/ui/icons';
import { KootaTable } from '@jyoti/ui/koota-table';
import { Stack } from '@jyoti/ui/layout';
import { RadioGroup } from '@jyoti/ui/radio-group';
import { ReportView } from '@jyoti/ui/report-view';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { timeOfDay } from '@jyoti/ui/time-span';
import { useSearchState } from '../../../../platform/data/search-params.ts';
import { MatchingBasis, MatchingNotices } from '../matching-basis.tsx';
import { MatchingOpening } from '../matching-opening.tsx';
import * as styles from '../matching-report.css.ts';
import { chosenMoonTab } from '../matching-tabs.ts';
import { matchingReportMessages } from '../../../../messages.generated/matching-report.ts';
import {
  matchingReportUnknownTimeMessages,
  type MatchingReportUnknownTimeMessages,
} from '../../../../messages.generated/matching-report-unknown-time.ts';

import { useLanguage } from '../../../../platform/words/use-language.ts';
import { useMessages } from '../../../../platform/words/use-messages.ts';
import { useReportWords } from '../../../../platform/words/use-report-words.ts';

interface UnknownTimeMatchProps {
  match: MoonMatching;
  names: PartnerLabels;
  formPath: string;
  swappedPath: string;
  datesPath: string;
}

const tables = { kootas: KootaTable };

/**
 * The possible times of birth of each partner in one of the matches; a partner whose Moon sign is
 * the same all day is left out.
 */
function hoursInWords(
  moonMatch: MoonMatch,
  { settings }: MoonMatching,
  labels: PartnerLabels,
  words: MatchingReportUnknownTimeMessages,
  { names }: Pick<MatchWords, 'names'>,
): string {
  const [one = '', other] = partners.flatMap((partner) => {
    const { zodiac, nakshatra, part_of_day: part } = moonMatch[partner];
    if (part === null) return [];
    const clock = (instant: string) =>
      timeOfDay(names.times, clockOf(instant, settings[partner].timezone).slice(0, 5));
    const name = labels[partner];
    const moon = words.moon({ nakshatra: names.term(nakshatra), sign: names.sign(zodiac) });
    const { start, end } = part;
    if (start === null) return end === null ? [] : words.before({ name, end: clock(end), moon });
    if (end === null) return words.after({ name, start: clock(start), moon });
    return words.between({ name, start: clock(start), end: clock(end), moon });
  });
  return other === undefined ? one : words.both({ boy: one, girl: other });
}

/**
 * The match of two people if one time of birth, or both, are unknown: what the two Moons determine.
 */
export function UnknownTimeMatch({ match, names, ...paths }: UnknownTimeMatchProps) {
  const words = useMessages(matchingReportMessages);
  const matchPartWords = useReportWords(matchingMessages);
  const own = useMessages(matchingReportUnknownTimeMessages);
  const language = useLanguage();
  const [search, changeSearch] = useSearchState();
  const { moon_matches: moonMatches } = match;
  const requested = Number(search.get('hours'));
  const chosen = moonMatches[requested] ? requested : 0;
  const moonMatch = moonMatches[chosen];
  if (!moonMatch) return null;
  const points = [...new Set(moonMatches.map(({ ashtakoot }) => ashtakoot.score))]
    .toSorted((one, other) => one - other)
    .map(roundedNumber);
  const tab = chosenMoonTab(search);
  return (
    <Stack gap="x6">
      <MatchingNotices notices={[match.notices.join(' ')]} />
      <MatchingOpening
        births={match}
        names={names}
        ashtakoot={moonMatch.ashtakoot}
        sentence={
          points.length === 1
            ? own.sentence({ points: points.join('') })
            : own.sentenceOfSeveral({ points: formatList(points, language, 'disjunction') })
        }
        {...paths}
      >
        <Button icon={<PrinterIcon size={20} />} onClick={() => globalThis.print()}>
          {words.print}
        </Button>
      </MatchingOpening>
      {moonMatches.length > 1 && (
        <RadioGroup
          label={own.hours}
          hint={own.hoursHint}
          value={String(chosen)}
          onValueChange={(hours) => changeSearch({ hours })}
          options={moonMatches.map((each, index) => ({
            value: String(index),
            label: hoursInWords(each, match, names, own, matchPartWords),
            aside: own.points({ points: roundedNumber(each.ashtakoot.score) }),
          }))}
        />
      )}
      <Tabs
        label={words.tabsLabel}
        value={tab}
        onValueChange={(next) => changeSearch({ tab: next })}
      >
        <TabList>
          {moonMatchTabs.map((key) => (
            <Tab key={key} value={key}>
              {matchPartWords.tabs[key]}
            </Tab>
          ))}
        </TabList>
        {moonMatchTabs.map((key) => (
          <TabPanel key={key} value={key} className={styles.panel}>
            <ReportView
              blocks={moonMatchPart(key, { match: moonMatch, names }, matchPartWords)}
              tables={tables}
            />
          </TabPanel>
        ))}
      </Tabs>
      <MatchingBasis match={match} names={names} />
    </Stack>
  );
}
