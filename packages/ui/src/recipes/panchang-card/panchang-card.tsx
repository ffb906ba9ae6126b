import type { ReactNode } from 'react';
import type { CardRecipeProps } from '../../card/card-recipe.ts';
import { Card } from '../../card/index.ts';
import { longDate } from '../../dates/index.ts';
import { GrahaGlyph, type GrahaId, grahaNames } from '../../glyphs/index.ts';
import { useLocale, useStrings, useWordsLang } from '../../i18n/index.ts';
import { Grid, Rule, Text } from '../../layout/index.ts';
import { MoonPhase } from '../../moon-phase/index.ts';
import { nowChip } from '../../shared/time/now-chip.css.ts';
import { runsAt } from '../../shared/time/runs-at.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { useTimeWords } from '../../time-span/index.ts';
import * as styles from './panchang-card.css.ts';
import { panchangCardStrings } from '../../messages.generated/en/components/PanchangCard.ts';

/** A limb that overlaps the day. Instants in ISO 8601. */
export interface PanchangLimb {
  /** Name in the almanac: "Shukla Navami". */
  name: string;
  /** The same in Devanagari, below a Latin name. */
  nativeName?: string;
  /** When it begins. */
  start: string;
  /** When the next one begins. */
  end: string;
  /** One more fact: "Deity Durga". */
  detail?: string;
}

/** The day of the week from sunrise to sunrise. */
export interface PanchangVara {
  /** Name of the weekday in the almanac: "Somavara". */
  name: string;
  /** The same in Devanagari, below a Latin name. */
  nativeName?: string;
  /** The planet of the day, whose glyph is shown. */
  lord: Exclude<GrahaId, 'rahu' | 'ketu'>;
}

/** ISO 8601; null if it does not occur on the day. `nextSunrise` ends the vara. */
export type SunAndMoon = Record<
  'sunrise' | 'sunset' | 'moonrise' | 'moonset' | 'nextSunrise',
  string | null
>;

const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;

export interface PanchangCardProps extends Omit<CardRecipeProps, 'as'> {
  /** The civil date of the panchang, `YYYY-MM-DD`. */
  date: string;
  /** The place it is for. */
  place: string;
  /** Time zone of the place, an IANA name: "Asia/Kolkata". */
  timeZone: string;
  /** Its heading. @default the date in full */
  title?: string;
  /** An opening sentence: "Shukla Navami, Moon in Pushya until tomorrow." */
  opening?: ReactNode;
  /** The weekday of the vedic day. */
  vara: PanchangVara;
  /** All limbs of each kind that overlap the day: the current one is shown large. */
  tithi: readonly PanchangLimb[];
  /** The Moon's nakshatras that overlap the day. */
  nakshatra: readonly PanchangLimb[];
  /** The yogas of Sun and Moon that overlap the day. */
  yoga: readonly PanchangLimb[];
  /** The half-tithis that overlap the day. */
  karana: readonly PanchangLimb[];
  /** When Sun and Moon rise and set. */
  times: SunAndMoon;
  /** Shows the Moon phase next to the date: illuminated fraction, 0 to 1, and whether it is waxing. */
  moon?: {
    /** Illuminated fraction of the disc, 0 to 1. */
    illumination: number;
    /** Whether it grows. */
    waxing: boolean;
    /** Hemisphere of the observer. @default "north" */
    hemisphere?: 'north' | 'south';
  };
  /** The current instant: ISO 8601. Omitted: the visitor's clock, read once a minute, after the first render. */
  now?: string;
  /** `h12`: 6:05 pm; `h23`: 18:05. @default "h12" */
  hourCycle?: 'h12' | 'h23';
}

/** The current limb of a kind, or else the first one of the day, and its elapsed fraction, 0 to 1. */
function currentOf(limbs: readonly PanchangLimb[], instant: number | null) {
  const sorted = limbs.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const running = sorted.find((limb) => runsAt(instant, limb));
  const shown = running ?? sorted[0];
  if (!shown) return undefined;
  const [start, end] = [Date.parse(shown.start), Date.parse(shown.end)];
  const over = running && instant !== null ? (instant - start) / (end - start) : undefined;
  const others = sorted.filter((limb) => limb !== shown);
  return {
    ...shown,
    over,
    others: others.map((limb) => ({ ...limb, isOver: Date.parse(limb.start) < start })),
  };
}

