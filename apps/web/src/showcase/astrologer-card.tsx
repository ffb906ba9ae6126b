import type { Astrologer } from '@jyoti/contract';
import { Avatar } from '@jyoti/ui/avatar';
import { Badge } from '@jyoti/ui/badge';
import { Button } from '@jyoti/ui/button';
import { Card } from '@jyoti/ui/card';
import { MessageIcon, PhoneIcon } from '@jyoti/ui/icons';
import { Heading, Text } from '@jyoti/ui/layout';
import { ButtonLink, Link } from '@jyoti/ui/link';
import { Price, type PriceUnit } from '@jyoti/ui/price';
import { Rating } from '@jyoti/ui/rating';
import { StatusBadge, type StatusOfPerson } from '@jyoti/ui/status-badge';
import type { ReactNode } from 'react';
import * as styles from './astrologer-card.css.ts';
import { useShowcaseWords } from './words.ts';

const priceUnits: readonly string[] = ['minute', 'session', 'month', 'year'];
const isPriceUnit = (unit: string): unit is PriceUnit => priceUnits.includes(unit);

/** Only who is there can be asked. */
const isFree = ({ status }: Astrologer) => status === 'Online' || status === 'Available';

interface AskProps {
  href: string;
  label: string;
  possible: boolean;
  variant: 'primary' | 'secondary';
  icon: ReactNode;
  children: ReactNode;
}

/** Leads to where one asks; where one cannot it keeps its place, disabled. */
function Ask({ href, label, possible, ...look }: AskProps) {
  return possible ? (
    <ButtonLink {...look} href={href} aria-label={label} fullWidth />
  ) : (
    <Button {...look} aria-label={label} disabled fullWidth />
  );
}

/** An astrologer: who, what, how well, when, for how much, and how to ask. */
export function AstrologerCard({ astrologer }: { astrologer: Astrologer }) {
  const { astrologers: words } = useShowcaseWords();
  const { name, url, status, price, listPrice, priceUnit, availability, badges } = astrologer;
  const free = isFree(astrologer);
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.content}>
        <div className={styles.head}>
          <Avatar
            name={name}
            src={astrologer.image}
            shape="arch"
            decorative
            className={styles.niche}
          />
          <div className={styles.who}>
            <StatusBadge status={status.toLowerCase() as StatusOfPerson} />
            <Heading level={3} size="h4">
              <Link href={url} variant="inline" className={styles.name}>
                {name}
              </Link>
            </Heading>
            <Text size="small" tone="muted">
              {astrologer.specializations.join(', ')}
            </Text>
          </div>
        </div>
        <Text size="small">{astrologer.bio}</Text>
        <dl className={styles.facts}>
          {[
            { label: words.experience, value: words.years(astrologer.experience) },
            { label: words.languages, value: astrologer.languages.join(', ') },
            {
              label: words.rating,
              value: (
                <Rating value={astrologer.rating} count={astrologer.reviewCount} form="figure" />
              ),
            },
            { label: words.nextSlot, value: availability.nextSlot },
            { label: words.waitTime, value: availability.waitTime },
          ].map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.foot}>
          {badges.length > 0 && (
            <ul aria-label={words.badges(name)} className={styles.badges}>
              {badges.map((badge) => (
                <li key={badge}>
                  <Badge>{badge}</Badge>
                </li>
              ))}
            </ul>
          )}
          <Price
            amount={price}
            {...(listPrice !== undefined && { listPrice })}
            {...(isPriceUnit(priceUnit) && { per: priceUnit })}
          />
          <div className={styles.asks}>
            <Ask
              href={`${url}?ask=call`}
              label={words.callTo(name)}
              possible={free && astrologer.call}
              variant="primary"
              icon={<PhoneIcon size={20} aria-hidden />}
            >
              {words.call}
            </Ask>
            <Ask
              href={`${url}?ask=chat`}
              label={words.chatWith(name)}
              possible={free && astrologer.chat}
              variant="secondary"
              icon={<MessageIcon size={20} aria-hidden />}
            >
              {words.chat}
            </Ask>
          </div>
        </div>
      </div>
    </Card>
  );
}
