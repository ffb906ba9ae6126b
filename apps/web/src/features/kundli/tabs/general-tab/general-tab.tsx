import type { KundliPartKey } from '@jyoti/contract';
import { grahaIds } from '@jyoti/ui/glyphs';
import { GrahaPicker } from '@jyoti/ui/graha-picker';
import { ReportView } from '@jyoti/ui/report-view';
import { searchWith } from '../../../../platform/data/search-params.ts';
import { useSearchChoice } from '../../../../platform/data/use-search-choice.ts';
import { AT_ONCE, type TabProps } from '../report-props.ts';

const grahaOf = (search: URLSearchParams) =>
  grahaIds.find((graha) => graha === search.get('graha')) ?? 'sun';

/** The main tab General. The planet report shows the graha in the URL; in print, all nine. */
export function GeneralTab({ subTab, kundli }: TabProps) {
  const { chosen, shown, choose } = useSearchChoice();
  const part = kundli.parts[subTab.key as KundliPartKey];
  if (!part) return null;
  const choice = part.blocks.find((block) => block.type === 'choice');
  return (
    <ReportView
      {...part}
      title={subTab.label}
      atOnce={AT_ONCE}
      choices={{ graha: grahaOf(shown) }}
      slots={{
        graha: choice && (
          <GrahaPicker
            label={choice.label}
            value={grahaOf(chosen)}
            onValueChange={(graha) => choose(searchWith(chosen, { graha }))}
            data-print="hide"
          />
        ),
      }}
    />
  );
}
