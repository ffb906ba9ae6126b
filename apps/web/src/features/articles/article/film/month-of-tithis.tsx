import { useStrings } from '@jyoti/ui/i18n';
import { Text } from '@jyoti/ui/layout';
import { MoonPhase, moonPakshaNames } from '@jyoti/ui/moon-phase';
import { FilmPlayer } from './film-player.tsx';
import { filmMessages } from '../../../../messages.generated/film.ts';
import { useMessages } from '../../../../platform/words/use-messages.ts';

const TITHIS = 30;

/** The Moon of one lunar month: a tithi is the time in which it gains 12° on the Sun. */
export function MonthOfTithis() {
  const { month: words } = useMessages(filmMessages);
  const pakshas = useStrings(moonPakshaNames);
  return (
    <FilmPlayer title={words.title} description={words.description}>
      {(share) => {
        const elongation = share * 2 * Math.PI;
        const tithi = Math.min(TITHIS, Math.floor(share * TITHIS) + 1);
        const waxing = share < 0.5;
        return (
          <>
            <MoonPhase
              illumination={(1 - Math.cos(elongation)) / 2}
              waxing={waxing}
              size={132}
              decorative
            />
            <Text weight="strong">{words.tithi({ tithi })}</Text>
            <Text size="small" tone="muted">
              {pakshas[waxing ? 'shukla' : 'krishna']}
            </Text>
          </>
        );
      }}
    </FilmPlayer>
  );
}
