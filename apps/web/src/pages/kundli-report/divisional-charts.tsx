import {
  bodyKeys,
  vargas,
  type BodyKey,
  type Divisional,
  type Kundli,
  type Varga,
} from '@jyoti/contract';
import { Grid, Heading, Stack } from '@jyoti/ui/layout';
import { KundliChart } from '@jyoti/ui/kundli-chart';
import { Select } from '@jyoti/ui/select';
import { Table, type TableColumn } from '@jyoti/ui/table';
import { useState } from 'react';
import { useWords } from '../../words/index.ts';
import { rashiName, vargaChart } from './chart-data.ts';

const compared = ['D1', 'D9', 'D3', 'D30'] as const satisfies Varga[];
const others = vargas.filter((varga) => varga !== 'D1' && varga !== 'D9');

/** D1 and D9 side by side, any other of the sixteen below, and four vargas compared. */
export function DivisionalCharts({
  kundli,
  divisional,
  variant,
}: {
  kundli: Kundli;
  divisional: Divisional;
  variant: 'north' | 'south';
}) {
  const words = useWords().report.vargas;
  const [other, setOther] = useState<Varga>('D10');

  const chart = (varga: Varga, title: string) => (
    <Stack gap="x3">
      <Heading level={3} size="h4">
        {title}
      </Heading>
      <KundliChart
        title={words.chart(title, kundli.birth.name)}
        data={vargaChart(divisional[varga])}
        variant={variant}
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
      <Grid minItem="17rem">
        {chart('D1', words.rashi)}
        {chart('D9', words.navamsa)}
        <Stack gap="x3">
          <Select
            label={words.any}
            value={other}
            onChange={(event) => setOther(event.target.value as Varga)}
            options={others.map((varga) => ({
              value: varga,
              label: `${varga} ${divisional[varga].chart_name}`,
            }))}
          />
          <KundliChart
            title={words.chart(`${other} ${divisional[other].chart_name}`, kundli.birth.name)}
            data={vargaChart(divisional[other])}
            variant={variant}
          />
        </Stack>
      </Grid>
      <Table
        caption={words.compare}
        columns={columns}
        rows={[...bodyKeys]}
        rowKey={(key) => key}
        narrow="scroll"
      />
    </Stack>
  );
}
