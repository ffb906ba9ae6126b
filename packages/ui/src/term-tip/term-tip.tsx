import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { clsx } from 'clsx';
import { useId, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Layer } from '../shared/layers/layer.tsx';
import { useComposedHandlers } from '../shared/react/use-composed-handlers.ts';
import { usePanel } from '../shared/layers/use-panel.ts';
import { useTerm, type GlossaryTerm } from './term-provider.tsx';
import * as styles from './term-tip.css.ts';

export interface TermTipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Key of the term in the glossary: "lagna". */
  term: string;
  /** Definition, if the term is not in the glossary. */
  meaning?: GlossaryTerm;
  /** Whether its note is open (controlled). */
  open?: boolean;
  /** Whether its note is open at first (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when the note opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The words in the sentence. @default the name of the term */
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * An astrology term within a sentence that a press explains. A term without a definition is plain text, so that a
 * glossary may be extended after the texts that use it.
 */
export function TermTip({ term, meaning, children, ...rest }: TermTipProps) {
  const provided = useTerm(term);
  const explained = meaning ?? provided;
  if (!explained) return <>{children ?? term}</>;
  return (
    <ExplainedTerm {...rest} meaning={explained}>
      {children ?? explained.name}
    </ExplainedTerm>
  );
}

type ExplainedTermProps = Omit<TermTipProps, 'term' | 'meaning'> & { meaning: GlossaryTerm };

function ExplainedTerm({
  meaning: { name, hindi, text },
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  ref,
  onClick,
  onFocus,
  onPointerEnter,
  ...rest
}: ExplainedTermProps) {
  const id = useId();
  const { open, trigger, panel, triggerProps, boxProps, layerProps } = usePanel<HTMLSpanElement>({
    caller: 'TermTip',
    open: openProp,
    defaultOpen,
    onOpenChange,
    side: 'below',
    align: 'start',
    // Screen readers read name and text on focus; a live region would interrupt the rest of the sentence.
    onOpened: (note) => note.focus({ preventScroll: true }),
  });
  const button = useComposedRefs(ref, trigger);

  return (
    <>
      <button
        {...rest}
        {...triggerProps}
        ref={button}
        type="button"
        className={clsx(styles.term, className)}
        aria-haspopup="dialog"
        aria-controls={open ? id : undefined}
        data-part="term-tip"
        data-print="show"
        data-state={open ? 'open' : 'closed'}
        onClick={useComposedHandlers(onClick, triggerProps.onClick)}
        onFocus={useComposedHandlers(onFocus, triggerProps.onFocus)}
        onPointerEnter={useComposedHandlers(onPointerEnter, triggerProps.onPointerEnter)}
      >
        {children}
      </button>
      {open && (
        <Layer {...layerProps}>
          <span
            {...boxProps}
            ref={panel}
            id={id}
            role="dialog"
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-text`}
            className={styles.note}
            data-part="term-note"
          >
            <span id={`${id}-name`}>
              <span className={styles.name}>{name}</span>
              {hindi !== undefined && hindi !== name && (
                <>
                  {' '}
                  <span className={styles.hindi} lang="hi">
                    {hindi}
                  </span>
                </>
              )}
            </span>
            <span id={`${id}-text`} className={styles.text}>
              {text}
            </span>
          </span>
        </Layer>
      )}
    </>
  );
}
