import { Table } from './index.ts';

const rows = [
  { id: 'sun', graha: 'Sun', sign: 'Cancer', degree: '27°15′' },
  { id: 'moon', graha: 'Moon', sign: 'Libra', degree: '24°39′' },
  { id: 'mars', graha: 'Mars', sign: 'Gemini', degree: '4°24′' },
];

export const NamesItsRows = () => (
  <Table
    caption="Grahas at the birth of Asha"
    rows={rows}
    rowKey="id"
    rowHeader="graha"
    columns={[
      { id: 'graha', header: 'Graha', field: 'graha' },
      { id: 'sign', header: 'Sign', field: 'sign' },
      { id: 'degree', header: 'Degree', field: 'degree', numeric: true },
    ]}
  />
);

export const FiguresAtTheStart = () => (
  <Table
    caption="Table 1"
    rows={rows}
    rowKey="id"
    columns={[
      { id: 'degree', header: 'Value', field: 'degree' },
      { id: 'graha', header: 'Item', field: 'graha' },
    ]}
  />
);
