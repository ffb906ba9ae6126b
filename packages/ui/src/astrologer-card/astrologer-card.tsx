import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Avatar } from '../avatar/index.ts';
import { Badge, StatusBadge, type StatusOfPerson } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { useStrings } from '../i18n/index.ts';
import { MessageIcon, PhoneIcon } from '../icons/index.ts';
import { Heading, Text } from '../layout/index.ts';
import { ButtonLink, Link } from '../link/index.ts';
import { Price, type PriceUnit } from '../price/index.ts';
import { Rating } from '../rating/index.ts';
import * as styles from './astrologer-card.css.ts';
import { astrologerCardStrings } from '../messages.generated/en/components/AstrologerCard.ts';

export interface AstrologerCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  name: string;
  /** Address of their own page. */
  href: string;
  /** Address of a portrait. @default a portrait generated from the name */
  src?: string;
  status: StatusOfPerson;
  /** Their specialities: "Vedic astrology", "Numerology". */
  specialties: readonly string[];
  /** One or two sentences about them. */
  bio?: ReactNode;
  /** Whole years. */
  experience: number;
  /** The languages they speak, each in words. */
  languages: readonly string[];
  /** 0 to 5, and how many reviews it is the average of. */
  rating: { value: number; count?: number };
  /** When they are free next, in words: "Today, 6:30 pm". */
  nextSlot?: ReactNode;
  /** Typical waiting time, in words: "5 minutes". */
  waitTime?: ReactNode;
  /** A word or two each: "Top rated". */
  badges?: readonly string[];
  /** In rupees; `listPrice` is struck through if it is higher. */
  price: { amount: number; listPrice?: number; per?: PriceUnit };
  /** Address of the page that requests a call. Without it the button is disabled. */
  callHref?: string;
  /** Address of the page that starts a chat. Without it the button is disabled. */
  chatHref?: string;
  /** Text below the buttons: what they start, or why one is disabled. */
  note?: ReactNode;
  /** The element it is. @default "article" */
  as?: 'article' | 'li' | 'div';
  /** Level of the name in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  ref?: Ref<HTMLElement>;
}

interface ActionProps {
  href: string | undefined;
  label: string;
  variant: 'primary' | 'secondary';
  icon: ReactNode;
  children: ReactNode;
}

/** A link, or without an address a disabled button, so that all cards have the same shape. */
function Action({ href, label, ...look }: ActionProps) {
  return href === undefined ? (
    <Button {...look} aria-label={label} disabled fullWidth />
  ) : (
    <ButtonLink {...look} href={href} aria-label={label} fullWidth />
  );
}

/** An astrologer: name and portrait, facts, price, and buttons to call and to chat. */
export function AstrologerCard({
  name,
  href,
  src,
  status,
  specialties,
  bio,
  experience,
  languages,
  rating,
  nextSlot,
  waitTime,
  badges = [],
  price,
  callHref,
  chatHref,
  note,
  as = 'article',
  headingLevel = 3,
  className,
  ...rest
}: AstrologerCardProps) {
  const strings = useStrings(astrologerCardStrings);
  const facts: { label: string; value: ReactNode }[] = [
    { label: strings.experience, value: strings.years({ count: experience }) },
    { label: strings.languages, value: languages.join(', ') },
    {
      label: strings.rating,
      value: (
        <Rating
          value={rating.value}
          {...(rating.count !== undefined && { count: rating.count })}
          variant="figure"
        />
      ),
    },
    { label: strings.nextSlot, value: nextSlot },
    { label: strings.waitTime, value: waitTime },
  ];
  return (
    <Card {...rest} as={as} className={clsx(styles.root, className)}>
      <div className={styles.content}>
        <div className={styles.head}>
          <Avatar
            name={name}
            {...(src && { src })}
            shape="arch"
            decorative
            className={styles.portrait}
          />
          <div className={styles.person}>
            <StatusBadge status={status} />
            <Heading level={headingLevel} size="h4">
              <Link href={href} variant="inline" className={styles.name}>
                {name}
              </Link>
            </Heading>
            <Text size="small" tone="muted">
              {specialties.join(', ')}
            </Text>
          </div>
        </div>
        {bio !== undefined && <Text size="small">{bio}</Text>}
        <dl className={styles.facts}>
          {facts
            .filter(({ value }) => value !== undefined)
            .map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
        </dl>
        <div className={styles.foot}>
          {badges.length > 0 && (
            // Safari drops the role of a list without markers unless it is explicit.
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles
            <ul role="list" aria-label={strings.badges({ name })} className={styles.badges}>
              {badges.map((badge) => (
                <li key={badge}>
                  <Badge>{badge}</Badge>
                </li>
              ))}
            </ul>
          )}
          <Price {...price} />
          <div className={styles.actions}>
            <Action
              href={callHref}
              label={strings.callTo({ name })}
              variant="primary"
              icon={<PhoneIcon size={20} aria-hidden />}
            >
              {strings.call}
            </Action>
            <Action
              href={chatHref}
              label={strings.chatWith({ name })}
              variant="secondary"
              icon={<MessageIcon size={20} aria-hidden />}
            >
              {strings.chat}
            </Action>
          </div>
          {note && (
            <Text size="caption" tone="muted">
              {note}
            </Text>
          )}
        </div>
      </div>
    </Card>
  );
}
