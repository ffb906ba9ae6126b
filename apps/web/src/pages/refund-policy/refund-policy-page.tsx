import { Cluster } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { ToTopButton } from '@jyoti/ui/page-actions';
import { useLoaderData } from 'react-router-dom';
import { PolicyPage } from '../../reading/policy-page.tsx';
import { useRefundWords } from './words.ts';
import type { loader } from './refund-policy.route.ts';

/** What is paid back, when, and how to ask for it. */
export function RefundPolicyPage() {
  const page = useLoaderData<typeof loader>();
  const words = useRefundWords();
  return (
    <PolicyPage
      page={page}
      after={
        <Cluster data-print="hide">
          <ButtonLink variant="primary" href="/contact?topic=refund">
            {words.contact}
          </ButtonLink>
          <ToTopButton>{words.toTop}</ToTopButton>
        </Cluster>
      }
    />
  );
}
