import { horoscopeFromSearch, searchFromHoroscope, type HoroscopeChoice } from '@jyoti/contract';
import { signsName } from '@jyoti/language/terms/sky.signsName';
import { Stack } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { PageHeader } from '@jyoti/ui/page-header';
import { useSearchParams } from 'react-router-dom';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { useRenderTime } from '../../../platform/frame/use-render-time.ts';
import { useLastRead } from '../../../platform/session/last-read.ts';
import { dayInWords, INDIA, ownDayOf, todayIn } from '../../../platform/dates/dates.ts';
import { storedPlace } from '../../places/last-place.ts';
import { useIsHydrated } from '../../../platform/lazy/use-is-hydrated.ts';
import { HoroscopeSkeleton } from './horoscope-skeleton.tsx';
import { HoroscopeView } from './horoscope-view.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { SignChoice } from './sign-choice.tsx';
import { ChosenSign } from './chosen-sign.tsx';
import { rashiOfSign } from '../signs.ts';
import { useHoroscope } from './use-horoscope.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { horoscopeMessages } from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The horoscope of a sign for a day, a week, a month or a year, all three in the URL. */
export function HoroscopePage() {
  const words = useMessages(horoscopeMessages);
  const signs = useMessages(signsName);
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const choice = horoscopeFromSearch(search);
  const { data: horoscope, failure, retry } = useHoroscope(choice);
  const now = useRenderTime();
  const isHydrated = useIsHydrated();
  const place = isHydrated ? storedPlace() : null;
  // The server knows neither the place nor the clock of the visitor.
  const zone = isHydrated ? place?.timezone : INDIA;
  const today = zone ? todayIn(zone, now) : ownDayOf(now);
  const heading = words.heading({
    sign: signs[rashiOfSign(choice.sign)],
    period: choice.period,
  });
  useLastRead(horoscope && heading);

  const choose = (change: Partial<HoroscopeChoice>) =>
    setSearch((before) => searchFromHoroscope({ ...horoscopeFromSearch(before), ...change }), {
      replace: true,
      preventScrollReset: true,
    });

  return (
    <Section variant="band">
      <Stack gap="x6">
        <Stack gap="x5">
          <PageHeader
            title={heading}
            description={[dayInWords(today, language), place?.name].filter(Boolean).join(' · ')}
          />
          <ChosenSign sign={choice.sign} />
          <SignChoice sign={choice.sign} onChoose={(sign) => choose({ sign })} />
          <PeriodChoice choice={choice} today={today} horoscope={horoscope} onChoose={choose} />
        </Stack>
        {failure !== null ? (
          <FailureAlert title={words.failed} failure={failure} onRetry={retry}>
            {words.failedText}
          </FailureAlert>
        ) : horoscope === null ? (
          <HoroscopeSkeleton daily={choice.period === 'daily'} />
        ) : (
          <HoroscopeView report={horoscope} />
        )}
      </Stack>
    </Section>
  );
}
