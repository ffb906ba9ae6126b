import { CheckIcon } from '../icons/index.ts';
import * as styles from './package-features.css.ts';

/** The features of a package, one per line with a check mark. */
export function PackageFeatures({ id, features }: { id?: string; features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    // Safari drops the role of a list without markers unless it is explicit.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" id={id} className={styles.features}>
      {features.map((feature) => (
        <li key={feature} className={styles.feature}>
          <CheckIcon size={18} className={styles.check} aria-hidden />
          {feature}
        </li>
      ))}
    </ul>
  );
}
