import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Badge } from '../badge/index.ts';
import { Table, type TableColumn, type TableProps } from './index.ts';

interface Period {
  lord: string;
  start: string;
  end: string;
  years: number;
}

const periods: Period[] = [
  { lord: 'Saturn', start: '3 Mar 2005', end: '3 Mar 2024', years: 19 },
  { lord: 'Mercury', start: '3 Mar 2024', end: '3 Mar 2041', years: 17 },
  { lord: 'Ketu', start: '3 Mar 2041', end: '3 Mar 2048', years: 7 },
];

const columns: TableColumn<Period>[] = [
  { id: 'lord', header: 'Mahadasha', cell: ({ lord }) => lord },
  { id: 'start', header: 'Begins', cell: ({ start }) => start, stacked: 'detail' },
  { id: 'end', header: 'Ends', cell: ({ end }) => end },
  { id: 'years', header: 'Years', cell: ({ years }) => years, numeric: true },
  {
    id: 'now',
    header: 'State',
    cell: ({ lord }) => (lord === 'Mercury' ? <Badge tone="brass">Now</Badge> : null),
    stacked: 'end',
  },
];

const PeriodTable = (props: TableProps<Period>) => <Table {...props} />;

const meta = {
  title: 'Components/Data/Table',
  component: PeriodTable,
  tags: ['visual'],
  args: { caption: 'Mahadashas', columns, rows: periods, rowKey: ({ lord }) => lord },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof PeriodTable>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <Table
        {...args}
        isCurrent={({ lord }) => lord === 'Mercury'}
        footer={{ lord: 'Total', years: 43 }}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
        <div style={{ inlineSize: 'min(20rem, 100%)' }}>
          <Table
            {...args}
            caption="Stacked in 20rem"
            isCurrent={({ lord }) => lord === 'Mercury'}
            footer={{ lord: 'Total', years: 43 }}
          />
        </div>
        <div style={{ inlineSize: 'min(20rem, 100%)' }}>
          <Table
            {...args}
            caption="Scrolling in 20rem"
            narrow="scroll"
            isCurrent={({ lord }) => lord === 'Mercury'}
          />
        </div>
      </div>
      <Table {...args} caption="Without a frame" border={false} />
      <Table {...args} caption="Without rows" rows={[]} />
      <div style={{ inlineSize: 'min(20rem, 100%)' }}>
        <Table
          caption="Sentences, stacked in 20rem"
          rows={[['Scope', 'A reading describes tendencies and leaves the decision to you.']]}
          rowKey={([name = '']) => name}
          columns={[
            { id: 'what', header: 'Subject', cell: ([name]) => name, stacked: 'text' },
            { id: 'text', header: 'It says', cell: ([, text]) => text, stacked: 'text' },
          ]}
        />
      </div>
    </div>
  ),
};
