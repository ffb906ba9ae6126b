import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { KootaTable, type KootaRow } from './index.ts';
import {
  porutham,
  sampleKootas,
  sampleKootasInHindi,
  samplePoruthams,
  sampleTotal,
} from './koota-table.samples.ts';

const meta = {
  title: 'Astrology/Readings/KootaTable',
  excludeStories: /Example$/,
  component: KootaTable,
  args: { rows: sampleKootas, total: sampleTotal },
} satisfies Meta<typeof KootaTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Ashtakoot' })).toBeVisible();
    await expect(canvas.getByText('23.5 of 36')).toBeVisible();
  }),
};

/** The ten poruthams of the south: each is met or not. */
export const Poruthams: Story = {
  args: { rows: samplePoruthams, total: porutham, variant: 'marks' },
};

const narrow: Story['decorators'] = [
  (Story) => (
    <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }} data-testid="narrow">
      <Story />
    </div>
  ),
];

/** On a phone each koota is a block: its name, its reason, both values; the score at the end. */
export const OnAPhone: Story = {
  tags: ['!dev'],
  decorators: narrow,
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const AllStates = stateSheet(KootaTable, {
  props: { rows: sampleKootas, total: sampleTotal },
  samples: {
    points: { boyLabel: 'Arjun', girlLabel: 'Meera' },
    marks: { rows: samplePoruthams, total: porutham, variant: 'marks' },
    'on a phone': (
      <div style={{ inlineSize: 'min(20rem, 100%)' }}>
        <KootaTable rows={sampleKootas.slice(5)} total={sampleTotal} />
      </div>
    ),
  },
  hindi: { rows: sampleKootasInHindi, total: { score: 5, fullScore: 12 } },
  cell: '100%',
});

const nadi: KootaRow = {
  id: 'nadi',
  name: 'Nadi',
  boy: 'Adi',
  girl: 'Antya',
  score: 8,
  fullScore: 8,
  description: 'The nadis differ.',
};

const bhakoot: KootaRow = {
  id: 'bhakoot',
  name: 'Bhakoot',
  boy: 'Leo',
  girl: 'Aries',
  score: 0,
  fullScore: 7,
  description: 'The signs are fifth and ninth from each other.',
};

const exception = 'The lords of both signs are friends.';

export const TwoKootasExample = () => (
  <KootaTable
    caption="Nadi and Bhakoot"
    boyLabel="Arjun"
    girlLabel="Meera"
    rows={[nadi, { ...bhakoot, exception }]}
    total={{ score: 8, fullScore: 15 }}
  />
);

/** Do: The score stays as the rule gives it. The exception next to it says why tradition overlooks it. */
export const ExceptionBesideScoreExample = () => (
  <KootaTable
    caption="Bhakoot"
    boyLabel="Arjun"
    girlLabel="Meera"
    rows={[{ ...bhakoot, exception }]}
    total={{ score: 0, fullScore: 7 }}
  />
);

/** Don’t: The exception has been added to the score. Anybody who checks the match elsewhere finds another total. */
export const ExceptionInScoreExample = () => (
  <KootaTable
    caption="Bhakoot"
    boyLabel="Arjun"
    girlLabel="Meera"
    rows={[{ ...bhakoot, score: 7, exception }]}
    total={{ score: 7, fullScore: 7 }}
  />
);
