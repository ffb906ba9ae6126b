import type { ForecastArea, GrahaId } from '@jyoti/jyotish';

/** The grahas whose gochara is mentioned: the Moon has texts for each area instead. */
export type SlowGraha = Exclude<GrahaId, 'moon'>;

/** Areas that mention the Moon's house. */
export type MoonArea = Exclude<ForecastArea, 'money'>;

/** The effect of vedha on a good house, and of vipareeta vedha on a hard one. */
export type MetEffect = 'obstructed' | 'relieved';

/** The grahas that can be stationary or combust. */
export type TurningGraha = 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn';

/** A span longer than a day. */
export type LongPeriod = 'weekly' | 'monthly' | 'yearly';
