import type { ContactDetails as Details } from '@jyoti/contract';
import { MapPinIcon } from '@jyoti/ui/icons';
import { Box, Cluster, Grid, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { Section } from '@jyoti/ui/section';
import { ContactDetails } from '../contact-details.tsx';
import * as styles from './about.css.ts';
import { aboutMessages } from '../../../messages.generated/about.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Contact details of the team and the address of the office. */
export function GetInTouch({ contact }: { contact: Details }) {
  const { touch: words } = useMessages(aboutMessages);
  return (
    <Section variant="band" headingId="get-in-touch" title={words.title} description={words.intro}>
      <Grid columns={{ base: 1, desktop: 2 }} gap="x7">
        <Stack gap="x5">
          <ContactDetails contact={contact} grievance={false} />
          <Cluster>
            <ButtonLink variant="primary" href="/contact">
              {words.connect}
            </ButtonLink>
          </Cluster>
        </Stack>
        <Box surface="surface" border radius="card" padding="x5" className={styles.map}>
          <Stack align="center" gap="x1" className={styles.mapWords}>
            <MapPinIcon size={32} strokeWidth={1.4} className={styles.pin} />
            <Text as="strong" weight="strong">
              {words.map}
            </Text>
            <Text as="span" size="small" tone="muted">
              {contact.address.slice(1).join(', ')}
            </Text>
          </Stack>
        </Box>
      </Grid>
    </Section>
  );
}
