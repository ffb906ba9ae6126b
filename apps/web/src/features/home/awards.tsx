import { Badge } from '@jyoti/ui/badge';
import { Coin } from '@jyoti/ui/coin';
import { Cluster, Grid, Heading, MediaObject, Rule, Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { useHomeContent } from './home-content.ts';
import * as styles from './home.css.ts';
import { homeSectionsMessages } from '../../messages.generated/home-sections.ts';
import { useMessages } from '../../platform/words/use-messages.ts';
import { showcaseMessages } from '../../messages.generated/showcase.ts';

/** Width and height of a coin or picture, px. */
const SIZE = 56;

/** Awards of the product, each with its coin or picture. */
export function Awards() {
  const { awards } = useHomeContent();
  const words = useMessages(homeSectionsMessages);
  const { sample: sampleWord } = useMessages(showcaseMessages);
  if (awards.length === 0) return null;
  return (
    <Section variant="band" aria-labelledby="awards" className={styles.awards}>
      <Stack gap="x5">
        <Rule />
        <Sidebar
          side="start"
          inlineSize="10rem"
          aside={
            <Cluster gap="x3">
              <Heading level={2} size="h3" id="awards">
                {words.awards.title}
              </Heading>
              {awards.some(({ sample }) => sample) && <Badge>{sampleWord}</Badge>}
            </Cluster>
          }
        >
          <Grid as="ul" gap="x3" columns={{ base: 1, tablet: 2, wide: 4 }}>
            {awards.map(({ title, year, organization, image }) => (
              <MediaObject
                key={`${title} ${year}`}
                as="li"
                align="center"
                gap="x3"
                media={
                  image ? (
                    <img src={image} alt={title} width={SIZE} height={SIZE} loading="lazy" />
                  ) : (
                    <Coin variant="petals" size={SIZE} label={words.awards.coin({ year })}>
                      {year}
                    </Coin>
                  )
                }
              >
                <Text size="small" weight="strong">
                  {image ? `${title}, ${year}` : title}
                </Text>
                <Text size="small" tone="muted">
                  {organization}
                </Text>
              </MediaObject>
            ))}
          </Grid>
        </Sidebar>
      </Stack>
    </Section>
  );
}
