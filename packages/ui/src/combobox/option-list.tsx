import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { CheckIcon } from '../icons/index.ts';
import { Layer } from '../shared/layers/layer.tsx';
import { usePlacement } from '../shared/layers/use-placement.ts';
import * as styles from './combobox.css.ts';
import type { ComboboxState } from './use-combobox.ts';
import { isGroup } from './use-options.ts';

interface OptionListProps<Option extends object> {
  box: ComboboxState<Option>;
  /** Accessible name. */
  label: string;
  renderOption?: ((option: Option) => ReactNode) | undefined;
  /** Whether an option is chosen. With it, several may be. */
  isChosen?: (option: Option) => boolean;
  /** Shown in place of options: that they are loading, that there are none. */
  children?: ReactNode;
}

/** The list of options next to an input. Focus stays in the input, which handles keys; the list handles the pointer only. */
export function OptionList<Option extends object>({
  box,
  label,
  renderOption,
  isChosen,
  children,
}: OptionListProps<Option>) {
  const { open, all, active, listId, value, keyOf, textOf, pick, input, row, close } = box;
  const list = useRef<HTMLDivElement>(null);
  usePlacement(true, input, list, { side: 'below', align: 'start' });

  useEffect(() => {
    // jsdom has no layout and no scrollIntoView.
    const option = list.current?.querySelector(`[id="${listId}-${active}"]`);
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);

  const keepFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
  const option = (each: Option) => {
    const index = all.indexOf(each);
    const isActive = index === active;
    const chosen = isChosen?.(each) ?? (value !== null && keyOf(value) === keyOf(each));
    // An option handles clicks only: the combobox keeps the focus and handles keys.
    const click = { onClick: () => pick(each) };
    return (
      <div
        key={keyOf(each)}
        id={`${listId}-${index}`}
        role="option"
        aria-selected={isChosen ? chosen : isActive}
        aria-disabled={('disabled' in each && each.disabled === true) || undefined}
        className={styles.option}
        data-active={isActive || undefined}
        data-state={chosen ? 'checked' : 'unchecked'}
        {...click}
      >
        <span className={styles.words}>{renderOption ? renderOption(each) : textOf(each)}</span>
        {chosen && <CheckIcon size={20} strokeWidth={2} aria-hidden />}
      </div>
    );
  };

  return (
    <Layer also={[row]} onDismiss={close}>
      <div
        ref={list}
        id={listId}
        role={open ? 'listbox' : 'none'}
        aria-label={open ? label : undefined}
        aria-multiselectable={(open && isChosen !== undefined) || undefined}
        tabIndex={-1}
        className={styles.list}
        data-part="option-list"
        {...keepFocus}
      >
        {open
          ? box.entries.map((entry) =>
              isGroup(entry) ? (
                <div key={entry.label} role="group" aria-label={entry.label}>
                  <div className={styles.groupLabel} aria-hidden="true">
                    {entry.label}
                  </div>
                  {entry.options.map(option)}
                </div>
              ) : (
                option(entry)
              ),
            )
          : children}
      </div>
    </Layer>
  );
}
