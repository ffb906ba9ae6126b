import { packageTiers, type PackageTier, type Pooja } from '@jyoti/contract';
import { Text } from '@jyoti/ui/layout';
import { PackageChoice } from '@jyoti/ui/package-card';
import { Part } from '@jyoti/ui/part';
import { usePoojaWords } from './words.ts';

interface PackagesProps {
  pricing: Pooja['pricing'];
  chosen: PackageTier;
  /** The code of the offer that the visitor came for; empty where there is none. */
  code: string;
  onChoose: (tier: PackageTier) => void;
}

/** The three packages, one of them chosen. */
export function Packages({ pricing, chosen, code, onChoose }: PackagesProps) {
  const { packages: words } = usePoojaWords();
  return (
    <Part title={words.title} size="h2">
      {code && <Text tone="muted">{words.code(code)}</Text>}
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
    </Part>
  );
}
