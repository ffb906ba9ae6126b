import { useEffect, useState } from 'react';

/** Whether the window is active: false between blur and focus. */
export function useWindowInUse(): boolean {
  const [isInUse, setInUse] = useState(true);
  useEffect(() => {
    const gained = () => setInUse(true);
    const lost = () => setInUse(false);
    window.addEventListener('focus', gained);
    window.addEventListener('blur', lost);
    return () => {
      window.removeEventListener('focus', gained);
      window.removeEventListener('blur', lost);
    };
  }, []);
  return isInUse;
}
