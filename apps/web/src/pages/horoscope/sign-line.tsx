import { useLoaderData } from 'react-router-dom';
import type { HoroscopeSign } from '@jyoti/contract';
import { ElementGlyph, elementOf, RashiGlyph } from '@jyoti/ui/glyphs';
import { Link } from '@jyoti/ui/link';
import * as styles from './horoscope.css.ts';
import { rashiOf, signNameOf } from '../../reading/horoscope-signs.ts';
import { useHoroscopeWords } from './words.ts';
import type { loader } from './horoscope.route.ts';

/** What a sign is: its figure, name, element and days, with the way to its page. */
export function SignLine({ sign }: { sign: HoroscopeSign }) {
  const words = useHoroscopeWords();
  const data = useLoaderData<typeof loader>();
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
    </p>
  );
}
