import type { InfoPage } from '@jyoti/contract';
import { Box, Grid, Text } from '@jyoti/ui/layout';
import { ButtonLink, Link } from '@jyoti/ui/link';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ContactDetails } from '../../content/contact-details.tsx';
import { PolicyPage } from '../policy-page.tsx';
import { PackageDeals } from './package-deals.tsx';
import { ServicePrices } from './service-prices.tsx';
import { pricingPolicyMessages } from '../../../messages.generated/pricing-policy.ts';
import type { loader } from './pricing-policy.route.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

function PaymentMethods({ paymentMethods }: Pick<InfoPage<'pricing-policy'>, 'paymentMethods'>) {
  return (
    <Grid as="ul" minItem="8rem" gap="x3" autoFit>
      {paymentMethods.map((method) => (
        <Box key={method} as="li" surface="surface" border radius="control" padding="x3">
          <Text as="strong" weight="strong">
            {method}
          </Text>
        </Box>
      ))}
    </Grid>
  );
}

/** Prices of services and packages, payment and refunds. */
export function PricingPolicyPage() {
  const page = useLoaderData<typeof loader>();
  const words = useMessages(pricingPolicyMessages);
  const parts: Partial<Record<string, ReactNode>> = {
    'service-pricing': <ServicePrices services={page.services} />,
    'package-deals': <PackageDeals packages={page.packages} />,
    'payment-methods': <PaymentMethods paymentMethods={page.paymentMethods} />,
    'refund-rules': <Link href="/refund-policy">{words.refunds}</Link>,
    contact: (
      <>
        {page.contact && (
          <Box surface="surface" border radius="card" padding="x5">
            <ContactDetails contact={page.contact} />
          </Box>
        )}
        <div data-print="hide">
          <ButtonLink variant="primary" href="/contact">
            {words.contact}
          </ButtonLink>
        </div>
      </>
    ),
  };
  return <PolicyPage page={page} extra={({ id }) => parts[id]} />;
}
