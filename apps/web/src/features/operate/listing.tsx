import type { OperatorPage } from '@jyoti/contract';
import { EmptyState } from '@jyoti/ui/empty-state';
import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { Pagination } from '@jyoti/ui/pagination';
import { Table, type TableColumn } from '@jyoti/ui/table';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryView } from '../../platform/data/query-view.tsx';
import { useQuery, type Query } from '../../platform/data/use-query.ts';
import { pageUrl, pageOf } from './operate-url.ts';
import { operateMessages } from '../../messages.generated/operate.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

export interface List<Row> extends Query<OperatorPage<Row>> {
  rowKey: (row: Row) => string;
  /** Replaces a row after a change. */
  replaceRow: (changed: Row) => void;
}

interface ListOptions<Row, Filters> {
  /** Identifies the list among those of the operators' pages. */
  name: string;
  rowKey: (row: Row) => string;
  filters?: Filters;
  load: (
    query: Filters & { page: number },
    call: { signal: AbortSignal },
  ) => Promise<OperatorPage<Row>>;
}

/** The page number in the URL. */
export function useList<Row, Filters extends object>(
  options: ListOptions<Row, Filters>,
): List<Row> {
  const { name, rowKey, filters, load } = options;
  const [search] = useSearchParams();
  const query = { ...(filters as Filters), page: pageOf(search) };
  const result = useQuery(`operate ${name} ${Object.values(query).join(' ')}`, (call) =>
    load(query, call),
  );
  const replaceRow = (changed: Row) =>
    result.replace((list) => ({
      ...list,
      rows: list.rows.map((row) => (rowKey(row) === rowKey(changed) ? changed : row)),
    }));
  return { ...result, rowKey, replaceRow };
}

type Cell<Row> = TableColumn<Row>['cell'];

interface ListingProps<Row, Column extends string> {
  list: List<Row>;
  /** The controls above the list. */
  filters?: ReactNode;
  caption: string;
  headers: Readonly<Record<Column, string>>;
  /** The cells, in the order of the columns. */
  columns: Readonly<Record<Column, Cell<Row> | Omit<TableColumn<Row>, 'id' | 'header'>>>;
  /** Replaces an empty table: title, text, what to do. */
  empty: { title: string; text?: string; action?: ReactNode };
}

/** One page of an operators' list below its filters: loading, error, empty or rows. */
export function Listing<Row, Column extends string>(props: ListingProps<Row, Column>) {
  const { list, filters, caption, headers, columns, empty } = props;
  const words = useMessages(operateMessages);
  const [search] = useSearchParams();
  const table = (Object.keys(columns) as Column[]).map((id): TableColumn<Row> => {
    const column = columns[id];
    return {
      id,
      header: headers[id],
      ...(typeof column === 'function' ? { cell: column } : column),
    };
  });

  return (
    <Stack gap="x5">
      {filters && (
        <Grid minItem="15rem" gap="x4" align="start">
          {filters}
        </Grid>
      )}
      <QueryView
        query={list}
        words={{ loading: words.listLoading, failed: words.listFailed }}
        blockSize="16rem"
      >
        {({ total, rows, page, pages }) =>
          total === 0 ? (
            <EmptyState title={empty.title} action={empty.action}>
              {empty.text}
            </EmptyState>
          ) : (
            <Stack gap="x4">
              <Text size="small" tone="muted" role="status">
                {words.total({ count: total })}
              </Text>
              <Table
                caption={caption}
                captionHidden
                columns={table}
                rows={rows}
                rowKey={list.rowKey}
              />
              <Pagination
                label={words.pages({ list: caption })}
                page={page}
                pages={pages}
                hrefOf={(other) => pageUrl(search, other)}
              />
            </Stack>
          )
        }
      </QueryView>
    </Stack>
  );
}
