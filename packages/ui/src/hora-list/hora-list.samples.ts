import type { Hora } from './hora-list.types.ts';

const about: Record<Hora['lord'], { gem: string; benefits: string }> = {
  saturn: { gem: 'Blue sapphire', benefits: 'Patient work, repairs, land' },
  jupiter: { gem: 'Yellow sapphire', benefits: 'Learning, advice, money matters' },
  mars: { gem: 'Coral', benefits: 'Sport, machines, courage' },
  sun: { gem: 'Ruby', benefits: 'Offices of state, new posts' },
  venus: { gem: 'Diamond', benefits: 'Art, marriage talks, clothes' },
  mercury: { gem: 'Emerald', benefits: 'Letters, accounts, trade' },
  moon: { gem: 'Pearl', benefits: 'Travel, gardening, meeting people' },
};

/** By decreasing period, from the lord of a Sunday on. */
const lords = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars'] as const;

const [sunrise, sunset, nextSunrise] = [
  '2025-04-06T00:35:00Z',
  '2025-04-06T13:11:00Z',
  '2025-04-07T00:34:00Z',
].map((instant) => Date.parse(instant)) as [number, number, number];

const at = (index: number) =>
  new Date(
    index <= 12
      ? sunrise + ((sunset - sunrise) * index) / 12
      : sunset + ((nextSunrise - sunset) * (index - 12)) / 12,
  ).toISOString();

/** Sample content: a Sunday in New Delhi. */
export const sampleHoras: Hora[] = Array.from({ length: 24 }, (_, index) => {
  const lord = lords[index % 7] ?? 'sun';
  return {
    lord,
    start: at(index),
    end: at(index + 1),
    half: index < 12 ? 'day' : 'night',
    ...about[lord],
  };
});

export const sampleNow = '2025-04-06T04:54:00Z';
