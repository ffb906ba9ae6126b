import { atSunrise, type Panchang } from '@jyoti/contract';
import { useLanguage } from '@jyoti/ui/i18n';
import { Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { useSearchParams } from 'react-router-dom';
import { searchWith } from '../../data/search-params.ts';
import { clockName, offsetText } from '@jyoti/reports/format';
import { timeOfDay } from '@jyoti/ui/time-span';
import { rememberSunrise } from './last-sunrise.ts';
import { clockAt } from './moments.ts';
import { useNames } from '../../words/names.ts';
import { usePanchangWords } from './words.ts';

/** The time that a day is read at: "9:11 pm", or "sunrise". */
export function useReadTime({ time, read_at, settings, advanced_details }: Panchang): string {
  const { result: words } = usePanchangWords();
  const language = useLanguage();
  if (time !== atSunrise) return timeOfDay(language, time.slice(0, 5));
  if (advanced_details.sun_rise !== null) return words.sunrise;
  return timeOfDay(language, clockAt(read_at, settings.timezone).time);
}

/** At which time the limbs are read, by whose clocks, and which sunrise begins the day, with the way to the other one. */
export function ReadAt({ day }: { day: Panchang }) {
  const names = useNames();
  const { result: words } = usePanchangWords();
  const [search] = useSearchParams();
  const { settings } = day;
  const at = useReadTime(day);
  const other = settings.sunrise === 'centre' ? 'edge' : 'centre';
  return (
    <Text size="small" tone="muted">
      {words.at(at)}{' '}
      {words.zone(clockName(settings, names), offsetText(settings.utc_offset_minutes))}{' '}
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
