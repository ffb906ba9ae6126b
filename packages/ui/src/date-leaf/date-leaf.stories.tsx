import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { MediaObject, Text } from '../layout/index.ts';
import { DateLeaf, DateLine } from './index.ts';

const meta = {
  title: 'Components/Time/DateLeaf',
  excludeStories: /Example$/,
  component: DateLeaf,
  subcomponents: { DateLine },
  args: { date: '2026-11-27' },
} satisfies Meta<typeof DateLeaf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('27')).toBeVisible();
  },
};

/** In full, for a row of a list. */
export const AsALine: Story = {
  render: ({ date }) => <DateLine date={date} />,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Friday')).toBeVisible();
  }),
};

export const AllStates = stateSheet(DateLeaf, {
  props: { date: '2026-11-27' },
  samples: { leaf: {}, line: <DateLine date="2026-09-06" /> },
  hindi: (
    <>
      <DateLeaf date="2026-09-03" />
      <DateLine date="2026-09-03" />
    </>
  ),
});

/** Do: The words say the whole date, with the year. The leaf helps the eye to find it. */
export const WithTheDateInWordsExample = () => (
  <MediaObject media={<DateLeaf date="2026-11-27" />}>
    <Text weight="strong">Rudrabhishek</Text>
    <Text size="small">Friday, 27 November 2026, 7:05 am</Text>
  </MediaObject>
);

/** Don’t: The leaf has no year, and screen readers skip it. They hear no date at all. */
export const LeafAloneExample = () => (
  <MediaObject media={<DateLeaf date="2026-11-27" />}>
    <Text weight="strong">Rudrabhishek</Text>
    <Text size="small">7:05 am</Text>
  </MediaObject>
);
