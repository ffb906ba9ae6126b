import { packageTiers, type PackageTier, type Pooja } from '@jyoti/contract';
import { Text } from '@jyoti/ui/layout';
import { PackageChoice } from '@jyoti/ui/recipes/package-card';
import { Section } from '@jyoti/ui/section';
import { poojaMessages } from '../../../messages.generated/pooja.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface PackagesProps {
  pricing: Pooja['pricing'];
  chosen: PackageTier;
  /** Code of the visitor's offer; empty if there is none. */
  code: string;
  onChoose: (tier: PackageTier) => void;
}

/** The three packages as a radio group. */
export function Packages({ pricing, chosen, code, onChoose }: PackagesProps) {
  const { packages: words } = useMessages(poojaMessages);
  return (
    <Section title={words.title} size="h2">
      {code && <Text tone="muted">{words.code({ code })}</Text>}
      <PackageChoice
        label={words.title}
        name="package"
        options={packageTiers.map((tier) => {
          const { price, discountedPrice, features } = pricing[tier];
          return {
            value: tier,
            label: words.tiers[tier],
            price: { amount: discountedPrice, listPrice: price },
            features,
          };
        })}
        value={chosen}
        onValueChange={(tier) => onChoose(tier as PackageTier)}
      />
    </Section>
  );
}
