import { Cluster } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { ToTopButton } from '@jyoti/ui/recipes/page-actions';
import { useLoaderData } from 'react-router-dom';
import { PolicyPage } from '../policy-page.tsx';
import { refundPolicyMessages } from '../../../messages.generated/refund-policy.ts';
import type { loader } from './refund-policy.route.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Refunds: what, when, and how to request one. */
export function RefundPolicyPage() {
  const page = useLoaderData<typeof loader>();
  const words = useMessages(refundPolicyMessages);
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
