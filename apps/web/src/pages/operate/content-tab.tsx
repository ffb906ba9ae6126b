import type { PieceHeading } from '@jyoti/contract';
import { EmptyState } from '@jyoti/ui/empty-state';
import { Stack } from '@jyoti/ui/layout';
import { Select, type SelectOptionGroup } from '@jyoti/ui/select';
import { Skeleton, SkeletonBlock } from '@jyoti/ui/skeleton';
import { useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../../layout/load-failure.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { withFilters } from './operate-address.ts';
import { operatorApi } from './operator-api.ts';
import { PieceEditor } from './piece-editor.tsx';
import { useOperateWords } from './words.ts';

/** Every piece of content, one of them to be read and changed. */
export function ContentTab() {
  const { content: words, listLoading, listFailed } = useOperateWords();
  const [search, setSearch] = useSearchParams();
  const { data: pieces, failure, retry, replace } = useAnswer('operate pieces', operatorApi.pieces);
  const asked = search.get('piece');

  if (failure !== null) {
    return <LoadFailure title={listFailed} failure={failure} onRetry={retry} />;
  }
  if (pieces === null) {
    return (
      <Skeleton label={listLoading}>
        <SkeletonBlock blockSize="6rem" />
      </Skeleton>
    );
  }
  return (
    <Stack gap="x5">
      <Select
        label={words.choose}
        placeholder={words.choosePlaceholder}
        options={groupsOf(pieces, words)}
        value={asked ?? ''}
        onChange={(event) => {
          const piece = event.target.value;
          setSearch((before) => withFilters(before, { piece }), { preventScrollReset: true });
        }}
      />
      {asked === null ? (
        <EmptyState title={words.start}>{words.startText}</EmptyState>
      ) : (
        <AskedPiece
          key={asked}
          id={asked}
          onSaved={() =>
            replace((list) =>
              list.map((piece) => (piece.id === asked ? { ...piece, edited: true } : piece)),
            )
          }
        />
      )}
    </Stack>
  );
}

function groupsOf(
  pieces: readonly PieceHeading[],
  words: ReturnType<typeof useOperateWords>['content'],
): SelectOptionGroup[] {
  const groups = Map.groupBy(pieces, ({ language }) => language);
  return [...groups].map(([language, list]) => ({
    label: words.groups[language],
    options: list.map(({ id, edited }) => {
      const name = id.slice(language.length + 1);
      return { value: id, label: edited ? words.changed(name) : name };
    }),
  }));
}

function AskedPiece({ id, onSaved }: { id: string; onSaved: () => void }) {
  const { content: words, listLoading } = useOperateWords();
  const {
    data: piece,
    failure,
    retry,
    replace,
  } = useAnswer(`operate piece ${id}`, (call) => operatorApi.piece(id, null, call), {
    cache: 'no-store',
  });

  if (failure !== null) {
    return <LoadFailure title={words.pieceFailed} failure={failure} onRetry={retry} />;
  }
  if (piece === null) {
    return (
      <Skeleton label={listLoading}>
        <SkeletonBlock blockSize="24rem" />
      </Skeleton>
    );
  }
  return (
    <PieceEditor
      piece={piece}
      onSaved={(saved) => {
        replace(saved);
        onSaved();
      }}
    />
  );
}
