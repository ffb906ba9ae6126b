import { useNavigation } from 'react-router-dom';
import { useWords } from '../words/index.ts';
import * as styles from './page-progress.css.ts';

/** A progress bar at the top of the window while another page loads. */
export function PageProgress() {
  const { loadingPage } = useWords();
  const { state, location } = useNavigation();
  const isOtherPage = location?.pathname !== globalThis.location?.pathname;
  return state === 'loading' && isOtherPage && <ProgressLine label={loadingPage} />;
}

function ProgressLine({ label }: { label: string }) {
  return <div role="progressbar" aria-label={label} className={styles.line} />;
}

/** The same progress bar while the code of an overlay loads. */
export function PartProgress() {
  const { loadingPart } = useWords();
  return <ProgressLine label={loadingPart} />;
}
