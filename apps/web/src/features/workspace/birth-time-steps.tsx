import { isComputedDate, type KundliBirth } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { PeriodSteps } from '@jyoti/ui/period-bar';
import { Select } from '@jyoti/ui/select';
import { useState } from 'react';
import { workspaceMessages } from '../../messages.generated/workspace.ts';
import { useMessages } from '../../platform/words/use-messages.ts';
import { keysOf } from './shortcuts.ts';
import * as styles from './workspace.css.ts';

/** Seconds of the steps. */
const STEPS = {
  second: 1,
  'ten-seconds': 10,
  minute: 60,
  'five-minutes': 300,
  hour: 3600,
} as const;
export type BirthTimeStep = keyof typeof STEPS;
const steps = Object.keys(STEPS) as BirthTimeStep[];

type Clock = Pick<KundliBirth, 'date' | 'time'>;

const clockMs = ({ date, time }: Clock): number =>
  Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`);

/** A clock some seconds later by the clock itself; null outside 1800 to 2200, or of no time. */
export function clockLater(clock: Clock, seconds: number): Clock | null {
  const ms = clockMs(clock) + seconds * 1000;
  if (Number.isNaN(ms)) return null;
  const [date = '', time = ''] = new Date(ms).toISOString().slice(0, 19).split('T');
  return isComputedDate(date) ? { date, time } : null;
}

export interface BirthTimeStepsProps {
  birth: KundliBirth;
  /** The time with which the workspace was opened. */
  given: Clock;
  step: BirthTimeStep;
  onStep: (step: BirthTimeStep) => void;
  onChoose: (clock: Clock) => void;
}

/** The length of a step, for shortcuts. */
export function useBirthTimeStep() {
  const [step, setStep] = useState<BirthTimeStep>('minute');
  return { step, seconds: STEPS[step], setStep };
}

/** Steps the time of birth: all panes follow, to see what a minute changes. */
export function BirthTimeSteps({ birth, given, step, onStep, onChoose }: BirthTimeStepsProps) {
  const { birthTime: words } = useMessages(workspaceMessages);
  const textOf = (clock: Clock | null) => clock && `${clock.date} ${clock.time}`;
  const choose = (text: string) => {
    const [date = '', time = ''] = text.split(' ');
    onChoose({ date, time });
  };
  const shift = Math.round((clockMs(birth) - clockMs(given)) / 1000);
  const minutes = Math.floor(Math.abs(shift) / 60);
  return (
    <div className={styles.dates}>
      <PeriodSteps
        label={words.label}
        aria-keyshortcuts={`${keysOf('birth-earlier')} ${keysOf('birth-later')}`}
        previousLabel={words.earlier[step]}
        nextLabel={words.later[step]}
        previous={textOf(clockLater(birth, -STEPS[step]))}
        next={textOf(clockLater(birth, STEPS[step]))}
        onValueChange={choose}
        action={
          shift !== 0 && (
            <Button size="small" onClick={() => onChoose(given)}>
              {words.given}
            </Button>
          )
        }
      >
        {words.born({ time: birth.time.length === 5 ? `${birth.time}:00` : birth.time })}
        {shift !== 0 &&
          ` (${words.shift({ sign: shift < 0 ? '−' : '+', minutes, seconds: Math.abs(shift) % 60 })})`}
      </PeriodSteps>
      <Select
        label={words.step}
        value={step}
        options={steps.map((value) => ({ value, label: words.steps[value] }))}
        onValueChange={onStep}
        className={styles.step}
      />
    </div>
  );
}
