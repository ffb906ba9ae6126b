import { Heading, Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { Prose, ProseSections } from '@jyoti/ui/prose';
import { Card } from '@jyoti/ui/card';
import { useLoaderData } from 'react-router-dom';
import { ContactDetails } from '../../reading/contact-details.tsx';
import { ReadingPage } from '../../reading/reading-page.tsx';
import { ContactForm } from './contact-form.tsx';
import { useContactWords } from './words.ts';
import { proseOf } from '../../reading/prose-of.ts';
import type { loader } from './contact.route.ts';

/** A message with a topic, the ways to reach the house, and who answers complaints. */
export function ContactPage() {
  const page = useLoaderData<typeof loader>();
  const words = useContactWords();
  return (
    <ReadingPage title={page.title} lead={page.description}>
      <Sidebar
        inlineSize="25rem"
        aside={
          <Card as="section" aria-labelledby="details">
            <Stack gap="x4">
              <Heading level={2} size="h3" id="details">
                {words.details}
              </Heading>
              {page.contact && <ContactDetails contact={page.contact} />}
            </Stack>
          </Card>
        }
      >
        <Stack gap="x6" measure>
          <Stack as="section" gap="x4" aria-labelledby="message-form">
            <Heading level={2} size="h3" id="message-form">
              {words.form.title}
            </Heading>
            <Text tone="muted">
              {words.help} <Link href="/faqs">{words.faqs}</Link>
            </Text>
            <ContactForm topics={page.topics} />
          </Stack>
          <Prose>
            <ProseSections sections={proseOf(page.sections)} />
          </Prose>
        </Stack>
      </Sidebar>
    </ReadingPage>
  );
}
