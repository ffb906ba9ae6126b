import type { ColumnType } from 'kysely';

/** A table of records has `seq` for the order of insertion, `record`, and the columns in `../tables.ts`. */
type RecordTable = Record<string, unknown>;

interface PicturesTable {
  name: string;
  content: Buffer;
  stored_at: ColumnType<Date, never, never>;
}

/** Short-lived counts, which are neither moved nor backed up. */
interface AttemptsTable {
  key: string;
  times: string[];
  idle_from: string;
}

export interface Database {
  pictures: PicturesTable;
  attempts: AttemptsTable;
  [records: string]: RecordTable | PicturesTable | AttemptsTable;
}
