import { useEffect, useRef, type RefObject } from 'react';
import { forgetDraft, keepDraft, readDraft } from './use-draft.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Excludes passwords and files, and boxes and radios, which are quick to tick again. */
const excludedTypes = new Set([
  'password',
  'file',
  'hidden',
  'radio',
  'checkbox',
  'submit',
  'button',
]);

/** The text of a combobox belongs to its value, which its page keeps with `useDraft`: no field has two owners. */
const isPersisted = (element: Element): element is Field =>
  'name' in element &&
  'value' in element &&
  element.name !== '' &&
  'type' in element &&
  element.role !== 'combobox'
    ? !excludedTypes.has(String(element.type))
    : false;

/** Sets a field's value as typing does, so that React receives the event. */
function type(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

interface PersistedFields {
  /** Of the form. */
  form: { ref: RefObject<HTMLFormElement | null>; onInput: () => void };
  /** Removes the draft after the form was sent. */
  forget: () => void;
}

/**
 * Keeps the input of uncontrolled text fields and selects across a reload and a change of language,
 * as `useDraft` does for a controlled value.
 * @param name identifies the form; without it nothing is kept
 */
export function usePersistedFields(name: string | undefined): PersistedFields {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const saved = name === undefined ? null : readDraft<Record<string, string>>(name);
    for (const [field, value] of Object.entries(saved ?? {})) {
      const element = ref.current?.elements.namedItem(field);
      if (element instanceof Element && isPersisted(element) && element.value !== value)
        type(element, value);
    }
  }, [name]);
  return {
    form: {
      ref,
      onInput: () => {
        if (name === undefined) return;
        const fields = Array.from(ref.current?.elements ?? []).filter(isPersisted);
        keepDraft(name, Object.fromEntries(fields.map((field) => [field.name, field.value])));
      },
    },
    forget: () => {
      if (name !== undefined) forgetDraft(name);
    },
  };
}
