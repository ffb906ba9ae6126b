import type { InfoPage } from '@jyoti/contract';
import { Grid } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { PlanCard } from '@jyoti/ui/recipes/package-card';
import { Price } from '@jyoti/ui/price';
import { pricingPolicyMessages } from '../../../messages.generated/pricing-policy.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The packages side by side, with contents and the price of buying them separately. */
export function PackageDeals({ packages }: Pick<InfoPage<'pricing-policy'>, 'packages'>) {
  const words = useMessages(pricingPolicyMessages);
  return (
    <Grid as="ul" minItem="11.5rem" columns={3} gap="x4">
      {packages.map(({ id, name, price, includes, note }) => (
        <PlanCard
          key={id}
          as="li"
          title={name}
          price={price === null ? words.varies : <Price amount={price} />}
          features={includes}
          note={note}
          action={
            <ButtonLink size="small" href="/contact?topic=consultation" data-print="hide">
              {words.askFor({ name })}
            </ButtonLink>
          }
        />
      ))}
    </Grid>
  );
}
