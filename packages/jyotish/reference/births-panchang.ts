import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By definition of the rising: the disc's edge with refraction, or the centre without; Julian day UT. */
interface Rising {
  readonly almanac: number | null;
  readonly hindu: number | null;
}

/** A limb that touches the day from sunrise to sunrise. */
type Segment = readonly [index: number, startUtc: string, endJdUt: number];

type Period = readonly [startUtc: string, endUtc: string];

interface DayPeriods {
  readonly rahu_kalam: Period;
  readonly yamaganda: Period;
  readonly gulikai: Period;
  readonly abhijit: Period;
}

/** The panchang of the civil date of a reference birth; the README documents the fields. */
export interface ReferencePanchang {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly iana_zone: string;
  readonly local_date: string;
  readonly vaara: string;
  readonly sunrise: Rising;
  readonly sunset: Rising;
  readonly moonrise: Rising;
  readonly moonset: Rising;
  /** the next local midnight where the Sun does not rise */
  readonly next_sunrise_almanac: number;
  readonly at_sunrise: Readonly<Record<'tithi' | 'nakshatra' | 'yoga' | 'karana', number>>;
  readonly tithi: readonly Segment[];
  readonly nakshatra: readonly Segment[];
  readonly yoga: readonly Segment[];
  readonly karana: readonly Segment[];
  readonly day_periods_almanac: DayPeriods | null;
  readonly day_periods_hindu: DayPeriods | null;
  readonly lunar_calendar: {
    readonly amanta: string;
    readonly adhika: boolean;
    readonly kshaya: boolean;
    readonly kshaya_lost_month: string | null;
    readonly purnimanta: string;
    readonly new_moon_start: string;
    readonly new_moon_end: string;
    readonly shaka_year: number;
    readonly vikram_year_chaitradi: number;
    readonly kali_year_elapsed: number;
    readonly samvatsara_south_index_1_60: number;
  };
}

/** The panchangs of the reference births, and last that of a day on which the Sun does not set. */
export const PANCHANGS = JSON.parse(
  readFileSync(join(import.meta.dirname, 'births-panchang.json'), 'utf8'),
) as readonly ReferencePanchang[];
