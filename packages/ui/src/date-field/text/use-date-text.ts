import { useLayoutEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import {
  isUnfinished,
  rangeOf,
  readDate,
  segmentAt,
  segmentsOf,
  type DateFormat,
  type Segment,
} from './date-text.logic.ts';
import { stepDate, stepOfKey, typeDate, type Run } from './edit-date.logic.ts';

interface DateText {
  /** The text in the box. */
  value: string;
  format: DateFormat;
  /** Called with the text that the field should show. */
  write: (text: string) => void;
  /** Called with the text and the stepped segment. */
  onStep: (text: string, segment: Segment) => void;
  /** The years that stepping covers, and the year it starts at, evaluated when stepping starts. */
  years: () => Parameters<typeof stepDate>[3];
  isFixed: boolean;
}

/** Browsers select the whole text of a field that was focused by Tab. */
const isAllSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  value !== '' && selectionStart === 0 && selectionEnd === value.length;

/** Day, month and year in one text field: typing, deleting, stepping and focus by Tab. */
export function useDateText({ value, format, write, onStep, years, isFixed }: DateText) {
  const [isTyping, setTyping] = useState(false);
  const run = useRef<Run | null>(null);
  /** Selection to set after the text is rendered. */
  const [selection, setSelection] = useState<{
    input: HTMLInputElement;
    range: [number, number];
  }>();
  useLayoutEffect(() => {
    if (selection && selection.input === document.activeElement)
      selection.input.setSelectionRange(...selection.range);
  }, [selection]);

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType = '', data = null, isComposing } = nativeEvent as InputEvent;
    setTyping(true);
    // While an input method composes, a change of the value would insert the text twice.
    if (isComposing) return write(target.value);
    const caret = target.selectionStart ?? target.value.length;
    const typed = typeDate(
      { before: value, after: target.value, caret, inputType, data },
      run.current,
      format,
    );
    run.current = typed.run;
    setSelection({ input: target, range: [typed.start, typed.end] });
    write(typed.text);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: input, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (isFixed || event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    const segment = segmentAt(value, input.selectionStart ?? 0);
    const by = stepOfKey(key, segment, format);
    const text = by === undefined ? null : stepDate(value, segment, by, years(), format);
    if (text === null) return;
    event.preventDefault();
    run.current = { segment, isFresh: false };
    setTyping(true);
    setSelection({ input, range: [...rangeOf(text, segment)] });
    write(text);
    onStep(text, segment);
  };

  /** After Tab, which selects all. What a script selects stays, so that `fill('')` of a test empties the field. */
  const selectFirst = ({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Tab' && isAllSelected(input) && segmentsOf(input.value, format))
      input.setSelectionRange(...rangeOf(input.value, 0));
  };

  /** A complete date is normalized: `5/8/1947` is 05/08/1947. */
  const finish = () => {
    const date = isTyping ? readDate(value, format) : null;
    if (date && date !== value) write(date);
    run.current = null;
  };

  return {
    change,
    press,
    selectFirst,
    finish,
    leave: () => {
      finish();
      setTyping(false);
    },
    /** The typed text can still become a date by adding digits. */
    isUnfinished: isTyping && isUnfinished(value, format),
  };
}
