import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { CardRecipeProps } from '../../card/card-recipe.ts';
import { Card } from '../../card/index.ts';
import { weekdayNames } from '../../dates/index.ts';
import { useLocale, useStrings } from '../../i18n/index.ts';
import { CalendarIcon, ClockIcon, UserIcon } from '../../icons/index.ts';
import { Cluster, Text } from '../../layout/index.ts';
import { Price } from '../../price/index.ts';
import { cuspedArch } from '../../shared/drawing/cusped-arch.ts';
import { visuallyHidden } from '../../visually-hidden/index.ts';
import { YantraArt, type YantraId } from '../../yantra-art/index.ts';
import * as styles from './pooja-card.css.ts';
import { poojaCardStrings } from '../../messages.generated/en/components/PoojaCard.ts';

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface PoojaCardProps extends CardRecipeProps {
  /** Name of the ceremony. */
  name: string;
  /** Address of its page. The whole card is the link. */
  href: string;
  /** The drawing at its top. */
  yantra: YantraId;
  /** Its purpose, in one sentence. */
  summary?: string;
  /**
   * Truncates the summary after two lines, so that cards in a row are about as tall. @default false
   */
  shortSummary?: boolean;
  /** The weekdays on which it is held. */
  weekdays: readonly Weekday[];
  /** How long it takes, minutes. */
  minutes?: number;
  /** The pandit who performs it. */
  pandit?: string;
  /** The lowest price and its list price, rupees. */
  price: {
    /** What is paid. */
    amount: number;
    /** Struck through if it is higher. */
    listPrice?: number;
  };
  /** The next date on which it can be booked, in words: "Mon, 24 Nov". */
  nextDate?: string;
  /** Badges under the name: its format, "Popular". */
  badges?: ReactNode;
}

const OUTER = cuspedArch(120, 236, 196, 226);
const INNER = cuspedArch(120, 236, 178, 210);

/** A ceremony of the catalogue: its yantra in an arch, weekdays, duration, pandit and price. */
export function PoojaCard({
  name,
  href,
  yantra,
  summary,
  shortSummary = false,
  weekdays,
  minutes,
  pandit,
  price,
  nextDate,
  badges,
  as = 'article',
  ...rest
}: PoojaCardProps) {
  const strings = useStrings(poojaCardStrings);
  const names = weekdayNames(useLocale(), 'short');
  const onDays =
    new Set(weekdays).size === 7 ? strings.everyDay : weekdays.map((day) => names[day]).join(', ');
  const facts = [
    { Icon: CalendarIcon, label: strings.days, value: onDays },
    { Icon: ClockIcon, label: strings.duration, value: minutes && strings.minutes({ minutes }) },
    { Icon: UserIcon, label: strings.pandit, value: pandit },
  ].filter(({ value }) => value);

  return (
    <Card
      data-part="pooja-card"
      {...rest}
      as={as}
      title={name}
      href={href}
      meta={badges}
      mediaPosition="start"
      media={
        <div className={styles.niche} aria-hidden="true">
          <svg viewBox="0 0 240 236" className={styles.arch} focusable="false">
            <path d={OUTER} className={styles.ground} />
            <path d={INNER} className={styles.inner} />
          </svg>
          <YantraArt yantra={yantra} size="100%" decorative className={styles.yantra} />
        </div>
      }
      footer={
        <Cluster justify="between" className={styles.foot}>
          <span>
            <span className={styles.quiet}>{strings.from}</span> <Price {...price} />
          </span>
          {nextDate && (
            <span>
              <span className={styles.quiet}>{strings.next}:</span> {nextDate}
            </span>
          )}
        </Cluster>
      }
    >
      {summary && (
        <Text tone="muted" className={clsx(shortSummary && styles.twoLines)}>
          {summary}
        </Text>
      )}
      <Cluster as="dl" className={styles.facts}>
        {facts.map(({ Icon, label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.icon}>
              <Icon size={18} aria-hidden />
              <span className={visuallyHidden}>{label}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Cluster>
    </Card>
  );
}
