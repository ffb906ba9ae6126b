import { castChart, VARGA_NUMBERS, type Chart, type VargaNumber } from '@jyoti/jyotish';
import { kundliChartProps } from '@jyoti/jyotish/to-kit';
import { themeList } from '@jyoti/themes';
import { Alert } from '@jyoti/ui/alert';
import { Checkbox } from '@jyoti/ui/checkbox';
import { DateField } from '@jyoti/ui/date-field';
import { Disclosure } from '@jyoti/ui/disclosure';
import { I18nProvider } from '@jyoti/ui/i18n';
import { KundliChart, type KundliChartStyle } from '@jyoti/ui/kundli-chart';
import { Cluster, Grid, Stack } from '@jyoti/ui/layout';
import { ToggleGroup } from '@jyoti/ui/toggle';
import { Select } from '@jyoti/ui/select';
import { TimeField } from '@jyoti/ui/time-field';
import { useState } from 'react';
import { themeGround } from '../theme-ground.ts';
import { hi } from '@jyoti/ui/messages-hi';

const PLACES = {
  Ujjain: { latitude: 23.1765, longitude: 75.7885, timeZone: 'Asia/Kolkata' },
  Chennai: { latitude: 13.0827, longitude: 80.2707, timeZone: 'Asia/Kolkata' },
  'Port Louis': { latitude: -20.1609, longitude: 57.5012, timeZone: 'Indian/Mauritius' },
  Leicester: { latitude: 52.6369, longitude: -1.1398, timeZone: 'Europe/London' },
} as const;
type Place = keyof typeof PLACES;

const WIDTHS = ['240', '320', '480', '640'];

interface Sky {
  iso: string | null;
  time: string | null;
  place: Place;
}

type Cast = { chart: Chart } | { message: string };

function cast({ iso, time, place }: Sky): Cast {
  if (!iso || !time) return { message: 'Enter a complete date and time.' };
  try {
    return { chart: castChart({ date: iso, time, ...PLACES[place] }) };
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * A computed chart with every option of the chart component, to try out before designing a page.
 */
export function ChartLab() {
  const [sky, setSky] = useState<Sky>({
    iso: '1962-02-05',
    time: '06:30:00',
    place: 'Ujjain',
  });
  const [variant, setVariant] = useState<KundliChartStyle>('north');
  const [varga, setVarga] = useState<VargaNumber>(1);
  const [language, setLanguage] = useState<'en' | 'hi'>('en');
  const [width, setWidth] = useState('480');
  const [theme, setTheme] = useState<string>(themeList[0]!.id);
  const [shown, setShown] = useState({ degrees: true, glyphs: false, legend: true, table: false });
  const made = cast(sky);
  const data = 'chart' in made ? kundliChartProps(made.chart, { varga }).data : null;

  return (
    <Stack gap="x6">
      <Grid minItem="15rem" gap="x4">
        <DateField
          label="Date"
          name="date"
          value={sky.iso}
          onValueChange={(iso) => setSky((before) => ({ ...before, iso }))}
        />
        <TimeField
          label="Time"
          value={sky.time}
          onValueChange={(time) => setSky((before) => ({ ...before, time }))}
        />
        <Select
          label="Place"
          name="place"
          value={sky.place}
          onChange={({ target }) =>
            setSky((before) => ({ ...before, place: target.value as Place }))
          }
          options={Object.keys(PLACES).map((place) => ({ value: place, label: place }))}
        />
        <Select
          label="Varga"
          name="varga"
          value={String(varga)}
          onChange={({ target }) => setVarga(Number(target.value) as VargaNumber)}
          options={VARGA_NUMBERS.map((number) => ({ value: String(number), label: `D${number}` }))}
        />
        <Select
          label="Theme"
          name="theme"
          value={theme}
          onChange={({ target }) => setTheme(target.value)}
          options={themeList.map(({ id, name }) => ({ value: id, label: name.en }))}
        />
      </Grid>
      <Cluster gap="x5">
        <ToggleGroup
          label="Style"
          value={variant}
          onValueChange={setVariant}
          options={[
            { value: 'north', label: 'North' },
            { value: 'south', label: 'South' },
            { value: 'east', label: 'East' },
          ]}
        />
        <ToggleGroup
          label="Width in px"
          value={width}
          onValueChange={setWidth}
          options={WIDTHS.map((value) => ({ value, label: value }))}
        />
        <ToggleGroup
          label="Language"
          value={language}
          onValueChange={setLanguage}
          options={[
            { value: 'en', label: 'English' },
            { value: 'hi', label: 'हिन्दी' },
          ]}
        />
        {(['degrees', 'glyphs', 'legend', 'table'] as const).map((part) => (
          <Checkbox
            key={part}
            label={part}
            checked={shown[part]}
            onChange={({ target }) => setShown((before) => ({ ...before, [part]: target.checked }))}
          />
        ))}
      </Cluster>
      {'message' in made && <Alert tone="warning">{made.message}</Alert>}
      {data && (
        <>
          <div data-theme={theme} style={themeGround}>
            <div style={{ inlineSize: `min(100%, ${width}px)` }}>
              <I18nProvider locale={language} messages={language === 'hi' ? hi : {}}>
                <KundliChart
                  lang={language}
                  messages={language === 'hi' ? hi : {}}
                  title={`D${varga}, ${sky.place}`}
                  data={data}
                  variant={variant}
                  degrees={shown.degrees}
                  glyphs={shown.glyphs}
                  legend={shown.legend}
                  table={shown.table ? 'visible' : 'hidden'}
                  middle={`D${varga}`}
                />
              </I18nProvider>
            </div>
          </div>
          <Disclosure label="The data of this drawing">
            <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 }}>
              {JSON.stringify(data, null, 1)}
            </pre>
          </Disclosure>
        </>
      )}
    </Stack>
  );
}
