import { Breadcrumbs } from '@jyoti/ui/breadcrumbs';
import { Card } from '@jyoti/ui/card';
import { Heading, Section, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { PageTitle } from '@jyoti/ui/page-title';
import { useLoaderData } from 'react-router-dom';
import { ContactDetails } from '../../reading/contact-details.tsx';
import { PublicPiece } from '../../reading/public-piece.tsx';
import * as styles from '../../reading/reading.css.ts';
import { Sections } from '../../reading/sections.tsx';
import { useReadingWords } from '../../reading/words.ts';
import { ContactForm } from './contact-form.tsx';
import { useContactWords } from './words.ts';
import type { loader } from './contact.route.ts';

/** A message with a topic, the ways to reach the house, and who answers complaints. */
export function ContactPage() {
  const page = useLoaderData<typeof loader>();
  const words = useContactWords();
  const { home } = useReadingWords();
  return (
    <PublicPiece data={page}>
      {(page) => (
        <Section as="div" className={styles.page}>
          <PageTitle
            title={page.title}
            above={<Breadcrumbs path={[{ label: home, href: '/' }]} current={page.title} />}
          >
            {page.description}
          </PageTitle>
          <div className={`${styles.beside} ${styles.afterTitle}`}>
            <div className={styles.column}>
              <Stack as="section" gap="x4" aria-labelledby="message-form">
                <Heading level={2} size="h3" id="message-form">
                  {words.form.title}
                </Heading>
                <Text tone="muted">
                  {words.help} <Link href="/faqs">{words.faqs}</Link>
                </Text>
                <ContactForm topics={page.topics} />
              </Stack>
              <Sections sections={page.sections} />
            </div>
            <Card as="section" aria-labelledby="details">
              <Stack gap="x4">
                <Heading level={2} size="h3" id="details">
                  {words.details}
                </Heading>
                {page.contact && <ContactDetails contact={page.contact} />}
              </Stack>
            </Card>
          </div>
        </Section>
      )}
    </PublicPiece>
  );
}
