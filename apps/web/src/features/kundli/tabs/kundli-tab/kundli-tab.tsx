import type { KundliPartKey } from '@jyoti/contract';
import { AshtakavargaTable } from '@jyoti/ui/ashtakavarga-table';
import { PrastaraGrid } from '@jyoti/ui/prastara-grid';
import { ReportView, type KitTables } from '@jyoti/ui/report-view';
import { VargaSwitcher } from '@jyoti/ui/varga-switcher';
import { useChartStyle } from '../../chart-style.ts';
import { AT_ONCE, type TabProps } from '../report-props.ts';

/** Any one of the sixteen divisional charts. */
function AnyVarga(props: KitTables['vargas']) {
  const [variant] = useChartStyle();
  return <VargaSwitcher {...props} defaultValue="D10" control="select" variant={variant} />;
}

const tables = { ashtakavarga: AshtakavargaTable, prastara: PrastaraGrid, vargas: AnyVarga };

/** The main tab Kundli. */
export function KundliTab({ subTab, kundli, chartStyle }: TabProps) {
  const part = kundli.parts[subTab.key as KundliPartKey];
  return (
    part && (
      <ReportView
        {...part}
        title={subTab.label}
        atOnce={AT_ONCE}
        chartStyle={chartStyle}
        tables={tables}
      />
    )
  );
}
