import type { OperatorPage } from '@jyoti/contract';
import { EmptyState } from '@jyoti/ui/empty-state';
import { Stack, Text } from '@jyoti/ui/layout';
import { Pagination } from '@jyoti/ui/pagination';
import { Skeleton, SkeletonBlock } from '@jyoti/ui/skeleton';
import { Table, type TableColumn } from '@jyoti/ui/table';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../../layout/load-failure.tsx';
import type { Answer } from '../../data/use-answer.ts';
import { pageAddress } from './operate-address.ts';
import { useOperateWords } from './words.ts';

interface ListingProps<Row> {
  asked: Answer<OperatorPage<Row>>;
  caption: string;
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  /** In place of the table where there is nothing: title, text, what to do. */
  empty: { title: string; text?: string; action?: ReactNode };
}

/** One page of a list of the desk, on its way, failed, empty or there. */
export function Listing<Row>({ asked, caption, columns, rowKey, empty }: ListingProps<Row>) {
  const words = useOperateWords();
  const [search] = useSearchParams();
  const { data, failure, retry } = asked;

  if (failure !== null) {
    return <LoadFailure title={words.listFailed} failure={failure} onRetry={retry} />;
  }
  if (data === null) {
    return (
      <Skeleton label={words.listLoading}>
        <SkeletonBlock blockSize="16rem" />
      </Skeleton>
    );
  }
  if (data.total === 0) {
    return (
      <EmptyState title={empty.title} action={empty.action}>
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <Stack gap="x4">
      <Text size="small" tone="muted" role="status">
        {words.total(data.total)}
      </Text>
      <Table caption={caption} captionHidden columns={columns} rows={data.rows} rowKey={rowKey} />
      <Pagination
        label={words.pages(caption)}
        page={data.page}
        pages={data.pages}
        hrefOf={(page) => pageAddress(search, page)}
      />
    </Stack>
  );
}
