import { Stack } from '@jyoti/ui/layout';
import { PartHeading } from '@jyoti/ui/part';
import { RunningName } from '@jyoti/ui/periods-table';
import { TermText } from '@jyoti/ui/term-tip';
import { dayOf } from '../../../kundli/format.ts';
import { IN_VIEW, PeriodsInTurn } from '../parts/periods-in-turn.tsx';
import { grahaId } from '../../../kundli/chart-data.ts';
import type { TabProps } from '../report-props.ts';
import { DashaAccordion, Footer } from './dasha-accordion.tsx';
import { useDashasTabWords } from './words.ts';

/** How many are shown at first. Three rounds have 24, so all of them are. */
export const YOGINI_CAP = 30;

/** The dashas of the eight yoginis, three rounds. */
export function YoginiDashaMain({ kundli: { dashas, settings }, subTab, now }: TabProps) {
  const { yogini: words, dasha, lord } = useDashasTabWords();
  const yogini = dashas?.yogini;
  if (!yogini) return null;
  const shown = yogini.dashas.slice(0, YOGINI_CAP);
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro.main}</TermText>
      </PartHeading>
      <Stack gap="x3">
        <PeriodsInTurn
          caption={words.caption}
          nameHeader={dasha}
          before={[{ id: 'lord', header: lord, cell: (row) => row.lord }]}
          dates={['end']}
          rows={shown.map(({ dasha: name, lord: graha, start, end }) => ({
            name,
            graha: grahaId(graha),
            lord: graha,
            start,
            end,
          }))}
          atOnce={IN_VIEW}
          now={now}
          timeZone={settings.timezone}
        />
        <Footer shown={shown.length} total={yogini.dashas.length} />
      </Stack>
    </Stack>
  );
}

/** Each dasha with its eight parts, folded. */
export function YoginiDashaSub({ kundli: { dashas, settings }, subTab, now }: TabProps) {
  const { yogini: words, lord: lordHeader } = useDashasTabWords();
  if (!dashas?.yogini) return null;
  const { timezone } = settings;
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro.sub}</TermText>
      </PartHeading>
      <DashaAccordion
        cap={YOGINI_CAP}
        now={now}
        entries={dashas.yogini.dashas.map((period) => ({
          start: period.start,
          end: period.end,
          heading: (
            <RunningName period={period} now={now}>
              {words.heading(
                period.dasha,
                period.lord,
                dayOf(period.start, timezone),
                dayOf(period.end, timezone),
              )}
            </RunningName>
          ),
          content: (
            <PeriodsInTurn
              caption={words.subCaption(period.dasha)}
              nameHeader={words.sub}
              before={[{ id: 'lord', header: lordHeader, cell: ({ lord }) => lord }]}
              rows={period.sub_dashas.map(({ dasha, lord, start, end }) => ({
                name: dasha,
                graha: grahaId(lord),
                lord,
                start,
                end,
              }))}
              atOnce={IN_VIEW}
              now={now}
              timeZone={timezone}
            />
          ),
        }))}
      />
    </Stack>
  );
}