/** The five limbs of a day at a place, with the current ones, and the times of Sun and Moon. */
export function PanchangCard({
  date,
  place,
  timeZone,
  title,
  opening,
  vara,
  tithi,
  nakshatra,
  yoga,
  karana,
  times,
  moon,
  now,
  hourCycle,
  headingLevel = 2,
  ...rest
}: PanchangCardProps) {
  const strings = useStrings(panchangCardStrings);
  const lang = useWordsLang(panchangCardStrings);
  const locale = useLocale();
  const names = useStrings(grahaNames);
  const instant = useNow(now, 'PanchangCard');
  const words = useTimeWords({
    timeZone,
    day: date,
    now: instant,
    nextSunrise: times.nextSunrise,
    ...(hourCycle && { hourCycle }),
  });
  const kinds = { tithi, nakshatra, yoga, karana };
  const today = {
    ...vara,
    detail: strings.lord({ name: names[vara.lord] }),
    start: undefined,
    end: times.nextSunrise ?? undefined,
    over: undefined,
    others: [],
  };
  const facts = [
    { kind: 'vara' as const, shown: today },
    ...LIMBS.map((kind) => ({ kind, shown: currentOf(kinds[kind], instant) })),
  ];
  return (
    <Card
      data-part="panchang-card"
      {...rest}
      as="article"
      variant="folio"
      headingLevel={headingLevel}
      eyebrow={strings.zone({ place, timeZone })}
      title={title ?? longDate(locale, date)}
      media={moon && <MoonPhase {...moon} size={56} decorative />}
    >
      {opening && <Text size="lead">{opening}</Text>}
      <Grid as="dl" minItem="10rem" columns={5}>
        {facts.map(
          ({ kind, shown }) =>
            shown && (
              <div key={kind}>
                <Text as="dt" size="small" tone="muted" className={styles.term} lang={lang}>
                  {strings[kind]}{' '}
                  {shown.over !== undefined && <span className={nowChip}>{strings.now}</span>}
                </Text>
                <dd>
                  <Text as="div" size="h3" face="heading">
                    {shown.name}
                  </Text>
                  {shown.nativeName && (
                    <Text as="div" tone="muted" lang="hi">
                      {shown.nativeName}
                    </Text>
                  )}
                  {shown.detail && (
                    <Text as="div" size="small" tone="muted">
                      {shown.detail}
                    </Text>
                  )}
                  {shown.over !== undefined && (
                    <div className={styles.gauge} data-part="gauge">
                      <div
                        className={styles.elapsed}
                        style={{ inlineSize: `${(shown.over * 100).toFixed(1)}%` }}
                      />
                    </div>
                  )}
                  {shown.end && (
                    <Text as="div" size="small" weight="strong">
                      {words.span(undefined, shown.end)}
                    </Text>
                  )}
                  {shown.start && (
                    <Text as="div" size="small" tone="muted">
                      {words.span(shown.start, undefined)}
                    </Text>
                  )}
                  {shown.others.map(({ name, start, end, isOver }) => (
                    <Text as="div" key={start} size="small" tone="muted">
                      {strings.beside({
                        name,
                        time: isOver ? words.span(undefined, end) : words.span(start, undefined),
                      })}
                    </Text>
                  ))}
                </dd>
              </div>
            ),
        )}
      </Grid>
      <Rule />
      <Grid as="dl" minItem="8rem" columns={4}>
        {(['sunrise', 'sunset', 'moonrise', 'moonset'] as const).map((id) => (
          <div key={id}>
            <Text as="dt" size="small" tone="muted" className={styles.term}>
              <GrahaGlyph graha={id.startsWith('sun') ? 'sun' : 'moon'} size={20} />
              {strings[id]}
            </Text>
            <Text as="dd" weight="strong">
              {times[id] === null ? strings.none : words.at(times[id])}
            </Text>
          </div>
        ))}
      </Grid>
    </Card>
  );
}
