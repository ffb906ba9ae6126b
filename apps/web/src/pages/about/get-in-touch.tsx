import type { ContactDetails as Details } from '@jyoti/contract';
import { MapPinIcon } from '@jyoti/ui/icons';
import { Section, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { ContactDetails } from '../../reading/contact-details.tsx';
import { SectionHead } from '../../showcase/section-head.tsx';
import * as styles from './about.css.ts';
import { useAboutWords } from './words.ts';

/** How to reach the house, where its office is, and the way to somebody who answers. */
export function GetInTouch({ contact }: { contact: Details }) {
  const { touch: words } = useAboutWords();
  return (
    <Section aria-labelledby="get-in-touch">
      <SectionHead id="get-in-touch" title={words.title} intro={words.intro} />
      <div className={styles.both}>
        <Stack gap="x5" align="start">
          <ContactDetails contact={contact} grievance={false} />
          <ButtonLink variant="primary" href="/contact">
            {words.connect}
          </ButtonLink>
        </Stack>
        <div className={styles.map}>
          <div className={styles.mapWords}>
            <MapPinIcon size={32} strokeWidth={1.4} className={styles.pin} />
            <Text as="strong" weight="strong">
              {words.map}
            </Text>
            <Text as="span" size="small" tone="muted">
              {contact.address.slice(1).join(', ')}
            </Text>
          </div>
        </div>
      </div>
    </Section>
  );
}
