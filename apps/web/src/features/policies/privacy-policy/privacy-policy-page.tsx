import { Box, Cluster } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { useLoaderData } from 'react-router-dom';
import { ContactDetails } from '../../content/contact-details.tsx';
import { PolicyPage } from '../policy-page.tsx';
import { privacyPolicyMessages } from '../../../messages.generated/privacy-policy.ts';
import type { loader } from './privacy-policy.route.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Which data are stored, why, for how long, and how to change or erase them. */
export function PrivacyPolicyPage() {
  const page = useLoaderData<typeof loader>();
  const words = useMessages(privacyPolicyMessages);
  return (
    <PolicyPage
      page={page}
      extra={({ id }) =>
        id === 'contact' &&
        page.contact && (
          <Box surface="surface" border radius="card" padding="x5">
            <ContactDetails contact={page.contact} />
          </Box>
        )
      }
      after={
        <Cluster data-print="hide">
          <ButtonLink variant="primary" href="/contact?topic=privacy">
            {words.contact}
          </ButtonLink>
          <ButtonLink variant="quiet" href="/">
            {words.home}
          </ButtonLink>
        </Cluster>
      }
    />
  );
}
