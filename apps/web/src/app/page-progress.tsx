import { useWaiting } from '../router/router-provider.tsx';
import { useWords } from '../words/index.ts';
import * as styles from './page-progress.css.ts';

/** A line at the top of the window while the code of the next page is on its way. */
export function PageProgress() {
  const words = useWords();
  if (!useWaiting()) return null;
  return <div role="progressbar" aria-label={words.loadingPage} className={styles.line} />;
}
