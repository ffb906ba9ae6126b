import { useId } from 'react';
import { useStrings } from '../i18n/index.ts';
import { meterStrings } from '../messages.generated/en/components/Meter.ts';
import { useWrittenNumber } from '../shared/format/use-written-number.ts';
import { bandOf, shareOf } from './meter.logic.ts';
import type { OneMeterProps } from './meter.tsx';

/** A value on its scale, in words, and the attributes of its meter, label and note. */
export function useMeter({
  label,
  value,
  max,
  bands = [],
  word,
  variant,
  note,
  size = 'regular',
  ...root
}: OneMeterProps) {
  const id = useId();
  const { outOf, judged, of } = useStrings(meterStrings);
  const write = useWrittenNumber();
  const band = bandOf(value, bands);
  const meaning = word ?? band?.word;
  const figure = write(variant === 'dial' ? Number(value.toFixed(1)) : value);
  const wordsFor = (number: string) => {
    const bare = outOf({ value: number, max: write(max) });
    return meaning === undefined ? bare : judged({ value: bare, word: meaning });
  };
  return {
    id,
    root,
    size,
    bands,
    band,
    meaning,
    figure,
    wordsFor,
    /** "of 36" */
    ofMax: of({ max: write(max) }),
    share: shareOf(value, max),
    meter: {
      role: 'meter',
      'aria-labelledby': `${id}label`,
      'aria-describedby': note === undefined ? undefined : `${id}note`,
      'aria-valuenow': value,
      'aria-valuemin': 0,
      'aria-valuemax': max,
      'aria-valuetext': wordsFor(figure),
    } as const,
    name: { id: `${id}label`, children: label },
    note: note !== undefined && { id: `${id}note`, children: note },
  };
}
