import { grahaId } from '@jyoti/reports/format';
import { GrahaGlyph, grahaNames } from '@jyoti/ui/glyphs';
import { useLanguage, useStrings } from '@jyoti/ui/i18n';
import { timeWords } from '@jyoti/ui/time-span';
import { Fragment } from 'react';
import * as styles from './home.css.ts';
import type { SkyOverPlace } from './use-sky-of-place.ts';
import { useHomeWords } from './words.ts';

/** Which sky the hero shows, and what is up in it, from the east to the west. */
export function SkyCaption({ sky: { at, over }, place }: SkyOverPlace) {
  const { sky: words } = useHomeWords();
  const language = useLanguage();
  const names = useStrings(grahaNames);
  const [town = place.name] = place.name.split(',');
  const risenSince = (longitude: number) => (over.ascendant - longitude + 360) % 360;
  const up = over.grahas
    .filter(({ is_up: isUp }) => isUp)
    .toSorted((a, b) => risenSince(a.global_degree) - risenSince(b.global_degree))
    .map(({ graha }) => grahaId(graha));
  const time = timeWords(language, { timeZone: place.timezone }).clock(at);
  return (
    <p className={styles.skyCaption}>
      <time dateTime={at}>{words.over(town, time)}</time>{' '}
      {up.map((graha, index) => (
        <Fragment key={graha}>
          <span className={styles.upGraha}>
            <GrahaGlyph graha={graha} size={15} className={styles.upGlyph} />
            {names[graha]}
            {index < up.length - 1 && ','}
          </span>{' '}
        </Fragment>
      ))}
      {words.up(up.length)}
    </p>
  );
}
