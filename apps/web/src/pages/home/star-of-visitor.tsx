import { Section } from '@jyoti/ui/layout';
import { SkeletonBlock } from '@jyoti/ui/skeleton';
import { lazyPart } from '../../lazy/lazy-part.tsx';
import { useSession } from '../../session/session.tsx';
import { hasBirthStar } from '../../star-day/has-birth-star.ts';
import { lineSize } from '../../star-day/line-size.ts';

const StarDayLine = lazyPart(
  () => import('../../star-day/star-day-line.tsx'),
  'StarDayLine',
  <SkeletonBlock blockSize={lineSize} />,
);

/** Today for the birth star of a visitor who is signed in; nobody else loads its code. */
export function StarOfVisitor() {
  const { user } = useSession();
  if (user === null || !hasBirthStar(user)) return null;
  return (
    <Section as="div">
      <StarDayLine />
    </Section>
  );
}
