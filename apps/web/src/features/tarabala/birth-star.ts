import type { User } from '@jyoti/contract';
import { fetchQuery } from '../../platform/data/use-query.ts';
import { api, withRetries } from '../../platform/session/api.ts';
import { hasBirthStar } from './has-birth-star.ts';

/** The Moon's place at a birth. */
export interface BirthStar {
  /** The nakshatra, 1 to 27, and its name on the wire. */
  star: number;
  starName: string;
  /** The sign, 1 to 12. */
  sign: number;
}

/** Key of the Moon among the bodies of a chart. */
const MOON = '2';

/** Of the birth in a profile; requested once in a visit. `null` where the profile lacks time or place. */
export async function birthStarOf(
  user: User,
  call: { signal: AbortSignal },
): Promise<BirthStar | null> {
  if (!hasBirthStar(user)) return null;
  const { date, time, place, latitude, longitude, timezone } = user.birthData;
  return fetchQuery(`birth star ${JSON.stringify(user.birthData)}`, async () => {
    const birth = {
      name: user.firstName,
      date,
      time,
      place: { name: place, latitude, longitude, timezone },
    };
    const kundli = await withRetries(() =>
      api('POST /api/kundli', { body: { birth, sections: ['planet_details'] } }, call),
    );
    const moon = kundli.planet_details?.[MOON];
    if (!moon) throw new Error('The chart has no Moon.');
    return { star: moon.nakshatra_no, starName: moon.nakshatra, sign: moon.rasi_no };
  });
}
