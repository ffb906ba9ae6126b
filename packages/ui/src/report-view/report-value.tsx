import type { ReactNode } from 'react';
import { Badge } from '../badge/index.ts';
import { GrahaGlyph, RashiGlyph, WithGlyph } from '../glyphs/index.ts';
import { DignityBadge } from '../graha-badge/index.ts';
import { Cluster } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { TermText, TermTip } from '../term-tip/index.ts';
import type { ReportBadge, ReportCell, ReportFact, ReportValue } from './report-data.ts';

/** Badges in a row. */
export function ReportBadges({ badges }: { badges: readonly ReportBadge[] }) {
  return badges.map((badge) =>
    'dignity' in badge ? (
      <DignityBadge key={badge.dignity} dignity={badge.dignity}>
        {badge.text}
      </DignityBadge>
    ) : (
      <Badge key={badge.text} tone={badge.tone} icon={badge.icon === false ? null : undefined}>
        {badge.text}
      </Badge>
    ),
  );
}

/** The glyph of a graha or a sign. @param size px */
export function glyphOf(
  { graha, sign }: Pick<ReportValue, 'graha' | 'sign'>,
  size: number,
): ReactNode {
  if (graha) return <GrahaGlyph graha={graha} size={size} />;
  return sign && <RashiGlyph sign={sign} size={size} />;
}

/** A value with its glyph and its badges. */
export function Value({ value }: { value: ReportValue }) {
  const { text, badges = [], href, meaning } = value;
  const glyph = glyphOf(value, 20);
  const explained = meaning ? (
    <TermTip term={text} meaning={{ name: text, text: meaning }}>
      {text}
    </TermTip>
  ) : (
    text
  );
  const words = href ? <Link href={href}>{text}</Link> : explained;
  const name = glyph ? <WithGlyph glyph={glyph}>{words}</WithGlyph> : words;
  if (badges.length === 0) return name;
  return (
    <Cluster as="span" gap="x2">
      {name}
      <ReportBadges badges={badges} />
    </Cluster>
  );
}

export const cellOf = (cell: ReportCell): ReactNode =>
  typeof cell === 'object' && cell !== null ? <Value value={cell} /> : cell;

/** A fact as an item of a `DescriptionList`. */
export const factItem = ([label, value]: ReportFact) => ({
  label: <TermText>{label}</TermText>,
  value: cellOf(value),
});
