import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { useId, useRef, type HTMLAttributes, type Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { Layer } from '../shared/layers/layer.tsx';
import * as styles from './theme-picker.css.ts';
import { ThemePanel } from './theme-panel.tsx';
import { themePickerStrings } from '../messages.generated/en/components/ThemePicker.ts';
import { useClear } from './use-clear.ts';

export interface ThemePickerProps extends HTMLAttributes<HTMLDivElement> {
  /** Name of the button and of its panel. @default "Choose a theme" in the current language */
  label?: string;
  /** Whether the panel is open (controlled). */
  open?: boolean;
  /** Whether the panel is open at first (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when the panel opens or closes. */
  onOpenChange?: (open: boolean) => void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The round button at the bottom of the page and its panel of themes. Needs a ThemeProvider. It is hidden while it
 * would cover text or controls, unless it has keyboard focus. A page with a toolbar at the bottom sets
 * `--jyoti-picker-lift` to the height of that bar.
 */
export function ThemePicker({
  label,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  className,
  ref,
  ...rest
}: ThemePickerProps) {
  const strings = useStrings(themePickerStrings);
  const name = label ?? strings.choose;
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
    caller: 'ThemePicker',
  });
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isClear = useClear(trigger, root);

  const closeAndReturn = () => {
    setOpen(false);
    trigger.current?.focus();
  };

  return (
    <div
      {...rest}
      ref={useComposedRefs(ref, root)}
      className={clsx(styles.root, className)}
      data-part="theme-picker"
      data-state={open ? 'open' : 'closed'}
      data-covers={(isClear === false && !open) || undefined}
      data-measured={isClear === undefined ? undefined : ''}
    >
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        data-part="theme-picker-button"
        onClick={() => setOpen(!open)}
      >
        <PaletteRing />
      </button>
      {open && (
        <Layer
          also={[root]}
          onDismiss={(how) => (how === 'escape' ? closeAndReturn() : setOpen(false))}
        >
          <div>
            <ThemePanel id={panelId} label={name} onChosen={closeAndReturn} />
          </div>
        </Layer>
      )}
    </div>
  );
}

const QUARTER = Math.PI * 4;

/** Four quarters of a ring in four colours of the current theme. */
function PaletteRing() {
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 26 26"
      fill="none"
      strokeWidth="6"
      aria-hidden="true"
      focusable="false"
    >
      {[styles.ringPrimary, styles.ringAccent, styles.ringSecondary, styles.ringText].map(
        (quarter, index) => (
          <circle
            key={quarter}
            className={quarter}
            cx="13"
            cy="13"
            r="8"
            strokeDasharray={`${QUARTER} ${QUARTER * 3}`}
            transform={`rotate(${index * 90 - 90} 13 13)`}
          />
        ),
      )}
    </svg>
  );
}
