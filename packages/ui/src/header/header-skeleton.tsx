import { useStrings } from '../i18n/index.ts';
import { Container } from '../layout/index.ts';
import { Skeleton, SkeletonBlock } from '../skeleton/index.ts';
import * as styles from './header.css.ts';
import { headerStrings } from '../messages.generated/en/components/Header.ts';

/** Widths of the placeholder words, rem. */
const NAMES = [3, 4.5, 4.5, 5, 5.5, 3.5];

/** Skeleton of logo, navigation and actions, exactly as high as the header. */
export function HeaderSkeleton() {
  const strings = useStrings(headerStrings);
  return (
    <Container>
      <Skeleton label={strings.loading}>
        <div className={styles.skeletonRow}>
          <SkeletonBlock inlineSize="6.5rem" blockSize="2.25rem" />
          <div className={styles.skeletonNavigation}>
            {NAMES.map((width, index) => (
              <SkeletonBlock key={index} inlineSize={`${width}rem`} blockSize="1rem" />
            ))}
          </div>
          <div className={styles.skeletonActions}>
            <SkeletonBlock inlineSize="3rem" blockSize="1rem" />
            <SkeletonBlock inlineSize="5.5rem" blockSize="40px" />
          </div>
        </div>
      </Skeleton>
    </Container>
  );
}
