import type { HoroscopeSign, User } from '@jyoti/contract';
import { signsName } from '@jyoti/language/terms/sky.signsName';
import { Button } from '@jyoti/ui/button';
import { Cluster, Text } from '@jyoti/ui/layout';
import { useState } from 'react';
import { api } from '../../../platform/session/api.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { rashiOfSign, signOfRashi } from '../signs.ts';
import { horoscopeMessages } from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The Moon's sign at the birth of the visitor's profile. */
async function moonSignOf({ firstName, birthData }: User): Promise<HoroscopeSign> {
  const { date, time, place, latitude, longitude, timezone } = birthData;
  const { opening } = await api('POST /api/reports/kundli', {
    body: {
      birth: { name: firstName, date, time, place: { name: place, latitude, longitude, timezone } },
      opening: true,
      parts: [],
    },
  });
  const moon = opening?.chart.placements.find(({ graha }) => graha === 'moon');
  if (!moon) throw new Error('The chart has no Moon.');
  return signOfRashi(moon.sign);
}

type Search = 'idle' | 'busy' | 'failed' | HoroscopeSign;

/** Selects the Moon sign of the visitor's own birth, if the profile has a place of birth. */
export function MoonSign({ onFound }: { onFound: (sign: HoroscopeSign) => void }) {
  const { moonSign: words } = useMessages(horoscopeMessages);
  const signs = useMessages(signsName);
  const { user } = useSession();
  const [search, setSearch] = useState<Search>('idle');
  // While the session loads, reserve the space that most visitors need. Without a time of birth the
  // Moon may be in either of two signs.
  if (user && (user.birthData.latitude === undefined || user.birthData.time === '')) return null;

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
  const sentence =
    {
      idle: words.why,
      busy: words.why,
      failed: words.failed,
    }[search as 'idle'] ?? words.found({ name: signs[rashiOfSign(search as HoroscopeSign)] });

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
        {sentence}
      </Text>
    </Cluster>
  );
}
