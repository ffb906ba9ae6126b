import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { leftToRight } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Badge, type BadgeTone } from '../badge/index.ts';
import { Table, type TableColumn, type TableProps } from './index.ts';

interface Placement {
  planet: string;
  sign: string;
  degree: string;
  house: number;
  nakshatra: string;
  pada: number;
  lord: string;
  state?: [BadgeTone, string];
}

/** Sample placements, plainly invented. */
const placements: Placement[] = [
  ['Ascendant', 'Simha', '12°06′', 1, 'Magha', 4, 'Ketu', undefined],
  ['Sun', 'Karka', '27°15′', 12, 'Ashlesha', 4, 'Mercury', ['plain', 'Friend’s sign']],
  ['Moon', 'Tula', '24°39′', 3, 'Vishakha', 2, 'Jupiter', ['plain', 'Neutral']],
  ['Mars', 'Mithuna', '4°24′', 11, 'Mrigashira', 4, 'Mars', ['warning', 'Enemy’s sign']],
  ['Mercury', 'Karka', '28°20′', 12, 'Ashlesha', 4, 'Mercury', ['danger', 'Combust']],
  ['Saturn', 'Kumbha', '16°36′', 7, 'Shatabhisha', 3, 'Rahu', ['success', 'Own sign']],
].map(
  ([planet, sign, degree, house, nakshatra, pada, lord, state]) =>
    ({ planet, sign, degree, house, nakshatra, pada, lord, state }) as Placement,
);

const columns: TableColumn<Placement>[] = [
  { id: 'planet', header: 'Planet', cell: ({ planet }) => planet },
  { id: 'sign', header: 'Sign', cell: ({ sign }) => sign, stacked: 'end' },
  { id: 'degree', header: 'Degree', cell: ({ degree }) => degree, numeric: true, stacked: 'end' },
  { id: 'house', header: 'House', cell: ({ house }) => house, numeric: true, stacked: 'detail' },
  {
    id: 'nakshatra',
    header: 'Nakshatra',
    cell: ({ nakshatra, pada }) => `${nakshatra} ${pada}`,
    stacked: 'detail',
  },
  { id: 'lord', header: 'Nakshatra lord', cell: ({ lord }) => lord, stacked: 'detail' },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => state && <Badge tone={state[0]}>{state[1]}</Badge>,
    stacked: 'end',
  },
];

const PlanetTable = (props: TableProps<Placement>) => <Table {...props} />;

const meta = {
  title: 'Components/Data/Table',
  excludeStories: /Example$/,
  component: PlanetTable,
  args: {
    caption: 'Planets at birth',
    columns,
    rows: placements,
    rowKey: ({ planet }) => planet,
  },
} satisfies Meta<typeof PlanetTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Planets at birth' });
    const moon = within(table).getByRole('row', { name: /^Moon/ });
    await expect(within(moon).getByRole('cell', { name: 'Vishakha 2' })).toBeVisible();
    // On a narrow page the rows are stacked.
    if (matchMedia('(max-width: 639.98px)').matches) return;
    await expect(getComputedStyle(within(moon).getByRole('cell', { name: '3' })).textAlign).toBe(
      'end',
    );
  },
};

/** In a container of 20rem each row is a block: name and details at the start, sign and state at the end. */
export const StackedRows: Story = {
  decorators: [inWidth('20rem')],
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('container');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    // Rows laid out as blocks are still rows of a table.
    const sun = canvas.getByRole('row', { name: /^Sun/ });
    await expect(getComputedStyle(sun).display).toBe('grid');
    await expect(within(sun).getByRole('cell', { name: 'Karka' })).toBeVisible();
    await expect(within(sun).getAllByText('House')[0]).toBeVisible();
  },
};

