import { HoraList, type Hora } from './index.ts';

/** Four of the twenty-four. */
const horas: readonly Hora[] = [
  {
    lord: 'sun',
    start: '2026-11-29T01:24:00Z',
    end: '2026-11-29T02:16:30Z',
    half: 'day',
    gem: 'Ruby',
    benefits: 'Government work, new posts',
  },
  {
    lord: 'venus',
    start: '2026-11-29T02:16:30Z',
    end: '2026-11-29T03:09:00Z',
    half: 'day',
    gem: 'Diamond',
    benefits: 'Art, marriage talks, clothes',
  },
  {
    lord: 'mercury',
    start: '2026-11-29T03:09:00Z',
    end: '2026-11-29T04:01:30Z',
    half: 'day',
    gem: 'Emerald',
    benefits: 'Letters, accounts, trade',
  },
  {
    lord: 'moon',
    start: '2026-11-29T04:01:30Z',
    end: '2026-11-29T04:54:00Z',
    half: 'day',
    gem: 'Pearl',
    benefits: 'Travel, meeting people',
  },
];

const title = 'Hora in New Delhi, 29 November 2026';

export const FewWords = () => (
  <HoraList title={title} horas={horas} timeZone="Asia/Kolkata" now="2026-11-29T03:30:00Z" />
);

export const Promises = () => (
  <HoraList
    title={title}
    horas={horas.map((hora) => ({
      ...hora,
      gem: `${hora.gem}, worn on the right hand`,
      benefits:
        'Whatever you begin in this hour is certain to succeed, and you will get the money that you are waiting for.',
    }))}
    timeZone="Asia/Kolkata"
    now="2026-11-29T03:30:00Z"
  />
);
