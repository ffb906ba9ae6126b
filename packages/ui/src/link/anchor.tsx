import { ExternalLinkIcon } from '../icons/index.ts';
import { use, type ReactNode } from 'react';
import { useStrings } from '../i18n/index.ts';
import { useRendered, type RenderProps } from '../shared/react/use-rendered.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { PlainAnchor, LinkComponentContext, type LinkComponentProps } from './link-provider.tsx';
import { leavesRouter } from './link.logic.ts';
import * as styles from './link.css.ts';
import { linkStrings } from '../messages.generated/en/components/Link.ts';

export interface AnchorProps extends LinkComponentProps, RenderProps {
  /** Opens in a new tab, which is announced to screen readers. @default false */
  newTab?: boolean;
  /** The words of the link. */
  children: ReactNode;
}

/** An unstyled anchor: the router's for internal addresses, a plain one for the rest. For the kit's own components. */
export function Anchor({ newTab = false, children, render, ...rest }: AnchorProps) {
  const strings = useStrings(linkStrings);
  const RouterLink = use(LinkComponentContext);
  const plain = newTab || rest.download !== undefined || leavesRouter(rest.href);
  return useRendered(render, plain ? PlainAnchor : RouterLink, {
    ...rest,
    ...(newTab && { target: '_blank', rel: 'noopener noreferrer' }),
    children: newTab ? (
      <>
        {children}{' '}
        <span className={styles.newTab}>
          <ExternalLinkIcon size={16} strokeWidth={1.6} aria-hidden />
          <span className={visuallyHidden}>({strings.newTab})</span>
        </span>
      </>
    ) : (
      children
    ),
  });
}
