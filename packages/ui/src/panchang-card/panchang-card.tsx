import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { GrahaGlyph, grahaNames } from '../glyphs/index.ts';
import { useLocale, useStrings } from '../i18n/index.ts';
import { Heading } from '../layout/index.ts';
import { MoonPhase } from '../moon-phase/index.ts';
import { longDate } from '../dates/index.ts';
import { useNow } from '../shared/time/use-now.ts';
import { useTimeWords } from '../time-span/index.ts';
import { LimbFacts, LimbName } from './limb-facts.tsx';
import * as styles from './panchang-card.css.ts';
import type { PanchangLimb, PanchangVara, SunAndMoon } from './panchang-card.logic.ts';
import { panchangCardStrings } from '../messages.generated/en/components/PanchangCard.ts';
import { RisingFacts } from './rising-facts.tsx';

export interface PanchangCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The civil date of the panchang, `YYYY-MM-DD`. */
  date: string;
  /** The place it is for. */
  place: string;
  /** Time zone of the place, an IANA name: "Asia/Kolkata". */
  timeZone: string;
  /** Its heading. @default the date in full */
  title?: string;
  /** Level of the heading in the outline of the page. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /** An opening sentence: "Shukla Navami, Moon in Pushya until tomorrow." */
  opening?: ReactNode;
  vara: PanchangVara;
  /** All limbs of each kind that overlap the day: the current one is shown large. */
  tithi: readonly PanchangLimb[];
  nakshatra: readonly PanchangLimb[];
  yoga: readonly PanchangLimb[];
  karana: readonly PanchangLimb[];
  /** When Sun and Moon rise and set. */
  times: SunAndMoon;
  /** Shows the Moon phase next to the tithi: illuminated fraction, 0 to 1, and whether it is waxing. */
  moon?: { illumination: number; waxing: boolean; hemisphere?: 'north' | 'south' };
  /** The current instant: ISO 8601. Omitted: the visitor's clock, read once a minute, after the first render. */
  now?: string;
  /** `h12`: 6:05 pm; `h23`: 18:05. @default "h12" */
  hourCycle?: 'h12' | 'h23';
  ref?: Ref<HTMLElement>;
}

/** The five limbs of a day at a place, with the current ones, and the times of Sun and Moon. */
export function PanchangCard({
  date,
  place,
  timeZone,
  title,
  headingLevel = 2,
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
  className,
  ...rest
}: PanchangCardProps) {
  const strings = useStrings(panchangCardStrings);
  const locale = useLocale();
  const names = useStrings(grahaNames);
  const heading = useId();
  const instant = useNow(now);
  const words = useTimeWords({
    timeZone,
    day: date,
    now: instant,
    nextSunrise: times.nextSunrise,
    ...(hourCycle && { hourCycle }),
  });
  const shared = { instant, words };

  return (
    <article
      {...rest}
      aria-labelledby={heading}
      className={clsx(styles.root, className)}
      data-part="panchang-card"
    >
      <div className={styles.place}>{strings.zone({ place, timeZone })}</div>
      <Heading level={headingLevel} id={heading}>
        {title ?? longDate(locale, date)}
      </Heading>
      {opening && <p className={styles.opening}>{opening}</p>}
      <dl className={styles.limbs}>
        <div className={styles.limb}>
          <dt className={styles.limbHead}>
            {strings.vara}
            <GrahaGlyph graha={vara.lord} size={24} />
          </dt>
          <dd className={styles.limbBody}>
            <LimbName name={vara.name} nativeName={vara.nativeName} />
            <div className={styles.detail}>{strings.lord({ name: names[vara.lord] })}</div>
            {times.nextSunrise && (
              <div className={styles.until}>{words.span(undefined, times.nextSunrise)}</div>
            )}
          </dd>
        </div>
        <LimbFacts
          label={strings.tithi}
          limbs={tithi}
          {...shared}
          picture={moon && <MoonPhase {...moon} size={28} decorative />}
        />
        <LimbFacts label={strings.nakshatra} limbs={nakshatra} {...shared} />
        <LimbFacts label={strings.yoga} limbs={yoga} {...shared} />
        <LimbFacts label={strings.karana} limbs={karana} {...shared} />
      </dl>
      <RisingFacts times={times} words={words} />
    </article>
  );
}
