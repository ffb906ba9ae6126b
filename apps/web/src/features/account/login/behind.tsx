import type { AccountPageName, SkyToday } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { dayAndMonth } from '@jyoti/ui/dates';
import { nakshatraNames } from '@jyoti/ui/glyphs';
import { useStrings } from '@jyoti/ui/i18n';
import { Stack, Text } from '@jyoti/ui/layout';
import { timeWords, timeSpanMessages } from '@jyoti/ui/time-span';
import { tithiName, tithiNames } from '@jyoti/ui/tithi-scale';
import { useLoaderData } from 'react-router-dom';
import { INDIA } from '../../../platform/dates/dates.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import type { loader } from './login.route.ts';
import { loginMessages } from '../../../messages.generated/login.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Pages about a day, which show today's values before the login too. */
const OF_THE_DAY: readonly AccountPageName[] = [
  'panchang',
  'festivals',
  'wall-calendar',
  'horoscope',
  'muhurta',
];

/** Pages about festivals, which show the next ones. */
const OF_FESTIVALS: readonly AccountPageName[] = ['panchang', 'festivals', 'wall-calendar'];

function Today({ sky }: { sky: SkyToday }) {
  const { today: words } = useMessages(loginMessages);
  const tithis = useStrings(tithiNames);
  const nakshatras = useStrings(nakshatraNames);
  const language = useLanguage();
  const { clock } = timeWords(timeSpanMessages[language], language, { timeZone: INDIA });
  return (
    <Text size="small" tone="muted">
      {words.sentence({
        tithi: tithiName(sky.tithi.number, tithis),
        nakshatra: nakshatras[sky.moon.nakshatra_no] ?? '',
        sunrise: clock(sky.sun_rise),
        sunset: clock(sky.sun_set),
      })}
    </Text>
  );
}

function Coming({ festivals }: Pick<SkyToday, 'festivals'>) {
  const { today: words } = useMessages(loginMessages);
  const language = useLanguage();
  return festivals.map(({ date, title }) => (
    <Text size="small" key={title}>
      {words.festival({ date: dayAndMonth(language, date), title })}
    </Text>
  ));
}

/** What waits behind the login: a sentence on the page, and today's values and the next festivals if it is about days. */
export function Behind({ page }: { page: AccountPageName }) {
  const { preview } = useMessages(loginMessages);
  const sky = useLoaderData<typeof loader>();
  return (
    <Card>
      <Stack gap="x2">
        <Text>{preview[page]}</Text>
        {sky && OF_THE_DAY.includes(page) && <Today sky={sky} />}
        {sky && OF_FESTIVALS.includes(page) && <Coming festivals={sky.festivals} />}
      </Stack>
    </Card>
  );
}
