import type { ThemeCard } from '@jyoti/themes';
import { CheckIcon } from '../icons/index.ts';
import { useEffect, useId, useRef, type InputHTMLAttributes } from 'react';
import { useLocale, useStrings, type CompleteKitMessages } from '../i18n/index.ts';
import { languageOf } from '../i18n/locale.ts';
import { Edge } from '../layout/index.ts';
import { ThemeIcon } from './theme-icons.tsx';
import * as styles from './theme-picker.css.ts';
import { themePickerStrings } from '../messages.generated/en/components/ThemePicker.ts';
import { useTheme } from './provider/theme-provider.tsx';
import { useThemes } from './provider/use-themes.ts';

interface ThemePanelProps {
  id: string;
  label: string;
  /** Called when a theme was chosen by pointer, Enter or Space. Arrow keys only preview it and keep the panel open. */
  onChosen: () => void;
}

/** The panel: the themes as one radio group, and the switch that stores the choice. */
export function ThemePanel({ id, label, onChosen }: ThemePanelProps) {
  const strings = useStrings(themePickerStrings);
  const { theme, setTheme, remembers, setRemembers } = useTheme();
  const themes = useThemes();
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  // A browser fires a click on the radio that an arrow leads to; this distinguishes it from a real click.
  const byArrow = useRef(false);

  useEffect(() => {
    list.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, []);

  return (
    <div id={id} role="dialog" aria-label={label} className={styles.panel} data-part="theme-panel">
      <div className={styles.title} aria-hidden="true">
        {label}
      </div>
      <div ref={list} role="radiogroup" aria-label={strings.themes} className={styles.list}>
        {themes.map((card) => (
          <ThemeTile
            key={card.id}
            card={card}
            name={group}
            checked={card.id === theme}
            onChange={() => setTheme(card.id)}
            onClick={() => {
              if (!byArrow.current) onChosen();
            }}
            onKeyDown={(event) => {
              byArrow.current = event.key.startsWith('Arrow');
              if (event.key !== 'Enter') return;
              // Otherwise the same press would reach the newly focused button and open the panel again.
              event.preventDefault();
              onChosen();
            }}
            onKeyUp={() => {
              byArrow.current = false;
            }}
          />
        ))}
      </div>
      {setRemembers && (
        <button
          type="button"
          role="switch"
          className={styles.memory}
          aria-checked={remembers}
          aria-labelledby={`${id}-remember`}
          aria-describedby={`${id}-hint`}
          data-part="theme-memory"
          data-state={remembers ? 'checked' : 'unchecked'}
          onClick={() => setRemembers(!remembers)}
        >
          <span className={styles.switchTrack} aria-hidden="true" />
          <span className={styles.memoryWords}>
            <span id={`${id}-remember`}>{strings.remember}</span>
            <span id={`${id}-hint`} className={styles.memoryHint}>
              {strings.rememberHint}
            </span>
          </span>
        </button>
      )}
    </div>
  );
}

interface ThemeTileProps extends InputHTMLAttributes<HTMLInputElement> {
  card: ThemeCard;
}

const swatches = Object.entries(styles.swatch);

/** One theme in its own colours; the remaining props go to its radio. */
function ThemeTile({ card, ...radio }: ThemeTileProps) {
  const { checked } = radio;
  const { cards } = useStrings<CompleteKitMessages['ThemePicker']>(themePickerStrings);
  const language = languageOf(useLocale());
  const { name, description } = cards?.[card.id] ?? {
    name: card.name[language] ?? card.name.en,
    description: card.description[language] ?? card.description.en,
  };
  const langOf = (word: string, english: string) =>
    language !== 'en' && word === english ? 'en' : undefined;
  const { variants } = useTheme();
  const attributes = Object.entries(variants).map(([key, value]) => [`data-${key}`, value]);
  const id = useId();
  return (
    <div
      {...Object.fromEntries(attributes)}
      className={styles.tile}
      data-part="theme-option"
      data-state={checked ? 'checked' : 'unchecked'}
      data-theme={card.id}
    >
      <ThemeIcon icon={card.icon} className={styles.tileIcon} />
      <span id={`${id}-name`} className={styles.tileName} lang={langOf(name, card.name.en)}>
        {name}
      </span>
      <CheckIcon
        className={styles.tileCheck}
        data-state={checked ? 'checked' : 'unchecked'}
        size={20}
        strokeWidth={1.6}
        aria-hidden
      />
      <span
        id={`${id}-line`}
        className={styles.tileLine}
        lang={langOf(description, card.description.en)}
      >
        {description}
      </span>
      <span className={styles.swatches} aria-hidden="true">
        {swatches.map(([role, className]) => (
          <span key={role} className={className} />
        ))}
      </span>
      <Edge className={styles.tileEdge} />
      <input
        {...radio}
        type="radio"
        className={styles.radio}
        value={card.id}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-line`}
      />
    </div>
  );
}
