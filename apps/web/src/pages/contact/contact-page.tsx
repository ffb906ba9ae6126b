import { Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { Prose } from '@jyoti/ui/prose';
import { Card } from '@jyoti/ui/card';
import { Part } from '@jyoti/ui/part';
import { useLoaderData } from 'react-router-dom';
import { ContactDetails } from '../../reading/contact-details.tsx';
import { Sections } from '../../reading/sections.tsx';
import { ReadingPage } from '../../reading/reading-page.tsx';
import { ContactForm } from './contact-form.tsx';
import { useContactWords } from './words.ts';
import type { loader } from './contact.route.ts';

/** A message with a topic, the ways to reach the house, and who answers complaints. */
export function ContactPage() {
  const page = useLoaderData<typeof loader>();
  const words = useContactWords();
  return (
    <ReadingPage title={page.title} lead={page.description}>
      <Sidebar
        width="25rem"
        aside={
          <Card>
            <Part title={words.details}>
              {page.contact && <ContactDetails contact={page.contact} />}
            </Part>
          </Card>
        }
      >
        <Stack gap="x6" measure>
          <Part title={words.form.title}>
            <Text tone="muted">
              {words.help} <Link href="/faqs">{words.faqs}</Link>
            </Text>
            <ContactForm topics={page.topics} />
          </Part>
          <Prose>
            <Sections sections={page.sections} />
          </Prose>
        </Stack>
      </Sidebar>
    </ReadingPage>
  );
}
