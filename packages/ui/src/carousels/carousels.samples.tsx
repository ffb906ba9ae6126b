import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Cluster, Heading, Stack, Text } from '../layout/index.ts';
import { Price } from '../price/index.ts';
import { Rating } from '../rating/index.ts';
import { StatusBadge, type StatusOfPerson } from '../badge/index.ts';
import { CarouselSlide } from './index.ts';

const people: readonly [string, string, StatusOfPerson, number, number, number][] = [
  ['Acharya Vamdev', 'Vedic astrology, dashas', 'online', 4.9, 2180, 30],
  ['Sunanda Iyer', 'Numerology, names', 'busy', 4.8, 1920, 25],
  ['Dr. Raghav Shastri', 'Ceremonies, muhurta', 'available', 4.7, 1430, 35],
  ['Harpreet Gill', 'Matching of charts', 'offline', 4.8, 640, 20],
  ['Lakshmi Iyer', 'Prashna, one question', 'online', 4.9, 980, 28],
];

/** Invented astrologers, built from the kit's own pieces. */
export function astrologers() {
  return people.map(([name, niche, status, rating, reviews, price]) => {
    const isFree = status === 'online' || status === 'available';
    return (
      <CarouselSlide key={name} name={name}>
        <Card as="article">
          <Stack gap="x4">
            <Cluster align="start" gap="x4">
              <Avatar name={name} shape="arch" size="regular" decorative />
              <Stack gap="x1" align="start" style={{ flex: '1 1 8rem' }}>
                <StatusBadge status={status} {...(status === 'busy' && { waitMinutes: 40 })} />
                <Heading level={3} size="h4">
                  {name}
                </Heading>
                <Text size="small" tone="muted">
                  {niche}
                </Text>
              </Stack>
            </Cluster>
            <Rating value={rating} count={reviews} variant="figure" />
            <Price amount={price} listPrice={50} per="minute" />
            <Cluster>
              <Button variant="primary" disabled={!isFree}>
                Call
              </Button>
              <Button disabled={!isFree}>Chat</Button>
            </Cluster>
          </Stack>
        </Card>
      </CarouselSlide>
    );
  });
}
