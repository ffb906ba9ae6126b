import { grahas, type Graha } from '@jyoti/contract';
import { GrahaGlyph } from '@jyoti/ui/glyphs';
import { useId } from 'react';
import { useAtOnce } from '../../../app/use-at-once.ts';
import { grahaId } from '../../../kundli/chart-data.ts';
import * as styles from './parts.css.ts';

/** One of the nine grahas, by shape and name. */
export function GrahaPicker({
  label,
  value,
  onChoose,
}: {
  label: string;
  value: Graha;
  onChoose: (graha: Graha) => void;
}) {
  const name = useId();
  const [shown, choose] = useAtOnce(value, onChoose);
  return (
    <div role="radiogroup" aria-label={label} className={styles.picker} data-print="hide">
      {grahas.map((graha) => (
        <label key={graha} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.choiceInput}
            checked={graha === shown}
            onChange={() => choose(graha)}
          />
          <GrahaGlyph graha={grahaId(graha)} size={22} />
          <span>{graha}</span>
        </label>
      ))}
    </div>
  );
}
