import type { PackageTier, Pooja } from '@jyoti/contract';
import { ActionBar } from '@jyoti/ui/recipes/action-bar';
import { dayAndMonth, weekdayName } from '@jyoti/ui/dates';
import { Button } from '@jyoti/ui/button';
import { Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { Price } from '@jyoti/ui/price';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { poojaMessages } from '../../../messages.generated/pooja.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface BookBarProps {
  tier: PackageTier;
  price: Pooja['pricing'][PackageTier];
  /** The next free date, `YYYY-MM-DD`; undefined if none is free. */
  next: string | undefined;
  onBook: () => void;
}

/**
 * The chosen package, its price and the book button: on a phone it is sticky at the bottom of the
 * screen.
 */
export function BookBar({ tier, price, next, onBook }: BookBarProps) {
  const words = useMessages(poojaMessages);
  const language = useLanguage();
  return (
    <>
      <Text size="small" tone="muted">
        {words.packages.terms} <Link href="/refund-policy">{words.packages.policy}</Link>
      </Text>
      <ActionBar
        action={
          <Button variant="primary" disabled={next === undefined} onClick={onBook}>
            {words.bookThis}
          </Button>
        }
      >
        <Text size="small" tone="muted">
          {next === undefined
            ? words.packages.chosen({ tier: words.packages.tiers[tier] })
            : words.packages.chosenWithNext({
                tier: words.packages.tiers[tier],
                date: `${weekdayName(language, next, 'short')} ${dayAndMonth(language, next, 'short')}`,
              })}
        </Text>
        <Price amount={price.discountedPrice} listPrice={price.price} />
      </ActionBar>
      {next === undefined && <Text>{words.dates.none}</Text>}
    </>
  );
}
