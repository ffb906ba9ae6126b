import { Sidebar, Stack } from '@jyoti/ui/layout';
import { Part, PartCard } from '@jyoti/ui/part';
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
          <PartCard title={words.details}>
            {page.contact && <ContactDetails contact={page.contact} />}
          </PartCard>
        }
      >
        <Stack measure>
          <Part
            title={words.form.title}
            intro={
              <>
                {words.help} <Link href="/faqs">{words.faqs}</Link>
              </>
            }
          >
            <ContactForm topics={page.topics} />
          </Part>
        </Stack>
      </Sidebar>
      <Prose>
        <ProseSections sections={proseOf(page.sections)} />
      </Prose>
    </ReadingPage>
  );
}
