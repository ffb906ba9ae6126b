import { themeList } from '@jyoti/themes';
import { GrahaGlyph, RashiGlyph, grahaIds, type RashiNumber } from '@jyoti/ui/glyphs';
import { Cluster, Edge, Grid, Stack, Text } from '@jyoti/ui/layout';
import { themeGround } from './theme-ground.ts';

const rashis = Array.from({ length: 12 }, (_, index) => (index + 1) as RashiNumber);

/** The kit at one glance: its drawings on each of the ten grounds. */
export function FrontPage() {
  return (
    <Stack gap="x4" style={{ marginBlockEnd: 'var(--jyoti-space-x6)' }}>
      <div style={themeGround}>
        <Stack gap="x4">
          <span
            style={{
              fontFamily: 'var(--jyoti-font-heading)',
              fontSize: 'var(--jyoti-text-display)',
              lineHeight: 1.1,
            }}
          >
            An observatory at dusk
          </span>
          <Text tone="muted">
            Ten themes, one contract. Every picture below is drawn by the kit in the colours of its
            theme.
          </Text>
          <Cluster gap="x4">
            {rashis.map((rashi) => (
              <RashiGlyph key={rashi} sign={rashi} size={36} />
            ))}
          </Cluster>
          <Edge />
        </Stack>
      </div>
      <Grid minItem="10.5rem" columns={5} gap="x3">
        {themeList.map(({ id, name, description }) => (
          <div
            key={id}
            data-theme={id}
            style={{ ...themeGround, padding: 'var(--jyoti-space-x4)' }}
          >
            <Stack gap="x3">
              <span
                style={{
                  fontFamily: 'var(--jyoti-font-heading)',
                  fontSize: 'var(--jyoti-text-h4)',
                }}
              >
                {name.en}
              </span>
              <Text size="small" tone="muted">
                {description.en}
              </Text>
              <Cluster gap="x1">
                {grahaIds.map((graha) => (
                  <GrahaGlyph key={graha} graha={graha} size={16} />
                ))}
              </Cluster>
              <Edge />
            </Stack>
          </div>
        ))}
      </Grid>
    </Stack>
  );
}
