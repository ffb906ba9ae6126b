import { clsx } from 'clsx';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { CheckIcon, MinusIcon } from '../icons/index.ts';
import * as choice from '../shared/styles/choice.css.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';

interface CheckboxBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  labelHidden?: boolean;
  labelClassName?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The native checkbox under its custom drawing, with its label; the whole line is the click target. */
export function CheckboxBox({
  label,
  labelHidden = false,
  labelClassName,
  className,
  ...input
}: CheckboxBoxProps) {
  return (
    <label className={choice.choice}>
      <span className={choice.mark}>
        <input
          {...input}
          type="checkbox"
          className={clsx(choice.control, choice.box, className)}
          data-part="checkbox"
        />
        <CheckIcon className={choice.check} strokeWidth={2.4} size={18} />
        <MinusIcon className={choice.dash} strokeWidth={2.4} size={18} />
      </span>
      <span className={clsx(labelHidden ? visuallyHidden : choice.words, labelClassName)}>
        {label}
      </span>
    </label>
  );
}
