import { bodyKeys, vargas, type BodyKey, type Varga } from '@jyoti/contract';
import { KundliChart } from '@jyoti/ui/kundli-chart';
import { Grid, Heading, Stack } from '@jyoti/ui/layout';
import { Table, type TableColumn } from '@jyoti/ui/table';
import { VargaSwitcher } from '@jyoti/ui/varga-switcher';
import { PartHeading } from '@jyoti/ui/part';
import { TermText } from '@jyoti/ui/term-tip';
import { useMemo } from 'react';
import { rashiName, vargaChart } from '../../../kundli/chart-data.ts';
import { InTurn } from '../../../tool/in-turn.tsx';
import type { TabProps } from '../report-props.ts';
import { useKundliTabWords } from './words.ts';

const compared = ['D1', 'D9', 'D3', 'D30'] as const satisfies Varga[];

/** D1 and D9 side by side, any of the sixteen, and four of them compared. */
export function DivisionalCharts({ kundli, subTab, chartStyle }: TabProps) {
  const words = useKundliTabWords().vargas;
  const { divisional, birth } = kundli;
  const charts = useMemo(
    () =>
      divisional &&
      Object.fromEntries(vargas.map((varga) => [varga, vargaChart(divisional[varga])])),
    [divisional],
  );
  if (!divisional || !charts) return null;

  const chart = (varga: Varga, title: string) => (
    <Stack gap="x3">
      <Heading level={3} size="h4">
        {title}
      </Heading>
      <KundliChart
        title={words.chart(title, birth.name)}
        data={vargaChart(divisional[varga])}
        variant={chartStyle}
        middle={title}
      />
    </Stack>
  );

  const columns: TableColumn<BodyKey>[] = [
    { id: 'planet', header: words.planet, cell: (key) => divisional.D1[key].full_name },
    ...compared.map((varga) => ({
      id: varga,
      header: varga,
      cell: (key: BodyKey) => rashiName(divisional[varga][key].zodiac),
    })),
  ];

  return (
    <Stack gap="x6">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro}</TermText>
      </PartHeading>
      <InTurn atOnce={1}>
        {' '}
        <Grid minItem="20rem" columns={2}>
          <InTurn atOnce={1}>
            {chart('D1', words.rashi)}
            {chart('D9', words.navamsa)}
          </InTurn>{' '}
        </Grid>
        <Grid minItem="20rem" columns={2}>
          <InTurn atOnce={1}>
            <Stack gap="x3">
              <Heading level={3} size="h4">
                {words.all}
              </Heading>
              <VargaSwitcher
                label={words.chartsOf(birth.name)}
                charts={charts}
                defaultValue="D10"
                control="select"
                variant={chartStyle}
              />
            </Stack>
            <Table
              caption={words.compare}
              columns={columns}
              rows={[...bodyKeys]}
              rowKey={(key) => key}
              narrow="scroll"
            />
          </InTurn>
        </Grid>
      </InTurn>
    </Stack>
  );
}
