import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { useLocale, useStrings, type CompleteKitMessages } from '../i18n/index.ts';
import { tabular } from '../shared/styles/tabular.css.ts';
import { writtenNumber, type NumberingSystem } from '../shared/format/written-number.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { angleText, angleWords, type AnglePrecision } from './angle.ts';
import { numStrings } from '../messages.generated/en/components/Num.ts';

interface Plain {
  /** A number in Indian grouping: 1,50,000. */
  kind?: 'number';
  /** Number of decimals, fixed. @default those it has, up to two */
  fractionDigits?: number;
}

interface Degrees {
  /** An angle, in degrees: 23°14′05″. */
  kind: 'degrees';
  /** Rounded to the nearest of these. @default "second" */
  precision?: AnglePrecision;
  /** An angle below this is not rounded up to it: 30 for a degree in a sign. */
  below?: number;
}

interface Ordinal {
  /** An ordinal: 7th. */
  kind: 'ordinal';
}

export type NumProps = Omit<HTMLAttributes<HTMLSpanElement>, 'children'> &
  (Plain | Degrees | Ordinal) & {
    /** The number; degrees of an angle are decimal. */
    value: number;
    /** Digits 0 to 9, or ० to ९. @default "latn" */
    numberingSystem?: NumberingSystem;
    ref?: Ref<HTMLSpanElement>;
  };

/** The visible text, and the text for screen readers if digits would be misread. */
function writing(
  props: NumProps,
  strings: CompleteKitMessages['Num'],
  locale: string,
): { text: string; words?: string } {
  const { value, numberingSystem } = props;
  if (props.kind === 'degrees') {
    return {
      text: angleText(value, props),
      words: angleWords(value, strings, props),
    };
  }
  if (props.kind === 'ordinal') {
    const ordinal = { number: value, figure: writtenNumber(value, { numberingSystem, locale }) };
    const text = strings.ordinal(ordinal);
    const words = strings.ordinalSpoken(ordinal);
    return { text, ...(words !== text && { words }) };
  }
  return { text: writtenNumber(value, { ...props, locale }) };
}

/**
 * A number of an almanac or a chart in the format of its language, with tabular figures, and its text for screen
 * readers.
 */
export function Num(props: NumProps) {
  const { text, words } = writing(props, useStrings(numStrings), useLocale());
  const rest: Record<string, unknown> = { ...props };
  for (const own of ['kind', 'value', 'numberingSystem', 'fractionDigits', 'precision', 'below'])
    delete rest[own];
  return (
    <span {...rest} className={clsx(tabular, props.className)} data-part="num">
      {words === undefined ? (
        text
      ) : (
        <>
          <span aria-hidden="true">{text}</span>
          <span className={visuallyHidden}>{words}</span>
        </>
      )}
    </span>
  );
}
