import type { HoroscopeSign } from '@jyoti/contract';
import { rashiOf } from '@jyoti/reports/format';
import { SignLine } from '@jyoti/ui/sign-badge';
import { useLoaderData } from 'react-router-dom';
import { useHoroscopeWords } from './words.ts';
import type { loader } from './horoscope.route.ts';

/** Facts about the chosen sign, with a link to its page. */
export function ChosenSign({ sign }: { sign: HoroscopeSign }) {
  const words = useHoroscopeWords();
  const data = useLoaderData<typeof loader>();
  return (
    <SignLine
      sign={rashiOf(sign)}
      href={`/zodiac/${sign}`}
      {...(data && { dates: data.dateRange, note: words.datesNote })}
    />
  );
}
