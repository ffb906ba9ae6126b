import { useNavigation } from 'react-router-dom';
import * as styles from './page-progress.css.ts';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../words/use-messages.ts';

/** A progress bar at the top of the window while another page loads. */
export function PageProgress() {
  const { loadingPage } = useMessages(frameMessages);
  const { state, location } = useNavigation();
  const isOtherPage = location?.pathname !== globalThis.location?.pathname;
  return state === 'loading' && isOtherPage && <ProgressLine label={loadingPage} />;
}

function ProgressLine({ label }: { label: string }) {
  return <div role="progressbar" aria-label={label} className={styles.line} />;
}

/** The same progress bar while the code of an overlay loads. */
export function PartProgress() {
  const { loadingPart } = useMessages(frameMessages);
  return <ProgressLine label={loadingPart} />;
}
