import type { InfoPage } from '@jyoti/contract';
import { Link } from '@jyoti/ui/link';
import { Text } from '@jyoti/ui/layout';
import { Price } from '@jyoti/ui/price';
import { Table } from '@jyoti/ui/table';
import { pricingPolicyMessages } from '../../../messages.generated/pricing-policy.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Price of a service: an amount, free, or on request. */
function PriceOf({ amount }: { amount: number | null }) {
  const words = useMessages(pricingPolicyMessages);
  if (amount === null) return words.varies;
  return amount === 0 ? words.free : <Price amount={amount} />;
}

/** Every service with its price. */
export function ServicePrices({ services }: Pick<InfoPage<'pricing-policy'>, 'services'>) {
  const { services: words } = useMessages(pricingPolicyMessages);
  return (
    <Table
      caption={words.caption}
      rows={services}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          header: words.name,
          cell: ({ name, url, note }) => (
            <>
              {url ? <Link href={url}>{name}</Link> : name}{' '}
              <Text size="small" tone="muted">
                {note}
              </Text>
            </>
          ),
        },
        {
          id: 'price',
          header: words.price,
          numeric: true,
          stacked: 'end',
          cell: ({ price }) => <PriceOf amount={price} />,
        },
      ]}
    />
  );
}
