import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { ScrollList } from './index.ts';
import { SampleRows } from './scroll-list.samples.tsx';

const meta = {
  title: 'Components/Layout/ScrollList',
  component: ScrollList,
  tags: ['visual'],
  args: { title: 'Sample', children: null },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof ScrollList>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <ScrollList title="All antardashas">
        <SampleRows />
      </ScrollList>
      <ScrollList title="सभी अंतर्दशाएँ" lang="hi">
        <p>अभी कोई दशा नहीं चल रही है।</p>
      </ScrollList>
    </div>
  ),
};
