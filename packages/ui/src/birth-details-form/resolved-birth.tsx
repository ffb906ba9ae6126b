import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { ClockIcon } from '../icons/index.ts';
import { utcOffsetText } from './birth-details.logic.ts';
import * as styles from './birth-details-form.css.ts';
import { birthDetailsFormStrings } from '../messages.generated/en/components/BirthDetailsForm.ts';

export interface ResolvedBirthProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Name of the place. */
  place: string;
  /** IANA zone. */
  timeZone: string;
  /**
   * UTC offset of that zone at that birth, minutes east of Greenwich; fractional for local mean
   * time.
   */
  utcOffsetMinutes: number;
  /** An additional note: "The clocks had been put forward for the war." */
  note?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The resolved place and time zone of a birth, for confirmation before the calculation. */
export function ResolvedBirth({
  place,
  timeZone,
  utcOffsetMinutes,
  note,
  className,
  ...rest
}: ResolvedBirthProps) {
  const strings = useStrings(birthDetailsFormStrings);
  return (
    <div {...rest} className={clsx(styles.resolved, className)} data-part="resolved-birth">
      <ClockIcon className={styles.clock} />
      <div>
        <p>
          {strings.resolved({ place, timezone: timeZone, offset: utcOffsetText(utcOffsetMinutes) })}
        </p>
        {note && <p>{note}</p>}
      </div>
    </div>
  );
}
