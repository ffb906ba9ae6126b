import { useState } from 'react';
import { bringParts, type PartCode } from './part-code.ts';

/** Opens something once its code is there: at once where it is, so that the focus can follow the press. */
export function useBring() {
  const [bringing, setBringing] = useState(false);

  const bring = (parts: readonly PartCode[], open: () => void): void => {
    const coming = bringParts(parts);
    if (coming === null) {
      open();
      return;
    }
    setBringing(true);
    const openThen = async () => {
      await coming;
      setBringing(false);
      open();
    };
    void openThen();
  };

  return { bringing, bring };
}
