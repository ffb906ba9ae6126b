import type { RashiNumber } from '@jyoti/ui/glyphs';
import { Link } from '@jyoti/ui/link';
import { SignBadge } from '@jyoti/ui/sign-badge';
import { hrefOfRashi } from '../signs.ts';

/** A sign that links to its page. @param sign 1 (Aries) to 12 */
export const SignLink = ({ sign }: { sign: number }) => (
  <Link href={hrefOfRashi(sign)}>
    <SignBadge sign={sign as RashiNumber} />
  </Link>
);