/** The current row is marked by a bar and a tint. */
export const CurrentRow: Story = {
  args: { isCurrent: ({ planet }) => planet === 'Moon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Moon' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

interface Koot {
  name: string;
  description: string;
  score: number;
  full: number;
}

const koots: Koot[] = [
  { name: 'Varna', description: 'Temper and work', score: 1, full: 1 },
  { name: 'Tara', description: 'Health and fortune', score: 1.5, full: 3 },
  { name: 'Nadi', description: 'Constitution', score: 8, full: 8 },
];

const kootTable = (
  <Table<Koot>
    caption="Ashtakoot"
    columns={[
      { id: 'name', header: 'Koot', cell: ({ name }) => name },
      {
        id: 'description',
        header: 'What it weighs',
        cell: ({ description }) => description,
        stacked: 'detail',
      },
      { id: 'score', header: 'Score', cell: ({ score }) => score, numeric: true },
      { id: 'full', header: 'Of', cell: ({ full }) => full, numeric: true },
    ]}
    rows={koots}
    rowKey={({ name }) => name}
    footer={{ name: 'Total', score: 10.5, full: 12 }}
  />
);

export const WithTotals: Story = {
  render: () => kootTable,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Total' })).toBeVisible());
  },
};

interface Bindus {
  graha: string;
  bindus: number[];
}

/** A grid compared down and across keeps its form: it scrolls, its first column is sticky, and it is focusable. */
export const ScrollingGrid: Story = {
  decorators: StackedRows.decorators,
  render: () => (
    <Table<Bindus>
      caption="Ashtakvarga"
      narrow="scroll"
      columns={[
        { id: 'graha', header: 'Graha', cell: ({ graha }) => graha },
        ...Array.from({ length: 12 }, (_, house) => ({
          id: `house-${house + 1}`,
          header: String(house + 1),
          cell: ({ bindus }: Bindus) => bindus[house],
          numeric: true,
        })),
      ]}
      rows={[
        { graha: 'Sun', bindus: [3, 5, 4, 2, 6, 1, 4, 5, 3, 4, 7, 4] },
        { graha: 'Moon', bindus: [4, 2, 5, 6, 3, 4, 1, 5, 6, 6, 3, 4] },
      ]}
      rowKey={({ graha }) => graha}
    />
  ),
};

export const ScrollingGridTest: Story = {
  ...ScrollingGrid,
  tags: ['!dev'],
  play: leftToRight(async ({ canvas, userEvent }) => {
    const region = await waitFor(() => canvas.getByRole('region', { name: 'Ashtakvarga' }));
    await userEvent.tab();
    await expect(region).toHaveFocus();
    const name = canvas.getByRole('rowheader', { name: 'Sun' });
    const before = name.getBoundingClientRect().x;
    await expect(name.getBoundingClientRect().height).toBeLessThanOrEqual(36);
    await expect(region.parentElement).toHaveAttribute('data-cut-end');
    region.scrollTo({ left: 200, behavior: 'instant' });
    await waitFor(() => expect(region.scrollLeft).toBeGreaterThan(0));
    await expect(name.getBoundingClientRect().x).toBeCloseTo(before, 0);
    region.scrollTo({ left: region.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(region.parentElement).not.toHaveAttribute('data-cut-end'));
  }),
};

/** Long Hindi words at 320 px: nothing is clipped or overflows the frame. */
export const LongHindi: Story = {
  tags: ['!dev'],
  decorators: StackedRows.decorators,
  args: {
    lang: 'hi',
    caption: 'जन्म के समय ग्रहों की स्थिति',
    columns: [
      { id: 'planet', header: 'ग्रह', cell: ({ planet }) => planet },
      { id: 'sign', header: 'राशि', cell: ({ sign }) => sign, stacked: 'end' },
      { id: 'nakshatra', header: 'नक्षत्रस्वामी', cell: ({ lord }) => lord },
    ],
    rows: [
      {
        planet: 'पूर्वाभाद्रपदनक्षत्रस्थितशनैश्चर',
        sign: 'कुम्भ',
        degree: '',
        house: 7,
        nakshatra: '',
        pada: 1,
        lord: 'देवगुरुबृहस्पतिमहादशाअन्तर्दशास्वामी',
      },
    ],
  },
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('container');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

const rows = [
  { lord: 'Saturn', start: '3 Mar 2005', end: '3 Mar 2024', years: 19 },
  { lord: 'Mercury', start: '3 Mar 2024', end: '3 Mar 2041', years: 17 },
  { lord: 'Ketu', start: '3 Mar 2041', end: '3 Mar 2048', years: 7 },
];

type Period = (typeof rows)[number];

const columnsOfStates: TableColumn<Period>[] = [
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

const Periods = (props: Partial<TableProps<Period>>) => (
  <Table
    caption="Mahadashas"
    columns={columnsOfStates}
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

const rowsOfExample = [
  { id: 'sun', graha: 'Sun', sign: 'Cancer', degree: '27°15′' },
  { id: 'moon', graha: 'Moon', sign: 'Libra', degree: '24°39′' },
  { id: 'mars', graha: 'Mars', sign: 'Gemini', degree: '4°24′' },
];

/** Do: The caption says what the rows are. Figures are `numeric`, so their digits line up. */
export const NamesItsRowsExample = () => (
  <Table
    caption="Grahas at the birth of Asha"
    rows={rowsOfExample}
    rowKey="id"
    rowHeader="graha"
    columns={[
      { id: 'graha', header: 'Graha', field: 'graha' },
      { id: 'sign', header: 'Sign', field: 'sign' },
      { id: 'degree', header: 'Degree', field: 'degree', numeric: true },
    ]}
  />
);

/** Don’t: “Table 1”, “Value” and “Item” say nothing, and no row has a name. */
export const FiguresAtTheStartExample = () => (
  <Table
    caption="Table 1"
    rows={rowsOfExample}
    rowKey="id"
    columns={[
      { id: 'degree', header: 'Value', field: 'degree' },
      { id: 'graha', header: 'Item', field: 'graha' },
    ]}
  />
);
