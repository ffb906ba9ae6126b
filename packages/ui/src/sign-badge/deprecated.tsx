// Names of before 0.2, for one release.
import { SignBadge, type SignBadgeProps } from './sign-badge.tsx';

/** @deprecated Use SignBadge with `variant="arch"`. */
export const SignArch = (props: Omit<SignBadgeProps, 'variant'>) => (
  <SignBadge variant="arch" {...props} />
);

/** @deprecated Use SignBadge with `variant="line"`. */
export const SignLine = (props: Omit<SignBadgeProps, 'variant'>) => (
  <SignBadge variant="line" {...props} />
);
