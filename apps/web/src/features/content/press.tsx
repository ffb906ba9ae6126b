import { Cluster, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';

interface PressProps {
  /** Name of a publication, its logo (empty: the name in words) and an article. */
  items: readonly { name: string; logo: string; url?: string }[];
}

/** Logos or names of publications, side by side. */
export function Press({ items }: PressProps) {
  return (
    <Cluster as="ul" gap="x6">
      {items.map(({ name, logo, url }) => {
        const mark = logo ? (
          <img src={logo} alt={name} height={32} loading="lazy" />
        ) : (
          <Text as="span" size="h4" face="heading" tone="muted">
            {name}
          </Text>
        );
        return (
          <li key={name}>
            {url === undefined ? (
              mark
            ) : (
              <Link href={url} variant="standalone">
                {mark}
              </Link>
            )}
          </li>
        );
      })}
    </Cluster>
  );
}
