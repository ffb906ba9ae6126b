import type { CharDasha } from '@jyoti/contract';
import { Stack, Text } from '@jyoti/ui/layout';
import { FactCard } from '@jyoti/ui/fact-card';
import { PartHeading } from '@jyoti/ui/part';
import { RunningName } from '@jyoti/ui/periods-table';
import { TermText } from '@jyoti/ui/term-tip';
import { rashiName } from '../../../kundli/chart-data.ts';
import { dayOf } from '../../../kundli/format.ts';
import { IN_VIEW, PeriodsInTurn } from '../parts/periods-in-turn.tsx';
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
    <PeriodsInTurn
      caption={words.subCaption(signs(dasha.dasha))}
      nameHeader={words.sub}
      rows={dasha.sub_dashas.map(({ dasha: sign, start, end }) => ({
        name: signs(sign),
        start,
        end,
      }))}
      atOnce={IN_VIEW}
      now={now}
      timeZone={timezone}
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
      <PartHeading title={subTab.label}>
        <TermText>{words.intro.current}</TermText>
      </PartHeading>
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
      <PartHeading title={subTab.label}>
        <TermText>{words.intro.main}</TermText>
      </PartHeading>
      <Text>{words.startsOn(dayOf(char.start_date, settings.timezone))}</Text>
      <PeriodsInTurn
        caption={words.caption}
        nameHeader={words.main}
        before={[{ id: 'lord', header: words.lord, cell: (row) => row.lord }]}
        rows={char.dashas.map(({ dasha, ...period }) => ({ ...period, name: signs(dasha) }))}
        atOnce={IN_VIEW}
        after={[
          {
            id: 'years',
            header: length,
            numeric: true,
            stacked: 'end',
            cell: ({ years }) => words.years(years),
          },
        ]}
        now={now}
        timeZone={settings.timezone}
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
      <PartHeading title={subTab.label}>
        <TermText>{words.intro.sub}</TermText>
      </PartHeading>
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
