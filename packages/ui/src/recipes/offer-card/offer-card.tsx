import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Badge } from '../../badge/index.ts';
import { Button } from '../../button/index.ts';
import type { CardRecipeProps } from '../../card/card-recipe.ts';
import { Card } from '../../card/index.ts';
import { Countdown } from '../../countdown/index.ts';
import { useStrings } from '../../i18n/index.ts';
import { Heading, Text } from '../../layout/index.ts';
import { ButtonLink } from '../../link/index.ts';
import { Price } from '../../price/index.ts';
import { useMinute } from '../../shared/time/use-now.ts';
import * as styles from './offer-card.css.ts';
import { offerCardStrings } from '../../messages.generated/en/components/OfferCard.ts';

export interface OfferCardProps extends CardRecipeProps {
  /** What is offered, in a few words. */
  title: string;
  /** The product, in a few words below the title. */
  subtitle?: ReactNode;
  /** A drawing or picture, as wide as its container: a YantraArt of `size="100%"`. */
  art?: ReactNode;
  /** Price and list price, in rupees. */
  price: {
    /** What is paid. */
    amount: number;
    /** Struck through if it is higher. */
    listPrice?: number;
  };
  /** Percentage saved, an integer. Omitted: no badge. */
  savedPercent?: number;
  /** When it ends: ISO 8601 with its offset. Omitted: it does not end. */
  endsAt?: string;
  /** The current instant: ISO 8601. @default the visitor's clock, read once a minute, after the first render */
  now?: string;
  /** The code to enter at the checkout: "UGADI50". */
  code?: string;
  /** URL of the button. */
  href: string;
  /** Label of the button: "Claim Offer". */
  actionLabel: string;
  /** Description of the offer in one or two sentences. */
  children?: ReactNode;
}

/** An offer for a limited time: title, price, end, code and one button, disabled once it has ended. */
export function OfferCard({
  title,
  subtitle,
  art,
  price,
  savedPercent,
  endsAt,
  now,
  code,
  href,
  actionLabel,
  as = 'article',
  headingLevel = 3,
  className,
  children,
  ...rest
}: OfferCardProps) {
  const strings = useStrings(offerCardStrings);
  const minute = useMinute(endsAt !== undefined && now === undefined);
  const instant = now === undefined ? minute : Date.parse(now);
  const ended = endsAt !== undefined && instant !== null && Date.parse(endsAt) <= instant;
  return (
    <Card {...rest} as={as} variant="folio" className={clsx(styles.root, className)}>
      <div className={styles.container}>
        <div className={clsx(styles.content, art === undefined && styles.withoutArt)}>
          {art !== undefined && <div className={styles.art}>{art}</div>}
          <div className={styles.words}>
            {savedPercent !== undefined && (
              <Badge tone="brass">{strings.save({ percent: String(savedPercent) })}</Badge>
            )}
            <Heading level={headingLevel} size="h3">
              {title}
            </Heading>
            {subtitle !== undefined && <Text weight="strong">{subtitle}</Text>}
            {children !== undefined && <Text tone="muted">{children}</Text>}
          </div>
          <div className={styles.deal}>
            <Price {...price} />
            {endsAt !== undefined && (
              <Countdown endsAt={endsAt} {...(now !== undefined && { now })} />
            )}
            {code !== undefined && (
              <Text size="small">
                {strings.code} <strong className={styles.code}>{code}</strong>
              </Text>
            )}
            {ended ? (
              <Button variant="primary" disabled fullWidth>
                {actionLabel}
              </Button>
            ) : (
              <ButtonLink
                variant="primary"
                href={href}
                aria-label={`${actionLabel}: ${title}`}
                fullWidth
              >
                {actionLabel}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}
