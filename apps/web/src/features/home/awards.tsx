import { AwardList } from '@jyoti/ui/award-coin';
import { Badge } from '@jyoti/ui/badge';
import { Cluster, Heading, Rule, Sidebar, Stack } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { useHomeContent } from './home-content.ts';
import * as styles from './home.css.ts';
import { homeSectionsMessages } from '../../messages.generated/home-sections.ts';
import { useMessages } from '../../platform/words/use-messages.ts';
import { showcaseMessages } from '../../messages.generated/showcase.ts';

/** Awards of the product. */
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
          <AwardList
            items={awards.map(({ title, year, organization, image }) => ({
              title,
              year: Number(year),
              organization,
              src: image,
            }))}
          />
        </Sidebar>
      </Stack>
    </Section>
  );
}
