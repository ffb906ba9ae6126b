import type { KundliOpening } from '@jyoti/contract';
import { GrahaGlyph, RashiGlyph, type RashiNumber } from '@jyoti/ui/glyphs';
import { FactGrid, FactTile } from '@jyoti/ui/fact-grid';
import { TermText } from '@jyoti/ui/term-tip';

/** The most wanted facts: lagna, rashi, nakshatra and pada, running dasha. */
export function ReportFacts({ facts }: { facts: KundliOpening['facts'] }) {
  return (
    <FactGrid>
      {facts.map(({ label, value: { text, sign, graha }, detail }) => (
        <FactTile
          key={label}
          icon={
            sign ? (
              <RashiGlyph sign={sign as RashiNumber} size={32} />
            ) : (
              graha && <GrahaGlyph graha={graha} size={32} />
            )
          }
          label={<TermText>{label}</TermText>}
          value={text}
          detail={detail}
        />
      ))}
    </FactGrid>
  );
}
