import { packageTiers, type PackageTier, type Pooja } from '@jyoti/contract';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { PackageCard } from '@jyoti/ui/package-card';
import * as styles from './pooja.css.ts';
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
    <Stack as="section" gap="x4" aria-labelledby="packages">
      <Heading level={2} id="packages">
        {words.title}
      </Heading>
      {code && <Text tone="muted">{words.code(code)}</Text>}
      <div role="radiogroup" aria-labelledby="packages" className={styles.packages}>
        {packageTiers.map((tier) => {
          const { price, discountedPrice, features } = pricing[tier];
          return (
            <PackageCard
              key={tier}
              name="package"
              value={tier}
              label={words.tiers[tier]}
              price={{ amount: discountedPrice, listPrice: price }}
              features={features}
              checked={tier === chosen}
              onChoose={() => onChoose(tier)}
            />
          );
        })}
      </div>
    </Stack>
  );
}
