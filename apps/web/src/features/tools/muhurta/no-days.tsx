import type { MuhurtaDocument } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { EmptyState } from '@jyoti/ui/empty-state';
import { ButtonLink } from '@jyoti/ui/link';
import { dayAndMonth } from '@jyoti/ui/dates';
import { searchWith } from '../../../platform/data/search-params.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { endOfSearch } from './muhurta-draft.ts';
import { muhurtaResultMessages } from '../../../messages.generated/muhurta-result.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface NoDaysProps {
  empty: NonNullable<MuhurtaDocument['empty']>;
  search: URLSearchParams;
  onAgain: () => void;
}

/** In place of the days where a range has none: the next good one, with a search that begins there. */
export function NoDays({ empty: { title, text, next_date: next }, search, onAgain }: NoDaysProps) {
  const { empty: words } = useMessages(muhurtaResultMessages);
  const language = useLanguage();
  return (
    <EmptyState
      title={title}
      action={
        next === null ? (
          <Button onClick={onAgain}>{words.change}</Button>
        ) : (
          <ButtonLink
            href={`/muhurta?${searchWith(search, { from: next, to: endOfSearch(next) })}`}
          >
            {words.search({ date: dayAndMonth(language, next) })}
          </ButtonLink>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
