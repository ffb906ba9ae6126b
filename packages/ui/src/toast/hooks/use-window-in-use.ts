import { useEffect, useState } from 'react';

/** Whether the window is active: false between blur and focus, and while its page is hidden. */
export function useWindowInUse(): boolean {
  const [isInUse, setInUse] = useState(true);
  useEffect(() => {
    const gained = () => setInUse(true);
    const lost = () => setInUse(false);
    // A page that is opened in the background never had the focus.
    const changed = () => setInUse(document.visibilityState !== 'hidden');
    changed();
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('focus', gained);
    window.addEventListener('blur', lost);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('focus', gained);
      window.removeEventListener('blur', lost);
    };
  }, []);
  return isInUse;
}
