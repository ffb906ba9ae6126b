import { basicMessages } from '@jyoti/reports/messages/basic';
import { kundliMessages } from '@jyoti/reports/messages/kundli';
import { vargas } from '@jyoti/contract';
import { kundliPart, type SubTabKey } from '@jyoti/reports';
import { AshtakavargaTable } from '@jyoti/ui/ashtakavarga-table';
import { PrastaraGrid } from '@jyoti/ui/prastara-grid';
import { VargaSwitcher } from '@jyoti/ui/varga-switcher';
import { useMemo } from 'react';
import { vargaChart } from '@jyoti/reports/format';
import { ReportView } from '@jyoti/ui/report-view';
import { AT_ONCE, type TabProps } from '../report-props.ts';
import { useReportWords } from '../../words/use-report-words.ts';

const tables = { ashtakavarga: AshtakavargaTable, prastara: PrastaraGrid };

/** The main tab Kundli. */
export function KundliTab(props: TabProps) {
  const { subTab, chartStyle } = props;
  const basic = useReportWords(basicMessages);
  const kundli = useReportWords(kundliMessages);
  const part = kundliPart(subTab.key as SubTabKey<'kundli'>, props, { basic, kundli });
  if (!part) return null;
  return (
    <ReportView
      {...part}
      title={subTab.label}
      atOnce={AT_ONCE}
      chartStyle={chartStyle}
      slots={{ switcher: <AnyVarga {...props} /> }}
      tables={tables}
    />
  );
}

/** Any one of the sixteen divisional charts. */
function AnyVarga({ kundli: { divisional, birth }, chartStyle }: TabProps) {
  const words = useReportWords(kundliMessages).vargas;
  const charts = useMemo(
    () =>
      divisional &&
      Object.fromEntries(vargas.map((varga) => [varga, vargaChart(divisional[varga])])),
    [divisional],
  );
  return (
    charts && (
      <VargaSwitcher
        label={words.chartsOf({ person: birth.name })}
        charts={charts}
        defaultValue="D10"
        control="select"
        variant={chartStyle}
      />
    )
  );
}
