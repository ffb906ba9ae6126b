import type { HoroscopeSign } from '@jyoti/contract';
import { SignBadge } from '@jyoti/ui/sign-badge';
import { useLoaderData } from 'react-router-dom';
import { rashiOfSign } from '../signs.ts';
import type { loader } from './horoscope.route.ts';
import { horoscopeMessages } from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Facts about the chosen sign, with a link to its page. */
export function ChosenSign({ sign }: { sign: HoroscopeSign }) {
  const words = useMessages(horoscopeMessages);
  const data = useLoaderData<typeof loader>();
  return (
    <SignBadge
      variant="line"
      sign={rashiOfSign(sign)}
      href={`/zodiac/${sign}`}
      {...(data && { dates: data.dateRange, note: words.datesNote })}
    />
  );
}
