import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { EventList } from './index.ts';

const meta = {
  title: 'Components/Time/EventList',
  component: EventList,
  tags: ['visual'],
  args: { label: 'Transits', items: [] },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof EventList>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem', maxInlineSize: '28rem' }}>
      {[true, false].map((divided) => (
        <EventList
          key={String(divided)}
          label={divided ? 'With hairlines' : 'Without'}
          divided={divided}
          items={[
            {
              id: '1',
              at: '2026-11-22',
              when: '22 Nov 2026',
              title: 'Venus enters Libra',
              detail: 'Your third house',
            },
            {
              id: '2',
              at: '2026-12-06',
              when: '6 Dec 2026',
              title: 'Mercury turns direct in Scorpio, which changes its course',
            },
          ]}
        />
      ))}
    </div>
  ),
};
