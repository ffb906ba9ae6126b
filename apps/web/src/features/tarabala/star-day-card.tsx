import { Card } from '@jyoti/ui/card';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { useId } from 'react';
import { QueryView } from '../../platform/data/query-view.tsx';
import { useSession } from '../../platform/session/session.tsx';
import { cardSize } from './card-size.ts';
import { hasBirthStar } from './has-birth-star.ts';
import { StarDayFacts } from './star-day-facts.tsx';
import { useDayOfVisitor, type DayOfPlace } from './use-day-of-visitor.ts';
import { starDayMessages } from '../../messages.generated/star-day.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface StarDayCardProps {
  query: DayOfPlace;
  /** The instant that the page is calculated for, ISO 8601. */
  readAt: string;
}

/** How a day suits the birth star of the visitor who is signed in; the way to the profile where it lacks time or place. */
export function StarDayCard({ query, readAt }: StarDayCardProps) {
  const words = useMessages(starDayMessages);
  const heading = useId();
  const { user } = useSession();
  const canAsk = user !== null && hasBirthStar(user);
  const result = useDayOfVisitor(canAsk ? query : null);
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
      {(day) => (
        <Card as="section" aria-labelledby={heading}>
          <Stack gap="x3">
            <Heading level={2} size="h4" id={heading}>
              {day.title}
            </Heading>
            <StarDayFacts day={day} readAt={readAt} />
          </Stack>
        </Card>
      )}
    </QueryView>
  );
}
