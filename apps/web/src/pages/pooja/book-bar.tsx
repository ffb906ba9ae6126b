import type { PackageTier, Pooja } from '@jyoti/contract';
import { ActionBar } from '@jyoti/ui/action-bar';
import { Button } from '@jyoti/ui/button';
import { Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { Price } from '@jyoti/ui/price';
import { usePoojaWords } from './words.ts';

interface BookBarProps {
  tier: PackageTier;
  price: Pooja['pricing'][PackageTier];
  /** Whether any date is free. */
  canBook: boolean;
  onBook: () => void;
}

/**
 * The chosen package, its price and the book button: on a phone it is sticky at the bottom of the
 * screen.
 */
export function BookBar({ tier, price, canBook, onBook }: BookBarProps) {
  const words = usePoojaWords();
  return (
    <>
      <Text size="small" tone="muted">
        {words.packages.terms} <Link href="/refund-policy">{words.packages.policy}</Link>
      </Text>
      <ActionBar
        action={
          <Button variant="primary" disabled={!canBook} onClick={onBook}>
            {words.bookThis}
          </Button>
        }
      >
        <Text size="small" tone="muted">
          {words.packages.chosen(words.packages.tiers[tier])}
        </Text>
        <Price amount={price.discountedPrice} listPrice={price.price} />
      </ActionBar>
      {!canBook && <Text>{words.dates.none}</Text>}
    </>
  );
}
