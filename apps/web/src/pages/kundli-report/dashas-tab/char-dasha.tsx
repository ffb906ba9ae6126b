import type { CharDasha } from '@jyoti/contract';
import { Stack, Text } from '@jyoti/ui/layout';
import { rashiName } from '../../../kundli/chart-data.ts';
import { dayOf } from '../../../kundli/format.ts';
import { FactCard } from '../parts/fact-card.tsx';
import { PartHeading } from '../parts/part-heading.tsx';
import { IN_VIEW, PeriodsTable } from '../parts/periods-table.tsx';
import { RunningName } from '../parts/running-name.tsx';
import type { TabProps } from '../report-props.ts';
import { DashaAccordion } from './dasha-accordion.tsx';
import { useDashasTabWords } from './words.ts';

/** How many the sub-tab shows until more are asked for. */
export const CHAR_CAP = 20;

const signs = (sign: string) => `${rashiName(sign)} (${sign})`;

type Dasha = CharDasha['dashas'][number];

function SubDashas({ dasha, now, timezone }: { dasha: Dasha; now: string; timezone: string }) {
  const words = useDashasTabWords().char;
  return (
    <PeriodsTable
      caption={words.subCaption(signs(dasha.dasha))}
      nameHeader={words.sub}
      rows={dasha.sub_dashas.map(({ dasha: sign, start, end }) => ({
        name: signs(sign),
        start,
        end,
      }))}
      atOnce={IN_VIEW}
      now={now}
      timezone={timezone}
    />
  );
}

/** The sign whose dasha runs now, with its twelve parts. */
export function CharDashaCurrent({ kundli: { dashas, settings }, subTab, now }: TabProps) {
  const words = useDashasTabWords().char;
  const char = dashas?.char;
  if (!char) return null;
  const running = char.dashas.find(({ start }) => start === char.current.dasha.start);
  if (!running) return null;
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label} intro={words.intro.current} />
      <FactCard
        title={signs(running.dasha)}
        columns={2}
        items={[
          { label: words.main, value: signs(running.dasha) },
          { label: words.lord, value: running.lord },
          { label: words.subStart, value: dayOf(running.start, settings.timezone) },
        ]}
      />
      <SubDashas dasha={running} now={now} timezone={settings.timezone} />
    </Stack>
  );
}

/** The dashas of the signs, two rounds from birth. */
export function CharDashaMain({ kundli: { dashas, settings }, subTab, now }: TabProps) {
  const { char: words, length } = useDashasTabWords();
  const char = dashas?.char;
  if (!char) return null;
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label} intro={words.intro.main} />
      <Text>{words.startsOn(dayOf(char.start_date, settings.timezone))}</Text>
      <PeriodsTable
        caption={words.caption}
        nameHeader={words.main}
        lordHeader={words.lord}
        shows={['lord', 'starts', 'ends']}
        rows={char.dashas.map(({ dasha, ...period }) => ({ ...period, name: signs(dasha) }))}
        atOnce={IN_VIEW}
        more={[
          {
            id: 'years',
            header: length,
            numeric: true,
            stacked: 'end',
            cell: ({ years }) => words.years(years),
          },
        ]}
        now={now}
        timezone={settings.timezone}
      />
    </Stack>
  );
}

/** Every dasha with its twelve parts, folded. */
export function CharDashaSub({ kundli: { dashas, settings }, subTab, now }: TabProps) {
  const words = useDashasTabWords().char;
  if (!dashas?.char) return null;
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label} intro={words.intro.sub} />
      <DashaAccordion
        cap={CHAR_CAP}
        now={now}
        entries={dashas.char.dashas.map((dasha) => ({
          start: dasha.start,
          end: dasha.end,
          heading: (
            <RunningName period={dasha} now={now}>
              {words.heading(signs(dasha.dasha), dasha.lord, dayOf(dasha.start, settings.timezone))}
            </RunningName>
          ),
          content: <SubDashas dasha={dasha} now={now} timezone={settings.timezone} />,
        }))}
      />
    </Stack>
  );
}
