import { starDayRequestSchema, validate } from '@jyoti/contract';
import { starDayReport } from '../../api/src/calculations/reports/star-day.ts';
import type { Call } from './render-site.tsx';

/** A birth with the Moon in Krittika, Taurus. */
const krittika = { date: '1990-05-24', time: '12:00:00' };

/** What the API answers for the day of a birth star, which is Krittika whatever the birth. */
export function starDayAnswer({ body }: Pick<Call, 'body'>) {
  const { birth, ...day } = body as { birth: object };
  const checked = validate(
    starDayRequestSchema,
    { ...day, birth: { ...birth, ...krittika } } as never,
    'en',
  );
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  const now = new Date('2200-01-01T00:00:00Z');
  return { body: { data: starDayReport(checked.value, () => 'Asia/Kolkata', now, 'en') } };
}
