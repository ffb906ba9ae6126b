import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Meter } from '../meter/index.ts';
import { PairSummary } from './index.ts';

const meta = {
  title: 'Components/Readings/PairSummary',
  component: PairSummary,
  tags: ['visual'],
  args: { first: { name: 'Arjun' }, second: { name: 'Meera' }, children: null },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof PairSummary>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <PairSummary
        first={{ name: 'Arjun', detail: '5 August 1990, 10:15, Ujjain' }}
        second={{ name: 'Meera', detail: '14 August 1994, 06:42, Varanasi' }}
      >
        <Meter variant="dial" label="Ashtakoot points" value={26} max={36} word="good" />
      </PairSummary>
      <PairSummary lang="hi" first={{ name: 'अर्जुन' }} second={{ name: 'मीरा' }}>
        <Meter variant="dial" label="अष्टकूट अंक" value={12} max={36} size="small" />
      </PairSummary>
    </div>
  ),
};
