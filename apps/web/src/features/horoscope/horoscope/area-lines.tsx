import type { HoroscopeLine } from '@jyoti/contract';
import { Disclosure } from '@jyoti/ui/disclosure';
import { GrahaGlyph } from '@jyoti/ui/glyphs';
import { Cluster, Grid, Text } from '@jyoti/ui/layout';
import { ListItem } from '@jyoti/ui/list';
import { TermText } from '@jyoti/ui/term-tip';

interface AreaLinesProps {
  lines: readonly HoroscopeLine[];
  /** Whether the first line is larger, in the heading font. */
  lead?: boolean;
  columns?: 1 | 2;
}

/** The lines of some areas of life, each with the transit that it is based on. */
export function AreaLines({ lines, lead = false, columns = 1 }: AreaLinesProps) {
  return (
    <Grid as="ul" minItem="22rem" columns={columns}>
      {lines.map(({ id, text, reason }, index) => {
        const isLead = lead && index === 0;
        return (
          <ListItem key={id} style={isLead ? { gridColumn: '1 / -1' } : undefined}>
            <Text size={isLead ? 'h3' : 'body'} face={isLead ? 'heading' : 'body'}>
              <TermText>{text}</TermText>
            </Text>
            {reason && (
              <Disclosure
                variant="quiet"
                label={
                  <Cluster as="span" gap="x2" align="center">
                    {reason.graha && <GrahaGlyph graha={reason.graha} size={18} />}
                    {reason.label}
                  </Cluster>
                }
              >
                <Text tone="muted">
                  <TermText>{reason.text}</TermText>
                </Text>
              </Disclosure>
            )}
          </ListItem>
        );
      })}
    </Grid>
  );
}
