import type { Kundli, PlanetDetails } from '@jyoti/contract';
import { GrahaGlyph, RashiGlyph, type RashiNumber } from '@jyoti/ui/glyphs';
import { FactGrid, FactTile } from '@jyoti/ui/fact-grid';
import { TermText } from '@jyoti/ui/term-tip';
import { dayOf, degreesAndMinutes, grahaId } from '@jyoti/reports/format';
import { useNames } from '../../../platform/words/names.ts';
import { kundliReportMessages } from '../../../messages.generated/kundli-report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The most wanted facts: lagna, rashi, nakshatra and pada, running dasha. */
export function ReportFacts({ kundli, planets }: { kundli: Kundli; planets: PlanetDetails }) {
  const words = useMessages(kundliReportMessages).facts;
  const names = useNames();
  const { timezone } = kundli.settings;
  const [lagna, moon] = [planets[0], planets[2]];
  const current = kundli.dashas?.vimshottari.current;
  const degree = ({ zodiac, local_degree, zodiac_lord }: typeof lagna) =>
    `${names.sanskritSign(zodiac)} ${degreesAndMinutes(local_degree)} · ${words.lord({ lord: names.graha(zodiac_lord) })}`;

  return (
    <FactGrid>
      <FactTile
        icon={<RashiGlyph sign={lagna.rasi_no as RashiNumber} size={32} />}
        label={<TermText>{words.lagna}</TermText>}
        value={names.sign(planets.ascendant_sign)}
        detail={degree(lagna)}
      />
      <FactTile
        icon={<RashiGlyph sign={moon.rasi_no as RashiNumber} size={32} />}
        label={<TermText>{words.rashi}</TermText>}
        value={names.sign(planets.rasi)}
        detail={degree(moon)}
      />
      <FactTile
        icon={<GrahaGlyph graha="moon" size={32} />}
        label={<TermText>{words.nakshatra}</TermText>}
        value={names.term(planets.nakshatra)}
        detail={`${words.pada({ pada: planets.nakshatra_pada })} · ${words.lord({ lord: names.graha(moon.nakshatra_lord) })}`}
      />
      <FactTile
        icon={current && <GrahaGlyph graha={grahaId(current.mahadasha.name)} size={32} />}
        label={<TermText>{words.dasha}</TermText>}
        value={current ? names.graha(current.mahadasha.name) : words.noDasha}
        detail={
          current
            ? words.until({
                antardasha: names.graha(current.antardasha.name),
                date: dayOf(current.antardasha.end, timezone, names.language),
              })
            : ''
        }
      />
    </FactGrid>
  );
}
