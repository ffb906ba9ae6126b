import type { HoroscopeSign } from '@jyoti/contract';
import { ElementGlyph, elementOf, RashiGlyph } from '@jyoti/ui/glyphs';
import { Link } from '@jyoti/ui/link';
import { SkeletonText } from '@jyoti/ui/skeleton';
import { zodiacCall } from '../../app/public-calls.ts';
import { usePublic } from '../../app/public-data.tsx';
import * as styles from './horoscope.css.ts';
import { rashiOf, signNameOf } from '../../reading/horoscope-signs.ts';
import { useHoroscopeWords } from './words.ts';

/** What a sign is: its figure, name, element and days, with the way to its page. */
export function SignLine({ sign }: { sign: HoroscopeSign }) {
  const words = useHoroscopeWords();
  const { data, failed } = usePublic(zodiacCall(sign));
  const rashi = rashiOf(sign);
  return (
    <p className={styles.signLine}>
      <RashiGlyph rashi={rashi} size={28} />
      <Link href={`/zodiac/${sign}`}>{data?.sanskritName ?? signNameOf(sign)}</Link>
      {data && (
        <>
          <span className={styles.element}>
            <ElementGlyph element={elementOf(rashi)} size={18} />
            {data.element}
          </span>
          <span>
            {data.dateRange} <span className={styles.aside}>({words.datesNote})</span>
          </span>
        </>
      )}
      {!data && !failed && <SkeletonText className={styles.signLineWaiting} />}
    </p>
  );
}
