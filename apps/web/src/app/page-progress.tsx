import { useWaiting } from '../router/router-provider.tsx';
import { useWords } from '../words/index.ts';
import * as styles from './page-progress.css.ts';

/** A line at the top of the window while the code of the next page is on its way. */
export function PageProgress() {
  const { loadingPage } = useWords();
  return useWaiting() && <ProgressLine label={loadingPage} />;
}

function ProgressLine({ label }: { label: string }) {
  return <div role="progressbar" aria-label={label} className={styles.line} />;
}

/** The same line while the code of a part is on its way that opens over the page. */
export function PartProgress() {
  const { loadingPart } = useWords();
  return <ProgressLine label={loadingPart} />;
}
