import { EventList } from './index.ts';

export const OneForm = () => (
  <EventList
    label="Transits of the month"
    items={[
      { id: 'venus', at: '2026-11-22', when: '22 Nov 2026', title: 'Venus enters Libra' },
      {
        id: 'mercury',
        at: '2026-11-27',
        when: '27 Nov 2026',
        title: 'Mercury turns direct',
        detail: 'Retrograde since 7 November',
      },
      { id: 'sun', at: '2026-12-16', when: '16 Dec 2026', title: 'Sun enters Sagittarius' },
    ]}
  />
);

export const ThreeForms = () => (
  <EventList
    label="Transits of the month"
    items={[
      { id: 'venus', at: '2026-11-22', when: '22/11', title: 'Venus enters Libra' },
      { id: 'mercury', at: '2026-11-27', when: 'Next Friday', title: 'Mercury turns direct' },
      {
        id: 'sun',
        at: '2026-12-16',
        when: 'In December',
        title: 'The Sun enters Sagittarius on 16 December',
      },
    ]}
  />
);
