import { Sidebar, Stack } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { Link } from '@jyoti/ui/link';
import { Prose, ProseSections } from '@jyoti/ui/prose';
import { useLoaderData } from 'react-router-dom';
import { ContactDetails } from '../contact-details.tsx';
import { ReadingPage } from '../reading-page.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactMessages } from '../../../messages.generated/contact.ts';
import { proseOf } from '../prose-of.ts';
import type { loader } from './contact.route.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Contact form, contact details, and the grievance officer. */
export function ContactPage() {
  const page = useLoaderData<typeof loader>();
  const words = useMessages(contactMessages);
  return (
    <ReadingPage title={page.title} lead={page.description}>
      <Sidebar
        inlineSize="25rem"
        aside={
          <Section variant="card" title={words.details}>
            {page.contact && <ContactDetails contact={page.contact} />}
          </Section>
        }
      >
        <Stack measure>
          <Section
            title={words.form.title}
            description={
              <>
                {words.help} <Link href="/faqs">{words.faqs}</Link>
              </>
            }
          >
            <ContactForm topics={page.topics} />
          </Section>
        </Stack>
      </Sidebar>
      <Prose>
        <ProseSections sections={proseOf(page.sections)} />
      </Prose>
    </ReadingPage>
  );
}
