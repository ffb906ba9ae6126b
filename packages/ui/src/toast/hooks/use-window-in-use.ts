import { useEffect, useState } from 'react';

/** Whether the window is in use: false from when it loses the focus until it has it again. */
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
