import type { Horoscope } from '@jyoti/contract';
import { grahaId, rashiOf } from '@jyoti/reports/format';
import { grahaIds } from '@jyoti/ui/glyphs';
import { Part } from '@jyoti/ui/part';
import { PositionTable } from '@jyoti/ui/position-table';
import { dayOfInstant, dayAndTime, timeSpanMessages } from '@jyoti/ui/time-span';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { horoscopeMessages } from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { useNames } from '../../../platform/words/names.ts';

/** Signs of the ten bodies, and their houses from the sign. */
export function Positions({ horoscope }: { horoscope: Horoscope }) {
  const { positions: words } = useMessages(horoscopeMessages);
  const names = useNames();
  const language = useLanguage();
  const { timezone } = horoscope.settings;
  return (
    <Part
      title={words.title}
      size="h2"
      gap="x3"
      intro={words.at({
        when: dayAndTime(horoscope.transits_at, timezone, language, timeSpanMessages[language]),
      })}
    >
      <PositionTable
        caption={words.title}
        captionHidden
        positions={horoscope.transits_now.map((row) => ({
          name: names.graha(row.body),
          graha: grahaIds.find((graha) => graha === grahaId(row.body)),
          retrograde: row.retro,
          sign: rashiOf(row.zodiac),
          degree: row.local_degree,
          house: row.house,
          nakshatra: `${names.term(row.nakshatra)} ${row.nakshatra_pada}`,
          until: row.until && dayOfInstant(row.until, timezone, language),
        }))}
      />
    </Part>
  );
}
