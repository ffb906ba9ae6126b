import type { ReactNode } from 'react';
import { Avatar } from '../../avatar/index.ts';
import { Badge, StatusBadge, type StatusOfPerson } from '../../badge/index.ts';
import { Button } from '../../button/index.ts';
import type { CardRecipeProps } from '../../card/card-recipe.ts';
import { Card } from '../../card/index.ts';
import { useStrings } from '../../i18n/index.ts';
import { MessageIcon, PhoneIcon } from '../../icons/index.ts';
import { Cluster, Text } from '../../layout/index.ts';
import { ButtonLink, Link } from '../../link/index.ts';
import { Price, type PriceUnit } from '../../price/index.ts';
import { Rating } from '../../rating/index.ts';
import * as styles from './astrologer-card.css.ts';
import { astrologerCardStrings } from '../../messages.generated/en/components/AstrologerCard.ts';

export interface AstrologerCardProps extends CardRecipeProps {
  /** Name of the astrologer. */
  name: string;
  /** Address of their own page. */
  href: string;
  /** Address of a portrait. @default a portrait generated from the name */
  src?: string;
  /** Whether a call can begin now. */
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
  rating: { /** The average, 0 to 5. */ value: number; /** Number of reviews. */ count?: number };
  /** When they are free next, in words: "Today, 6:30 pm". */
  nextSlot?: ReactNode;
  /** Typical waiting time, in words: "5 minutes". */
  waitTime?: ReactNode;
  /** A word or two each: "Top rated". */
  badges?: readonly string[];
  /** In rupees; `listPrice` is struck through if it is higher. */
  price: {
    /** What is paid. */
    amount: number;
    /** Struck through if it is higher. */
    listPrice?: number;
    /** What it is paid for: a minute, a session. */
    per?: PriceUnit;
  };
  /** Address of the page that requests a call. Without it the button is disabled. */
  callHref?: string;
  /** Address of the page that starts a chat. Without it the button is disabled. */
  chatHref?: string;
  /** Text below the buttons: what they start, or why one is disabled. */
  note?: ReactNode;
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
  const shared = { ...look, 'aria-label': label, className: styles.action };
  return href === undefined ? (
    <Button {...shared} disabled />
  ) : (
    <ButtonLink {...shared} href={href} />
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
  ...rest
}: AstrologerCardProps) {
  const strings = useStrings(astrologerCardStrings);
  const facts: [label: string, value: ReactNode][] = [
    [strings.experience, strings.years({ count: experience })],
    [strings.languages, languages.join(', ')],
    [strings.rating, <Rating key="rating" {...rating} variant="figure" />],
    [strings.nextSlot, nextSlot],
    [strings.waitTime, waitTime],
  ];
  return (
    <Card
      {...rest}
      as={as}
      media={
        <Avatar
          name={name}
          {...(src && { src })}
          shape="arch"
          decorative
          className={styles.portrait}
        />
      }
      eyebrow={<StatusBadge status={status} />}
      title={
        <Link href={href} className={styles.name}>
          {name}
        </Link>
      }
      meta={specialties.join(', ')}
      actions={
        <>
          {badges.length > 0 && (
            <Cluster
              as="ul"
              gap="x2"
              aria-label={strings.badges({ name })}
              className={styles.wholeLine}
            >
              {badges.map((badge) => (
                <li key={badge}>
                  <Badge>{badge}</Badge>
                </li>
              ))}
            </Cluster>
          )}
          <Price {...price} className={styles.wholeLine} />
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
        </>
      }
      footer={
        note && (
          <Text size="caption" tone="muted">
            {note}
          </Text>
        )
      }
    >
      {bio !== undefined && <Text size="small">{bio}</Text>}
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value !== undefined && (
              <div key={label} className={styles.fact}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}
