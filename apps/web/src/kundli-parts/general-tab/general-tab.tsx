import { generalMessages } from '@jyoti/reports/messages/general';
import { grahas } from '@jyoti/contract';
import { generalPart, type SubTabKey } from '@jyoti/reports';
import { GrahaPicker } from '@jyoti/ui/graha-picker';
import { use } from 'react';
import { searchWith } from '../../data/search-params.ts';
import { useSearchChoice } from '../../data/use-search-choice.ts';
import { grahaId } from '@jyoti/reports/format';
import { ReportView } from '@jyoti/ui/report-view';
import { RenderAtOnce } from '@jyoti/ui/progressive-render';
import { AT_ONCE, type TabProps } from '../report-props.ts';
import { useReportWords } from '../../words/use-report-words.ts';

const grahaOf = (search: URLSearchParams) =>
  grahas.find((graha) => grahaId(graha) === search.get('graha')) ?? 'Sun';

/** The main tab General. The planet report shows the graha in the URL; in print, all nine. */
export function GeneralTab(props: TabProps) {
  const words = useReportWords(generalMessages);
  const { chosen, shown, choose } = useSearchChoice();
  const all = use(RenderAtOnce);
  const key = props.subTab.key as SubTabKey<'general'>;
  const part = generalPart(key, props, words, all ? grahas : [grahaOf(shown)]);
  if (!part) return null;
  return (
    <ReportView
      {...part}
      title={props.subTab.label}
      atOnce={AT_ONCE}
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
