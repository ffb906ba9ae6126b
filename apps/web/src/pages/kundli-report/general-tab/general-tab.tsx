import { grahas } from '@jyoti/contract';
import { GrahaPicker } from '@jyoti/ui/graha-picker';
import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAtOnce } from '../../../app/use-at-once.ts';
import { grahaId } from '../../../kundli/chart-data.ts';
import { ReportPartView } from '../../../report/report-blocks.tsx';
import { AllAtOnce } from '../../../tool/in-turn.tsx';
import type { TabProps } from '../report-props.ts';
import type { SubTabKey } from '../report-tabs.ts';
import { generalPart } from './general-parts.ts';
import { useGeneralTabWords } from './words.ts';

/** The main tab General. The planet report shows the graha in the address; on paper, all nine. */
export function GeneralTab(props: TabProps) {
  const words = useGeneralTabWords();
  const [search, setSearch] = useSearchParams();
  const all = use(AllAtOnce);
  const chosen = grahas.find((graha) => grahaId(graha) === search.get('graha')) ?? 'Sun';
  const [picked, pick] = useAtOnce(grahaId(chosen), (graha) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('graha', graha);
        return after;
      },
      { replace: true, preventScrollReset: true },
    ),
  );
  const key = props.subTab.key as SubTabKey<'general'>;
  return (
    <ReportPartView
      title={props.subTab.label}
      part={generalPart(key, props, words, all ? grahas : [chosen])}
      slots={{
        picker: !all && (
          <GrahaPicker
            label={words.planet.choose}
            value={picked}
            onValueChange={pick}
            data-print="hide"
          />
        ),
      }}
    />
  );
}
