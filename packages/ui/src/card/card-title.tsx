import { Heading, type HeadingProps } from '../layout/index.ts';
import { Anchor } from '../link/index.ts';
import { titleLink } from './card.css.ts';

export interface CardTitleProps extends HeadingProps {
  /** Address of the page of the card. The target of the link is the whole card around it. */
  href?: string | undefined;
}

/** The heading of a card, or a link over the whole card with that heading. */
export function CardTitle({ href, children, ...rest }: CardTitleProps) {
  return (
    <Heading size="h4" {...rest}>
      {href === undefined ? (
        children
      ) : (
        <Anchor href={href} className={titleLink}>
          {children}
        </Anchor>
      )}
    </Heading>
  );
}
