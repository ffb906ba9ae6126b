import { atSunrise, type Panchang } from '@jyoti/contract';
import { Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { useSearchParams } from 'react-router-dom';
import { searchWith } from '../../../platform/data/search-params.ts';
import { clockName, offsetText } from '@jyoti/reports/format';
import { rememberSunrise } from '../../places/last-sunrise.ts';
import { useDayTimes } from './time-of-day.tsx';
import { useNames } from '../../../platform/words/names.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The displayed time of a day: "9:11 pm", with the date if it is the next one, or "sunrise". */
export function useReadTime(day: Panchang): string {
  const { result: words } = useMessages(panchangMessages);
  const times = useDayTimes(day);
  const isAtSunrise = day.time === atSunrise && day.advanced_details.sun_rise !== null;
  return isAtSunrise ? words.sunrise : (times.at(day.read_at) ?? '');
}

/**
 * For which time and zone the limbs are shown, and which definition of sunrise is used, with a link
 * to the other.
 */
export function ReadAt({ day }: { day: Panchang }) {
  const names = useNames();
  const { result: words } = useMessages(panchangMessages);
  const [search] = useSearchParams();
  const { settings } = day;
  const at = useReadTime(day);
  const other = settings.sunrise === 'centre' ? 'edge' : 'centre';
  return (
    <Text size="small" tone="muted">
      {words.at({ time: at })}{' '}
      {words.zone({
        zone: clockName(settings, names),
        offset: offsetText(settings.utc_offset_minutes),
      })}{' '}
      {words.sunriseIs[settings.sunrise]}{' '}
      <Link
        href={`/panchang?${searchWith(search, { sunrise: other })}`}
        onClick={() => rememberSunrise(other)}
      >
        {words.useSunrise[other]}
      </Link>
    </Text>
  );
}
