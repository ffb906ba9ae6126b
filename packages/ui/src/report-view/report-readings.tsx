import { Cluster, Grid, Text } from '../layout/index.ts';
import { WithGlyph } from '../glyphs/index.ts';
import { Keywords, ReadingCard, ReadingList, ReadingText } from '../reading-card/index.ts';
import { TermText } from '../term-tip/index.ts';
import type { Reading, ReadingPiece, ReportBlock } from './report-data.ts';
import { glyphOf, ReportBadges } from './report-value.tsx';

function Piece({ piece }: { piece: ReadingPiece }) {
  if ('keywords' in piece) return <Keywords title={piece.title} words={piece.keywords} />;
  if ('list' in piece) {
    if (piece.list.length === 0) return piece.none && <Text tone="muted">{piece.none}</Text>;
    return (
      <ReadingList
        items={piece.list.map((sentence) => (
          <TermText key={sentence}>{sentence}</TermText>
        ))}
      />
    );
  }
  const { title, text, look } = piece;
  if (!text) return null;
  if (look === 'verse')
    return (
      <Text size="lead" face="heading">
        {text}
      </Text>
    );
  if (look === 'strong') return <Text weight="strong">{text}</Text>;
  if (look === 'quiet') {
    return (
      <Text size="small" tone="muted">
        {text}
      </Text>
    );
  }
  return <ReadingText title={title && <TermText>{title}</TermText>}>{text}</ReadingText>;
}

type ReadingsBlock = Extract<ReportBlock, { type: 'readings' }>;

function ReadingOf({
  reading,
  headingLevel,
}: { reading: Reading } & Pick<ReadingsBlock, 'headingLevel'>) {
  const { as, title, graha, badges = [], aside, pieces, basedOn } = reading;
  const name = <TermText>{title}</TermText>;
  return (
    <ReadingCard
      as={as}
      headingLevel={headingLevel}
      title={graha ? <WithGlyph glyph={glyphOf({ graha }, 22)}>{name}</WithGlyph> : name}
      aside={
        (badges.length > 0 || aside) && (
          <Cluster gap="x2">
            <ReportBadges badges={badges} />
            {aside && (
              <Text as="span" tone="muted" size="small">
                {aside}
              </Text>
            )}
          </Cluster>
        )
      }
      basedOn={basedOn && <TermText>{basedOn}</TermText>}
    >
      {pieces.map((piece, index) => (
        <Piece key={index} piece={piece} />
      ))}
    </ReadingCard>
  );
}

/** Readings on cards, side by side if they fit. */
export function Readings({ block: { items, headingLevel } }: { block: ReadingsBlock }) {
  return (
    <Grid minItem="28rem" autoFit>
      {items.map((reading, index) => (
        <ReadingOf key={index} reading={reading} headingLevel={headingLevel} />
      ))}
    </Grid>
  );
}
