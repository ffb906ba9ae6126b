import type { Kundli, PlanetDetails } from '@jyoti/contract';
import { GrahaGlyph, RashiGlyph, type RashiNumber } from '@jyoti/ui/glyphs';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import { grahaId, rashiName } from './chart-data.ts';
import { dayOf, degreesAndMinutes } from './format.ts';
import * as styles from './kundli-report.css.ts';

function Fact({
  glyph,
  label,
  value,
  detail,
}: {
  glyph: ReactNode;
  label: string;
  value: string;
  detail: string;
}) {
  return (
    <div className={styles.fact}>
      <span className={styles.factGlyph}>{glyph}</span>
      <dt className={styles.factLabel}>{label}</dt>
      <dd className={styles.factValue}>{value}</dd>
      <dd className={styles.factLabel}>{detail}</dd>
    </div>
  );
}

/** What everybody asks first: lagna, rashi, nakshatra and pada, running dasha. */
export function ReportFacts({ kundli, planets }: { kundli: Kundli; planets: PlanetDetails }) {
  const words = useWords().report.facts;
  const { timezone } = kundli.settings;
  const [lagna, moon] = [planets[0], planets[2]];
  const current = kundli.dashas?.vimshottari.current;
  const degree = ({ zodiac, local_degree, zodiac_lord }: typeof lagna) =>
    `${zodiac} ${degreesAndMinutes(local_degree)} · ${words.lord(zodiac_lord)}`;

  return (
    <dl className={styles.factGrid}>
      <Fact
        glyph={<RashiGlyph rashi={lagna.rasi_no as RashiNumber} size={32} />}
        label={words.lagna}
        value={rashiName(planets.ascendant_sign)}
        detail={degree(lagna)}
      />
      <Fact
        glyph={<RashiGlyph rashi={moon.rasi_no as RashiNumber} size={32} />}
        label={words.rashi}
        value={rashiName(planets.rasi)}
        detail={degree(moon)}
      />
      <Fact
        glyph={<GrahaGlyph graha="moon" size={32} />}
        label={words.nakshatra}
        value={planets.nakshatra}
        detail={`${words.pada(planets.nakshatra_pada)} · ${words.lord(moon.nakshatra_lord)}`}
      />
      <Fact
        glyph={current && <GrahaGlyph graha={grahaId(current.mahadasha.name)} size={32} />}
        label={words.dasha}
        value={current?.mahadasha.name ?? words.noDasha}
        detail={
          current
            ? words.until(current.antardasha.name, dayOf(current.antardasha.end, timezone))
            : ''
        }
      />
    </dl>
  );
}
