import { Stack } from '@jyoti/ui/layout';
import { dayOf } from '../../../kundli/format.ts';
import { PartHeading } from '../parts/part-heading.tsx';
import { IN_VIEW, PeriodsTable } from '../parts/periods-table.tsx';
import { RunningName } from '../parts/running-name.tsx';
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
      <PartHeading title={subTab.label} intro={words.intro.main} />
      <Stack gap="x3">
        <PeriodsTable
          caption={words.caption}
          nameHeader={dasha}
          lordHeader={lord}
          shows={['lord', 'ends']}
          rows={shown.map(({ dasha: name, lord: graha, start, end }) => ({
            name,
            graha,
            lord: graha,
            start,
            end,
          }))}
          atOnce={IN_VIEW}
          now={now}
          timezone={settings.timezone}
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
      <PartHeading title={subTab.label} intro={words.intro.sub} />
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
            <PeriodsTable
              caption={words.subCaption(period.dasha)}
              nameHeader={words.sub}
              lordHeader={lordHeader}
              shows={['lord', 'starts', 'ends']}
              rows={period.sub_dashas.map(({ dasha, lord, start, end }) => ({
                name: dasha,
                graha: lord,
                lord,
                start,
                end,
              }))}
              atOnce={IN_VIEW}
              now={now}
              timezone={timezone}
            />
          ),
        }))}
      />
    </Stack>
  );
}
