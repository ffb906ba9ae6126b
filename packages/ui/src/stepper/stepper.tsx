import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { CheckIcon } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import { stepperStrings } from '../messages.generated/en/components/Stepper.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './stepper.css.ts';

export interface StepperStep {
  /** One to three words. Unique. */
  label: string;
  /** A sentence below its label: what was chosen. */
  description?: ReactNode;
  /** Address of the step, where people may go back to it. */
  href?: string;
  /** What has to be corrected, in one sentence. It is shown in place of the description. */
  error?: string;
}

export interface StepperProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Accessible name: "Booking". */
  label: string;
  /** Two to six steps, in their order. */
  steps: readonly StepperStep[];
  /** The step that people are at, from 0; `steps.length` when all are done. */
  current: number;
  /** Side by side, and one below another where that is too narrow; or always one below another. @default "horizontal" */
  orientation?: 'horizontal' | 'vertical';
  ref?: Ref<HTMLDivElement>;
}

/** The steps of a task, which of them are done, and which one people are at. */
export function Stepper({
  label,
  steps,
  current,
  orientation = 'horizontal',
  className,
  ...rest
}: StepperProps) {
  const strings = useStrings(stepperStrings);
  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={clsx(styles.root, className)}
      data-part="stepper"
    >
      <ol className={clsx(styles.list, orientation === 'horizontal' && styles.row)}>
        {steps.map(({ label: name, description, href, error }, index) => {
          const state = error ? 'error' : index < current ? 'done' : 'open';
          const sentence = error || description;
          const words = (
            <>
              {name}
              {state !== 'open' && <span className={visuallyHidden}>, {strings[state]}</span>}
            </>
          );
          return (
            <li
              key={name}
              className={styles.step({ orientation })}
              aria-current={index === current ? 'step' : undefined}
              data-state={state}
              data-passed={index < current || undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {state === 'done' && <CheckIcon size={18} strokeWidth={2.4} />}
                {state === 'error' && '!'}
                {state === 'open' && index + 1}
              </span>
              <div className={styles.words}>
                <span className={styles.name}>
                  {href === undefined ? words : <Link href={href}>{words}</Link>}
                </span>
                {sentence !== undefined && <div className={styles.description}>{sentence}</div>}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
