import { clsx } from 'clsx';
import { useId, useMemo, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { mergeRefs } from '../shared/merge-refs.ts';
import { reachable, usePanel } from '../shared/use-panel.ts';
import { useTerm, type GlossaryTerm } from './term-provider.tsx';
import * as styles from './term-tip.css.ts';

export interface TermTipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the glossary knows the term by: "lagna". */
  term: string;
  /** What it means, where no glossary says so. */
  meaning?: GlossaryTerm;
  /** Whether its note stands open at first. @default false */
  defaultOpen?: boolean;
  /** The words in the sentence. @default the name of the term */
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * An astrology term that a press explains, in the middle of a sentence. A term that nobody explains is plain words: a
 * glossary may grow after the texts that use it.
 */
export function TermTip({ term, meaning, children, ...rest }: TermTipProps) {
  const found = useTerm(term);
  const explained = meaning ?? found;
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
  defaultOpen = false,
  className,
  children,
  ref,
  onClick,
  ...rest
}: ExplainedTermProps) {
  const id = useId();
  const { open, setOpen, closeAndReturn, trigger, panel } = usePanel<HTMLSpanElement>({
    open: undefined,
    defaultOpen,
    onOpenChange: undefined,
    side: 'below',
    align: 'start',
    // The focus makes a screen reader read name and text; a live region would be read over the rest of the sentence.
    onOpened: (note) => note.focus({ preventScroll: true }),
  });
  const button = useMemo(() => mergeRefs(ref, trigger), [ref, trigger]);

  return (
    <>
      <button
        {...rest}
        ref={button}
        type="button"
        className={clsx(styles.term, className)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-part="term-tip"
        data-state={open ? 'open' : 'closed'}
        onClick={(event) => {
          onClick?.(event);
          if (event.defaultPrevented) return;
          if (open) closeAndReturn();
          else setOpen(true);
        }}
      >
        {children}
      </button>
      {open && (
        <span
          ref={panel}
          id={id}
          role="dialog"
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-text`}
          {...reachable}
          className={styles.note}
          data-part="term-note"
        >
          <span id={`${id}-name`}>
            <span className={styles.name}>{name}</span>
            {hindi !== undefined && (
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
      )}
    </>
  );
}
