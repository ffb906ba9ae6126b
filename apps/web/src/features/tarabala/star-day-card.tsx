import type { PanchangMoreInput } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { useId } from 'react';
import { QueryView } from '../../platform/data/query-view.tsx';
import { useSession } from '../../platform/session/session.tsx';
import { useNames } from '../../platform/words/names.ts';
import { cardSize } from './card-size.ts';
import { hasBirthStar } from './has-birth-star.ts';
import { StarDayFacts } from './star-day-facts.tsx';
import { usePanchangMore } from './use-panchang-more.ts';
import { starDayMessages } from '../../messages.generated/star-day.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

type StarDayQuery = Pick<PanchangMoreInput, 'date' | 'latitude' | 'longitude' | 'sunrise'>;

interface StarDayCardProps {
  query: StarDayQuery;
  /** The instant that the page is calculated for, ISO 8601. */
  readAt: string;
}

/** How a day suits the birth star of the visitor who is signed in; the way to the profile where it lacks time or place. */
export function StarDayCard({ query, readAt }: StarDayCardProps) {
  const words = useMessages(starDayMessages);
  const names = useNames();
  const heading = useId();
  const { user } = useSession();
  const canAsk = user !== null && hasBirthStar(user);
  const result = usePanchangMore(canAsk ? query : null);
  if (user === null) return null;
  if (!canAsk) {
    return (
      <Text size="small" tone="muted">
        {words.incomplete} <Link href="/profile">{words.toProfile}</Link>
      </Text>
    );
  }
  return (
    <QueryView query={result} words={words} blockSize={cardSize}>
      {({ more, birth }) =>
        more.star &&
        birth && (
          <Card as="section" aria-labelledby={heading}>
            <Stack gap="x3">
              <Heading level={2} size="h4" id={heading}>
                {words.title({ star: names.term(birth.starName) })}
              </Heading>
              <StarDayFacts more={more} star={more.star} readAt={readAt} />
            </Stack>
          </Card>
        )
      }
    </QueryView>
  );
}
