import { PhaseTimeline, type PhaseTimelineProps } from './index.ts';

/** Saturn over a Moon in Aquarius, born in 1994. */
const saturn: PhaseTimelineProps = {
  title: 'Saturn in the life of Asha',
  note: 'A hundred years from birth',
  variantNames: { strong: 'Sade Sati', soft: 'Dhaiya' },
  start: '1994-02-12T00:00:00Z',
  end: '2094-02-12T00:00:00Z',
  now: '2026-11-28T06:00:00Z',
  phases: [
    {
      name: 'rising',
      variant: 'strong',
      start: '2020-01-24T00:00:00Z',
      end: '2022-04-29T00:00:00Z',
    },
    {
      name: 'peak',
      variant: 'strong',
      start: '2023-01-17T00:00:00Z',
      end: '2025-03-29T00:00:00Z',
    },
    {
      name: '4th from the Moon',
      variant: 'soft',
      start: '2030-04-17T00:00:00Z',
      end: '2032-05-31T00:00:00Z',
    },
  ],
};

export const SaysWhose = () => <PhaseTimeline {...saturn} />;

export const Uninformative = () => <PhaseTimeline {...saturn} title="Phases" note={undefined} />;
