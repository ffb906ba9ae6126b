import type { PanchangDocument } from '@jyoti/contract';
import { Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { useSearchParams } from 'react-router-dom';
import { searchWith } from '../../../platform/data/search-params.ts';
import { rememberSunrise } from '../../places/last-sunrise.ts';
import { useDayTimes } from './use-day-times.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/**
 * For which time and zone the limbs are shown, and which definition of sunrise is used, with a link
 * to the other.
 */
export function ReadAt({ day }: { day: PanchangDocument }) {
  const { result: words } = useMessages(panchangMessages);
  const [search] = useSearchParams();
  const { at, zone, sunrise } = day.basis;
  const times = useDayTimes(day);
  const other = day.settings.sunrise === 'centre' ? 'edge' : 'centre';
  return (
    <Text size="small" tone="muted">
      {times.text(at)} {zone} {sunrise}{' '}
      <Link
        href={`/panchang?${searchWith(search, { sunrise: other })}`}
        onClick={() => rememberSunrise(other)}
      >
        {words.useSunrise[other]}
      </Link>
    </Text>
  );
}
