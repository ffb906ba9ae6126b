import { Stack } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import type { LastRead } from '../session/last-read.ts';

/** Links to pages that can be read offline. */
export function PageLinks({ pages }: { pages: readonly LastRead[] }) {
  return (
    <Stack as="ul" gap="x1">
      {pages.map(({ path, title }) => (
        <li key={path}>
          <Link href={path}>{title}</Link>
        </li>
      ))}
    </Stack>
  );
}
