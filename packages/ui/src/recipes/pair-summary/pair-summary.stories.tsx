import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { customSheet } from '../../../test/state-sheet.tsx';
import { Text } from '../../layout/index.ts';
import { Meter } from '../../meter/index.ts';
import { PairSummary } from './index.ts';

const meta = {
  title: 'Recipes/Readings/PairSummary',
  excludeStories: /Example$/,
  component: PairSummary,
  args: {
    first: { name: 'Arjun', detail: '5 August 1990, 10:15, Ujjain' },
    second: { name: 'Meera', detail: '14 August 1994, 06:42, Varanasi' },
    children: <Meter variant="dial" label="Ashtakoot points" value={26} max={36} word="good" />,
  },
} satisfies Meta<typeof PairSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The opening of a match. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Arjun')).toBeVisible();
    await expect(canvas.getByRole('meter')).toBeVisible();
    await expect(canvas.getByText('Meera')).toBeVisible();
  },
};

export const AllStates = customSheet(() => (
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
));

const arjun = { name: 'Arjun', detail: '5 August 1990, 10:15 am, Ujjain' };

const meera = { name: 'Meera', detail: '14 August 1994, 6:42 am, Varanasi' };

/** Do: The score is shown on its scale and has a word: good. */
export const ScoreOnItsScaleExample = () => (
  <PairSummary first={arjun} second={meera}>
    <Meter variant="dial" label="Ashtakoot points" value={26} max={36} word="good" size="small" />
  </PairSummary>
);

/** Don’t: A number alone. It could be points, percent or a year. */
export const BareNumberExample = () => (
  <PairSummary first={arjun} second={meera}>
    <Text weight="strong">26</Text>
  </PairSummary>
);
