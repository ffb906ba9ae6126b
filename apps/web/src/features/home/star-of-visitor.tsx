import { Section } from '@jyoti/ui/section';
import { lazy, Suspense, type ComponentType } from 'react';
import { useSession } from '../../platform/session/session.tsx';
import { hasBirthStar } from '../tarabala/has-birth-star.ts';
import * as styles from './home.css.ts';

/** Its code loads for a visitor with a birth star alone. If it fails to load, the page goes on without it. */
const StarDayLine = lazy((): Promise<{ default: ComponentType }> =>
  import('../tarabala/star-day-line.tsx').then(
    (module) => ({ default: module.StarDayLine }),
    () => ({ default: () => null }),
  ),
);

/** Today for the birth star of a visitor who is signed in. */
export function StarOfVisitor() {
  const { user } = useSession();
  if (user === null || !hasBirthStar(user)) return null;
  return (
    <Section variant="band" as="div">
      <Suspense fallback={<div className={styles.starWaiting} />}>
        <StarDayLine />
      </Suspense>
    </Section>
  );
}
