import { test } from 'vitest';
import { Table, type TableColumn } from './index.ts';

const rows = [{ planet: 'Sun', house: 12 }];
type Row = (typeof rows)[number];
const columns: TableColumn<Row>[] = [
  { id: 'planet', header: 'Planet', cell: ({ planet }) => planet },
];

test('a table without a name, or with columns of other rows, does not compile', () => {
  // @ts-expect-error: the caption names the table
  void (<Table columns={columns} rows={rows} rowKey={({ planet }) => planet} />);
  // @ts-expect-error: rows have no nakshatra
  void (<Table caption="Planets" columns={columns} rows={rows} rowKey={(row) => row.nakshatra} />);
  void (
    <Table
      caption="Planets"
      columns={columns}
      // @ts-expect-error: these rows lack a house
      rows={[{ planet: 'Sun' }]}
      rowKey={({ planet }) => planet}
    />
  );
  // @ts-expect-error: rows have no nakshatra
  const field: TableColumn<Row> = { id: 'nakshatra', header: 'Nakshatra', field: 'nakshatra' };
  void field;
});
