import type { KundliOpening } from '@jyoti/contract';
import { GrahaGlyph, RashiGlyph, type RashiNumber } from '@jyoti/ui/glyphs';
import { DescriptionList } from '@jyoti/ui/description-list';
import { TermText } from '@jyoti/ui/term-tip';

/** The most wanted facts: lagna, rashi, nakshatra and pada, running dasha. */
export function ReportFacts({ facts }: { facts: KundliOpening['facts'] }) {
  return (
    <DescriptionList
      layout="grid"
      items={facts.map(({ label, value: { text, sign, graha }, detail }) => ({
        icon: sign ? (
          <RashiGlyph sign={sign as RashiNumber} size={32} />
        ) : (
          graha && <GrahaGlyph graha={graha} size={32} />
        ),
        label: <TermText>{label}</TermText>,
        value: text,
        detail,
      }))}
    />
  );
}
