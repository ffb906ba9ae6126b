import { Folio } from '@jyoti/ui/card';
import { useStrings } from '@jyoti/ui/i18n';
import { Heading, Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { MetaList } from '@jyoti/ui/meta-list';
import { MoonCalendar } from '@jyoti/ui/moon-calendar';
import { MoonPhase, moonPakshaNames, moonStateNames } from '@jyoti/ui/moon-phase';
import { SegmentedControl } from '@jyoti/ui/segmented-control';
import { useSearchState } from '../../../platform/data/search-params.ts';
import { dayInWords, monthInWords } from '../../../platform/dates/dates.ts';
import { isWaxing, moonDaysOf } from './almanac-names.ts';
import { momentInFull } from './moments.ts';
import { MonthSteps } from './month-steps.tsx';
import type { TabProps } from './tab-props.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The Moon on this day, and on every day of its month. */
export function MoonTab({ params, found, hrefOfDay, onDay }: TabProps) {
  const { date: shown } = found.day;
  const { moon: words } = useMessages(panchangMessages);
  const language = useLanguage();
  const states = useStrings(moonStateNames);
  const pakshas = useStrings(moonPakshaNames);
  const [search, changeSearch] = useSearchState();
  const layout = search.get('look') === 'grid' ? 'grid' : 'table';
  const hemisphere = params.latitude < 0 ? 'south' : 'north';
  const days = moonDaysOf(found.month);
  const index = days.findIndex(({ date }) => date === shown);
  const moon = days[index];
  const row = found.month.moon_calendar[index];

  return (
    <>
      {moon && row && (
        <Folio as="section" aria-labelledby="current-moon">
          <Sidebar
            side="start"
            inlineSize="10rem"
            from="tablet"
            gap="x5"
            aside={
              <MoonPhase
                illumination={moon.illumination}
                waxing={isWaxing(moon)}
                state={moon.state}
                paksha={moon.paksha}
                hemisphere={hemisphere}
                size={160}
              />
            }
          >
            <Stack gap="x4">
              <Heading level={2} size="h3" id="current-moon">
                {words.current}
              </Heading>
              <MetaList
                items={[
                  { label: words.date, value: dayInWords(moon.date, language) },
                  { label: words.state, value: states[moon.state] },
                  { label: words.luminance, value: words.atSunrise({ luminance: row.luminance }) },
                  { label: words.paksha, value: pakshas[moon.paksha] },
                ]}
              />
              {row.phase_at && (
                <Text size="small" tone="muted">
                  {words.exact({
                    moment: momentInFull(row.phase_at, found.day.settings.timezone, language),
                  })}
                </Text>
              )}
              {row.bot_response && <Text tone="muted">{row.bot_response}</Text>}
            </Stack>
          </Sidebar>
        </Folio>
      )}
      <Stack as="section" gap="x4" aria-labelledby="moon-month">
        <MonthSteps day={shown} id="moon-month" title={words.title} onDay={onDay} />
        <SegmentedControl
          label={words.layout}
          value={layout}
          onValueChange={(look) => changeSearch({ look })}
          options={(['table', 'grid'] as const).map((value) => ({
            value,
            label: words.layouts[value],
          }))}
        />
        <Text size="small" tone="muted">
          {words.text}
        </Text>
        <MoonCalendar
          title={words.title({ month: monthInWords(shown, language) })}
          days={days}
          current={shown}
          layout={layout}
          hemisphere={hemisphere}
          hrefOf={hrefOfDay}
          onDayChoose={(date, event) => {
            event.preventDefault();
            onDay(date);
          }}
        />
      </Stack>
    </>
  );
}
