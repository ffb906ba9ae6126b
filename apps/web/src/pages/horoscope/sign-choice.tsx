import type { HoroscopeSign } from '@jyoti/contract';
import { ZodiacChoice } from '@jyoti/ui/zodiac-grid';
import { useEffect, useRef } from 'react';
import * as styles from './horoscope.css.ts';
import { MoonSign } from './moon-sign.tsx';
import { rashiOf, signOfRashi } from '../../reading/horoscope-signs.ts';
import { useHoroscopeWords } from './words.ts';

interface SignChoiceProps {
  sign: HoroscopeSign;
  onChoose: (sign: HoroscopeSign) => void;
}

/** The twelve signs, one chosen; on a phone a strip that goes on to the side. */
export function SignChoice({ sign, onChoose }: SignChoiceProps) {
  const words = useHoroscopeWords();
  const rashi = rashiOf(sign);
  const root = useRef<HTMLDivElement>(null);

  // The chosen sign of a strip stands where it is seen.
  useEffect(() => {
    const strip = root.current?.firstElementChild;
    const arch = strip?.children[rashi - 1];
    if (!(strip instanceof HTMLElement) || !(arch instanceof HTMLElement)) return;
    strip.scrollLeft = arch.offsetLeft - (strip.clientWidth - arch.offsetWidth) / 2;
  }, [rashi]);

  return (
    <div className={styles.signs}>
      <ZodiacChoice
        ref={root}
        label={words.signs}
        value={rashi}
        onValueChange={(chosen) => onChoose(signOfRashi(chosen))}
        className={styles.strip}
      />
      <MoonSign onFound={onChoose} />
    </div>
  );
}
