import { useEffect, useRef, useState } from 'react';

/** Finds options. The signal is aborted when a newer search makes this one obsolete. */
export type LoadOptions<Option> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly Option[]>;

export interface OptionGroup<Option> {
  /** What its options have in common. */
  label: string;
  /** The options of the group, in their order. */
  options: readonly Option[];
}

export type OptionEntry<Option> = Option | OptionGroup<Option>;

/**
 * `idle` nothing to show, `loading` debouncing or waiting for the response, `ready` with at least one option, `none`
 * without, `short` requested with too little text, `failed` if `load` threw.
 */
export type OptionsStatus = 'idle' | 'loading' | 'ready' | 'none' | 'short' | 'failed';

interface OptionsUse<Option> {
  /** Known options, which the text filters. */
  options: readonly OptionEntry<Option>[] | undefined;
  load: LoadOptions<Option> | undefined;
  textOf: (option: Option) => string;
  /** Typed text that filters known options; empty shows all. */
  query: string;
  /** Minimum number of characters, after trimming, for `load`. */
  minLength: number;
  /** How long typing must pause before `load`, ms. */
  delay: number;
}

export const isGroup = <Option extends object>(
  entry: OptionEntry<Option>,
): entry is OptionGroup<Option> => 'options' in entry;

/** Without case and Latin accents. Marks of other scripts (matras) tell words apart and stay. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLocaleLowerCase()
    .trim();

/** Whether two texts differ in no more than case, accents and outer spaces. */
export const isSameText = (one: string, other: string) => plain(one) === plain(other);

function filtered<Option extends object>(
  entries: readonly OptionEntry<Option>[],
  query: string,
  textOf: (option: Option) => string,
): readonly OptionEntry<Option>[] {
  const wanted = plain(query);
  if (wanted === '') return entries;
  const fits = (option: Option) => plain(textOf(option)).includes(wanted);
  return entries.flatMap((entry): OptionEntry<Option>[] => {
    if (!isGroup(entry)) return fits(entry) ? [entry] : [];
    const options = entry.options.filter(fits);
    return options.length > 0 ? [{ ...entry, options }] : [];
  });
}

/**
 * The options for a text: known ones are filtered, others are loaded after a debounce, or immediately on request. Only
 * the newest query counts: an older one is aborted, and a late response to it is dropped.
 */
export function useOptions<Option extends object>({
  options,
  load,
  textOf,
  query,
  minLength,
  delay,
}: OptionsUse<Option>) {
  const [loaded, setLoaded] = useState<{ status: OptionsStatus; entries: readonly Option[] }>({
    status: 'idle',
    entries: [],
  });
  const running = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    running.current?.abort();
    running.current = null;
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );

  const become = (status: OptionsStatus, entries: readonly Option[] = []) =>
    setLoaded({ status, entries });
  // Characters as people count them: a Devanagari letter with its vowel sign is one code point each.
  const isLongEnough = (text: string) => [...text.trim()].length >= minLength;

  const run = async (text: string) => {
    const controller = new AbortController();
    running.current = controller;
    const answer = (...next: Parameters<typeof become>) => {
      if (controller.signal.aborted) return;
      running.current = null;
      become(...next);
    };
    try {
      const entries = (await load?.(text, controller.signal)) ?? [];
      answer(entries.length > 0 ? 'ready' : 'none', entries);
    } catch {
      answer('failed');
    }
  };

  const known = options && filtered(options, query, textOf);
  return {
    ...(known
      ? { status: (known.length > 0 ? 'ready' : 'none') as OptionsStatus, entries: known }
      : loaded),
    /** On a text change: drops the old options and starts a debounced search. */
    typed(text: string) {
      if (!load) return;
      stop();
      if (!isLongEnough(text)) {
        // After the message that more characters are needed was shown, it stays until the text is empty.
        become(loaded.status === 'short' && text.trim() ? 'short' : 'idle');
        return;
      }
      become('loading');
      timer.current = setTimeout(() => void run(text.trim()), delay);
    },
    /** Loads immediately. */
    loadNow(text: string) {
      if (!load || running.current) return;
      stop();
      if (!isLongEnough(text)) {
        become('short');
        return;
      }
      become('loading');
      void run(text.trim());
    },
    /** Drops the loaded options and stops loading. */
    clear() {
      if (!load) return;
      stop();
      become('idle');
    },
  };
}
