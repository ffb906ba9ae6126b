import type { CSSProperties, ReactNode } from 'react';
import { useStrings } from '../i18n/index.ts';
import { nowChip } from '../shared/time/now-chip.css.ts';
import type { TimeWords } from '../time-span/index.ts';
import * as styles from './panchang-card.css.ts';
import { shownLimb, type PanchangLimb } from './panchang-card.logic.ts';
import { panchangCardStrings } from '../messages.generated/en/components/PanchangCard.ts';

/** A name in the heading font, with the Devanagari one below it. */
export function LimbName({ name, nativeName }: { name: string; nativeName: string | undefined }) {
  return (
    <>
      <div className={styles.name}>{name}</div>
      {nativeName && (
        <div className={styles.nativeName} lang="hi">
          {nativeName}
        </div>
      )}
    </>
  );
}

/** One of the limbs with a span: the current one large, the others of the day below it. */
export function LimbFacts({
  label,
  limbs,
  instant,
  words,
  picture,
}: {
  label: string;
  limbs: readonly PanchangLimb[];
  instant: number | null;
  words: TimeWords;
  picture?: ReactNode;
}) {
  const strings = useStrings(panchangCardStrings);
  const shown = shownLimb(limbs, instant);
  if (!shown) return null;
  const { main, isRunning, over, before, after } = shown;
  return (
    <div className={styles.limb} data-state={isRunning ? 'running' : undefined}>
      <dt className={styles.limbHead}>
        <span className={styles.limbLabel}>
          {label} {isRunning && <span className={nowChip}>{strings.now}</span>}
        </span>
        {picture}
      </dt>
      <dd className={styles.limbBody}>
        <LimbName name={main.name} nativeName={main.nativeName} />
        {main.detail && <div className={styles.detail}>{main.detail}</div>}
        {over !== null && (
          <span
            className={styles.gauge}
            style={{ [styles.over]: `${(over * 100).toFixed(1)}%` } as CSSProperties}
            aria-hidden="true"
            data-part="gauge"
          >
            <span className={styles.gaugeMark} />
          </span>
        )}
        <div className={styles.until}>{words.span(undefined, main.end)}</div>
        <div className={styles.detail}>{words.span(main.start, undefined)}</div>
        {before.length + after.length > 0 && (
          <ul className={styles.others}>
            {before.map(({ name, start, end }) => (
              <li key={start}>{strings.beside({ name, time: words.span(undefined, end) })}</li>
            ))}
            {after.map(({ name, start }) => (
              <li key={start}>{strings.beside({ name, time: words.span(start, undefined) })}</li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
