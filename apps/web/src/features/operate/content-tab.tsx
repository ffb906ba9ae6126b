import { languageNames, type Piece, type PieceHeading } from '@jyoti/contract';
import { EmptyState } from '@jyoti/ui/empty-state';
import { Stack } from '@jyoti/ui/layout';
import { Select, type SelectOptionGroup } from '@jyoti/ui/select';
import { useSearchParams } from 'react-router-dom';
import { QueryView } from '../../platform/data/query-view.tsx';
import { useQuery, type Load } from '../../platform/data/use-query.ts';
import { withFilters } from './operate-url.ts';
import { api } from '../../platform/session/api.ts';
import { PieceEditor } from './piece-editor.tsx';
import { operateMessages, type OperateMessages } from '../../messages.generated/operate.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** All pieces of content, with an editor for the selected one. */
export function ContentTab() {
  const { content: words, listLoading, listFailed } = useMessages(operateMessages);
  const [search, setSearch] = useSearchParams();
  const query = useQuery('operate pieces', (call) => api('GET /api/operator/content', {}, call));
  const pieceId = search.get('piece');

  return (
    <QueryView query={query} words={{ loading: listLoading, failed: listFailed }} blockSize="6rem">
      {(pieces) => (
        <Stack gap="x5">
          <Select
            label={words.choose}
            placeholder={words.choosePlaceholder}
            options={groupsOf(pieces, words)}
            value={pieceId ?? ''}
            onChange={(event) => {
              const piece = event.target.value;
              setSearch((before) => withFilters(before, { piece }), { preventScrollReset: true });
            }}
          />
          {pieceId === null ? (
            <EmptyState title={words.start}>{words.startText}</EmptyState>
          ) : (
            <LoadedPiece
              key={pieceId}
              id={pieceId}
              onSaved={() =>
                query.replace((list) =>
                  list.map((piece) => (piece.id === pieceId ? { ...piece, edited: true } : piece)),
                )
              }
            />
          )}
        </Stack>
      )}
    </QueryView>
  );
}

function groupsOf(
  pieces: readonly PieceHeading[],
  words: OperateMessages['content'],
): SelectOptionGroup[] {
  const groups = Map.groupBy(pieces, ({ language }) => language);
  const names: Readonly<Record<string, string>> = words.groups;
  return [...groups].map(([language, list]) => ({
    label: names[language] ?? languageNames[language],
    options: list.map(({ id, edited }) => {
      const name = id.slice(language.length + 1);
      return { value: id, label: edited ? words.changed({ name }) : name };
    }),
  }));
}

function LoadedPiece({ id, onSaved }: { id: string; onSaved: () => void }) {
  const { content: words, listLoading } = useMessages(operateMessages);
  const load: Load<Piece> = (call) =>
    api('GET /api/operator/content/piece', { query: { id, version: null } }, call);
  const query = useQuery(`operate piece ${id}`, load, { cache: 'no-store' });
  return (
    <QueryView
      query={query}
      words={{ loading: listLoading, failed: words.pieceFailed }}
      blockSize="24rem"
    >
      {(piece) => (
        <PieceEditor
          piece={piece}
          onSaved={(saved) => {
            query.replace(saved);
            onSaved();
          }}
        />
      )}
    </QueryView>
  );
}
