import type { PanchangMonthDocument } from '@jyoti/contract';
import { Calendar, MoonDay, MoonTable } from '@jyoti/ui/calendar';
import { Card } from '@jyoti/ui/card';
import { useStrings } from '@jyoti/ui/i18n';
import { Heading, Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { DescriptionList } from '@jyoti/ui/description-list';
import { MoonPhase, moonPakshaNames, moonStateNames } from '@jyoti/ui/moon-phase';
import { ToggleGroup } from '@jyoti/ui/toggle';
import { QueryView } from '../../../platform/data/query-view.tsx';
import { useSearchState } from '../../../platform/data/search-params.ts';
import { dayInWords, monthInWords } from '../../../platform/dates/dates.ts';
import { MonthSteps } from './month-steps.tsx';
import type { TabProps } from './tab-props.ts';
import { useMonth } from './use-panchang.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The Moon on this day, and on every day of its month. */
export function MoonTab(props: TabProps) {
  const { month: words } = useMessages(panchangMessages);
  const query = useMonth(props.params, props.day.date);
  return (
    <QueryView query={query} words={words} blockSize="60rem">
      {(month) => <MoonOfMonth {...props} month={month} />}
    </QueryView>
  );
}

/** 0.973 as "97.3%". */
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Whether the Moon is waxing on a day. */
function isWaxing({ state, paksha }: PanchangMonthDocument['days'][number]['moon']): boolean {
  if (state === 'last_quarter' || state.startsWith('waning')) return false;
  return state === 'first_quarter' || state.startsWith('waxing') || paksha === 'shukla';
}

function MoonOfMonth({
  params,
  day: { date: shown },
  month,
  hrefOfDay,
  onDay,
}: TabProps & { month: PanchangMonthDocument }) {
  const { moon: words } = useMessages(panchangMessages);
  const language = useLanguage();
  const states = useStrings(moonStateNames);
  const pakshas = useStrings(moonPakshaNames);
  const heading = words.title({ month: monthInWords(shown, language) });
  const [search, changeSearch] = useSearchState();
  const layout = search.get('look') === 'grid' ? 'grid' : 'table';
  const hemisphere = params.latitude < 0 ? ('south' as const) : ('north' as const);
  const moon = month.days.find(({ date }) => date === shown)?.moon;
  const days = month.days.map(({ date, moon: { state, illumination, paksha }, observances }) => ({
    date,
    state,
    illumination,
    paksha,
    hemisphere,
    marks: observances
      .filter(({ kind }) => kind === 'festival')
      .map(({ id, title }) => ({ id, name: title })),
  }));

  return (
    <>
      {moon && (
        <Card variant="folio" as="section" aria-labelledby="current-moon">
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
              <DescriptionList
                items={[
                  { label: words.date, value: dayInWords(shown, language) },
                  { label: words.state, value: states[moon.state] },
                  {
                    label: words.luminance,
                    value: words.atSunrise({ luminance: percent(moon.illumination) }),
                  },
                  { label: words.paksha, value: pakshas[moon.paksha] },
                ]}
              />
              {moon.exact && (
                <Text size="small" tone="muted">
                  {moon.exact}
                </Text>
              )}
              <Text tone="muted">{month.moonStates[moon.state]}</Text>
            </Stack>
          </Sidebar>
        </Card>
      )}
      <Stack as="section" gap="x4" aria-labelledby="moon-month">
        <MonthSteps day={shown} id="moon-month" title={words.title} onDay={onDay} />
        <ToggleGroup
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
        {layout === 'table' ? (
          <MoonTable title={heading} days={days} current={shown} />
        ) : (
          <Calendar
            cell={MoonDay}
            layout="list"
            title={heading}
            days={days}
            current={shown}
            hrefOf={hrefOfDay}
            onDayChoose={(date, event) => {
              event.preventDefault();
              onDay(date);
            }}
          />
        )}
      </Stack>
    </>
  );
}
