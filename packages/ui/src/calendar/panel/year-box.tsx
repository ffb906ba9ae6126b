import { clsx } from 'clsx';
import { useState } from 'react';
import * as fieldStyles from '../../shared/styles/field.css.ts';
import { latinDigits } from '../../shared/format/digits.ts';
import * as styles from './calendar-panel.css.ts';

interface YearBoxProps {
  label: string;
  year: number;
  /** Called once four digits are typed. */
  onYear: (year: number) => void;
}

/** A typed year, because paging by decades would take too long. */
export function YearBox({ label, year, onYear }: YearBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    const digits = latinDigits(text);
    setTyped(text);
    if (/^\d{4}$/.test(digits) && Number(digits) > 0) onYear(Number(digits));
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      aria-label={label}
      value={typed ?? String(year).padStart(4, '0')}
      onChange={(event) => change(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        // Enter here must not submit the surrounding form.
        if (event.key === 'Enter') event.preventDefault();
      }}
      className={clsx(fieldStyles.control, styles.year)}
    />
  );
}
