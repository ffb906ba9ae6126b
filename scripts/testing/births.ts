/** Seeded pseudo-random numbers (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const two = (number: number) => String(number).padStart(2, '0');

/** Births in India, 1930 to 2024, the same in each run. */
export function birthsInIndia(count: number) {
  const random = randomNumbers(20_261_124);
  return Array.from({ length: count }, () => {
    const day = new Date(Date.UTC(1930, 0, 1) + Math.floor(random() * 34_600) * 86_400_000);
    const minute = Math.floor(random() * 1440);
    return {
      name: 'Asha',
      date: day.toISOString().slice(0, 10),
      time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
      place: {
        name: 'India',
        latitude: 8 + random() * 26,
        longitude: 69 + random() * 25,
        timezone: 'Asia/Kolkata',
      },
    };
  });
}

/** 200 of them. */
export const randomBirths = birthsInIndia(200);

/** A birth as the engine takes it. */
export const engineBirth = ({
  date,
  time,
  place: { latitude, longitude, timezone },
}: (typeof randomBirths)[number]) => ({ date, time, latitude, longitude, timeZone: timezone });
