import { clsx } from 'clsx';
import { Fragment, type HTMLAttributes, type Ref } from 'react';
import { GrahaGlyph, grahaNames } from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import { useTimeWords } from '../time-span/index.ts';
import * as styles from './sky-scene.css.ts';
import { isUp, type RingGraha } from './sky-scene.logic.ts';
import { skyCaptionStrings } from '../messages.generated/en/components/SkyCaption.ts';

export interface SkyCaptionProps extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'> {
  /** The instant of the sky, ISO 8601. */
  at: string;
  /** IANA name of the zone of the place. */
  timeZone: string;
  /** The name of the place. */
  place: string;
  /** Sidereal longitude of the ascendant, degrees in [0, 360). */
  ascendant: number;
  /** All grahas; those above the horizon are named. */
  grahas: readonly RingGraha[];
  ref?: Ref<HTMLParagraphElement>;
}

/** Takes the place of what is in elements of its own within the sentence. */
const MARK = '\u0000';

/** Caption of a SkyScene: place, time, and the grahas above the horizon, from east to west. */
export function SkyCaption({
  at,
  timeZone,
  place,
  ascendant,
  grahas,
  className,
  ...rest
}: SkyCaptionProps) {
  const strings = useStrings(skyCaptionStrings);
  const names = useStrings(grahaNames);
  const times = useTimeWords({ timeZone });
  const degreesSinceRise = (longitude: number) => (ascendant - longitude + 360) % 360;
  const up = grahas
    .filter((graha) => isUp(graha, ascendant))
    .toSorted((a, b) => degreesSinceRise(a.longitude) - degreesSinceRise(b.longitude));
  const [before, between, after] = strings
    .caption({ count: up.length, sky: MARK, grahas: MARK })
    .split(MARK);
  return (
    <p {...rest} className={clsx(styles.caption, className)} data-part="sky-caption">
      {before}
      <time dateTime={at} className={styles.captionTime}>
        {strings.sky({ place, time: times.clock(at) })}
      </time>
      {between}
      {up.map(({ graha }, index) => (
        <Fragment key={graha}>
          <span className={styles.upGraha}>
            <GrahaGlyph graha={graha} size={15} className={styles.upGlyph} />
            {names[graha]}
            {index < up.length - 2 && <span className={styles.captionWord}>,</span>}
          </span>
          {index < up.length - 1 && ' '}
          {index === up.length - 2 && <span className={styles.captionWord}>{strings.and} </span>}
        </Fragment>
      ))}
      <span className={styles.captionWord}>{after}</span>
    </p>
  );
}
