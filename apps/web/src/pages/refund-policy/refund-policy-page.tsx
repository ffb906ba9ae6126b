import { Cluster } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { ToTopButton } from '@jyoti/ui/page-actions';
import { pageCall } from '../../app/public-calls.ts';
import { PolicyPage } from '../../reading/policy-page.tsx';
import { PublicPiece } from '../../reading/public-piece.tsx';
import { useRefundWords } from './words.ts';

/** What is paid back, when, and how to ask for it. */
export function RefundPolicyPage() {
  const words = useRefundWords();
  return (
    <PublicPiece call={pageCall('refund-policy')}>
      {(page) => (
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
      )}
    </PublicPiece>
  );
}
