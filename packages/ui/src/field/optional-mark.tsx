import { useStrings } from '../i18n/index.ts';
import * as styles from '../shared/styles/field.css.ts';
import { fieldStrings } from '../messages.generated/en/components/Field.ts';

/** "(optional)" after a label. */
export function OptionalMark() {
  const strings = useStrings(fieldStrings);
  return (
    <>
      {' '}
      <span className={styles.mark}>({strings.optional})</span>
    </>
  );
}
