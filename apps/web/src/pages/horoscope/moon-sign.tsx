import { zodiacSigns, type HoroscopeSign, type User } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Cluster, Text } from '@jyoti/ui/layout';
import { useState } from 'react';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/session.tsx';
import { useHoroscopeWords } from './words.ts';

/** The Moon's sign at the birth of the visitor's profile. */
async function moonSignOf({ firstName, birthData }: User): Promise<HoroscopeSign> {
  const { date, time, place, latitude, longitude, timezone } = birthData;
  const kundli = await api.kundli({
    birth: { name: firstName, date, time, place: { name: place, latitude, longitude, timezone } },
    sections: ['planet_details'],
  });
  const sign = zodiacSigns.find((name) => name === kundli.planet_details?.rasi);
  if (!sign) throw new Error('The chart names no Moon sign.');
  return sign.toLowerCase() as HoroscopeSign;
}

type Search = 'idle' | 'busy' | 'failed' | HoroscopeSign;

/** Chooses the sign of the Moon at the visitor's own birth, where the profile has a place for it. */
export function MoonSign({ onFound }: { onFound: (sign: HoroscopeSign) => void }) {
  const { moonSign: words } = useHoroscopeWords();
  const { user } = useSession();
  const [search, setSearch] = useState<Search>('idle');
  // Until it is known who reads there is the room that most visitors need.
  if (user && user.birthData.latitude === undefined) return null;

  const find = async () => {
    if (!user) return;
    setSearch('busy');
    try {
      const sign = await moonSignOf(user);
      setSearch(sign);
      onFound(sign);
    } catch {
      setSearch('failed');
    }
  };
  const said =
    {
      idle: words.why,
      busy: words.why,
      failed: words.failed,
    }[search as 'idle'] ?? words.found(search.charAt(0).toUpperCase() + search.slice(1));

  return (
    <Cluster>
      <Button
        size="small"
        loading={search === 'busy'}
        loadingLabel={words.busy}
        onClick={() => void find()}
      >
        {words.use}
      </Button>
      <Text as="span" size="small" tone="muted" role="status">
        {said}
      </Text>
    </Cluster>
  );
}
