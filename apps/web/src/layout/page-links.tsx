import { Stack } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import type { LastRead } from '../session/last-read.ts';

/** Pages that can be read without a network. */
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
