import { stateSheet } from '../../test/state-sheet.tsx';
import { Badge } from '../badge/index.ts';
import { Table, type TableColumn, type TableProps } from './index.ts';

const rows = [
  { lord: 'Saturn', start: '3 Mar 2005', end: '3 Mar 2024', years: 19 },
  { lord: 'Mercury', start: '3 Mar 2024', end: '3 Mar 2041', years: 17 },
  { lord: 'Ketu', start: '3 Mar 2041', end: '3 Mar 2048', years: 7 },
];
type Period = (typeof rows)[number];
const columns: TableColumn<Period>[] = [
  { id: 'lord', header: 'Mahadasha', field: 'lord' },
  { id: 'start', header: 'Begins', field: 'start', stacked: 'detail' },
  { id: 'end', header: 'Ends', field: 'end' },
  { id: 'years', header: 'Years', field: 'years', numeric: true },
  {
    id: 'now',
    header: 'State',
    cell: ({ lord }) => (lord === 'Mercury' ? <Badge tone="brass">Now</Badge> : null),
    stacked: 'end',
  },
];
const phone = { inlineSize: 'min(20rem, 100%)' };

export default { title: 'Components/Data/Table', tags: ['visual'] };

const Periods = (props: Partial<TableProps<Period>>) => (
  <Table
    caption="Mahadashas"
    columns={columns}
    rows={rows}
    rowKey="lord"
    isCurrent={({ lord }) => lord === 'Mercury'}
    {...props}
  />
);

export const AllStates = stateSheet(Periods, {
  samples: {
    'with a total': { footer: { lord: 'Total', years: 43 } },
    compact: { density: 'compact' },
    'without a frame': { border: false },
    'without rows': { rows: [] },
    stacked: (
      <div style={phone}>
        <Periods footer={{ lord: 'Total', years: 43 }} />
      </div>
    ),
    scrolling: (
      <div style={phone}>
        <Periods narrow="scroll" />
      </div>
    ),
    'sentences, stacked': (
      <div style={phone}>
        <Table
          caption="Sentences"
          rows={[['Scope', 'A reading describes tendencies and leaves the decision to you.']]}
          rowKey={([name = '']) => name}
          columns={[
            { id: 'what', header: 'Subject', cell: ([name]) => name, stacked: 'text' },
            { id: 'text', header: 'It says', cell: ([, text]) => text, stacked: 'text' },
          ]}
        />
      </div>
    ),
  },
  cell: '100%',
});
