import type { HoroscopeSign } from '@jyoti/contract';
import { SignLine } from '@jyoti/ui/sign-badge';
import { zodiacCall } from '../../app/public-calls.ts';
import { usePublic } from '../../app/public-data.tsx';
import { rashiOf } from '../../reading/horoscope-signs.ts';
import { useHoroscopeWords } from './words.ts';

/** What the chosen sign is, with the way to its page. */
export function ChosenSign({ sign }: { sign: HoroscopeSign }) {
  const words = useHoroscopeWords();
  const { data, failed } = usePublic(zodiacCall(sign));
  return (
    <SignLine
      sign={rashiOf(sign)}
      href={`/zodiac/${sign}`}
      {...(data && { dates: data.dateRange, note: words.datesNote })}
      loading={!data && !failed}
    />
  );
}
