import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import * as styles from './print-layout.css.ts';
import { printLayoutStrings } from '../messages.generated/en/components/PrintLayout.ts';

export interface PrintLayoutProps extends HTMLAttributes<HTMLDivElement> {
  /** Title: "Kundli of Meera Joshi". Shown at the top of every sheet. */
  name: string;
  /** The calculation settings, in short: "Lahiri ayanamsha", "whole-sign houses", "mean node". */
  settings?: readonly string[];
  /** Shown next to the name: the date of a text. */
  note?: ReactNode;
  /** Shows a print preview on the screen. @default false */
  preview?: boolean;
  /** The content of the printed page. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Prints its children as a document: dark on white in every theme, name and settings at the top of every sheet, no page
 * breaks inside tables and charts, no buttons. On the screen it changes nothing.
 */
export function PrintLayout({
  name,
  settings = [],
  note,
  preview = false,
  className,
  children,
  ...rest
}: PrintLayoutProps) {
  const strings = useStrings(printLayoutStrings);
  return (
    <div
      {...rest}
      className={clsx(styles.root, preview && styles.preview, className)}
      data-part="print-layout"
      data-state={preview ? 'preview' : undefined}
      // Its colours are in the themes' base style sheet, which applies them to every printed page.
      {...(preview && { 'data-print': 'preview' })}
    >
      <div className={styles.head}>
        <div className={styles.folio}>
          <div className={styles.folioInner}>
            <span className={styles.name}>{name}</span>
            {note && <span className={styles.note}>{note}</span>}
            {settings.length > 0 && (
              <dl className={styles.settings}>
                <dt className={styles.settingsTerm}>{strings.settings}: </dt>
                <dd className={styles.settingsValue}>{settings.join(' · ')}</dd>
              </dl>
            )}
          </div>
        </div>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
