import { grahas } from '@jyoti/contract';
import { GrahaPicker } from '@jyoti/ui/graha-picker';
import { use } from 'react';
import { searchWith } from '../../../data/search-params.ts';
import { useSearchChoice } from '../../../data/use-search-choice.ts';
import { grahaId } from '../../../kundli/chart-data.ts';
import { ReportPartView } from '../../../report/report-blocks.tsx';
import { AllAtOnce } from '../../../report/in-turn.tsx';
import type { TabProps } from '../report-props.ts';
import type { SubTabKey } from '../report-tabs.ts';
import { generalPart } from './general-parts.ts';
import { useGeneralTabWords } from './words.ts';

const grahaOf = (search: URLSearchParams) =>
  grahas.find((graha) => grahaId(graha) === search.get('graha')) ?? 'Sun';

/** The main tab General. The planet report shows the graha in the address; on paper, all nine. */
export function GeneralTab(props: TabProps) {
  const words = useGeneralTabWords();
  const { chosen, shown, choose } = useSearchChoice();
  const all = use(AllAtOnce);
  const key = props.subTab.key as SubTabKey<'general'>;
  return (
    <ReportPartView
      title={props.subTab.label}
      part={generalPart(key, props, words, all ? grahas : [grahaOf(shown)])}
      slots={{
        picker: !all && (
          <GrahaPicker
            label={words.planet.choose}
            value={grahaId(grahaOf(chosen))}
            onValueChange={(graha) => choose(searchWith(chosen, { graha }))}
            data-print="hide"
          />
        ),
      }}
    />
  );
}
