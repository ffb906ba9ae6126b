import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import { Anchor } from '../link/index.ts';
import { useWrittenNumber } from '../shared/format/use-written-number.ts';
import * as styles from './pagination.css.ts';
import { pageSteps } from './pagination.logic.ts';
import { paginationStrings } from '../messages.generated/en/components/Pagination.ts';

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Accessible name: "Articles". @default "Pages" in the current language */
  label?: string;
  /** The page shown, from 1. */
  page: number;
  /** Number of pages. With one or none, nothing is rendered. */
  pages: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  ref?: Ref<HTMLElement>;
}

interface StepProps {
  href: string | undefined;
  label: string;
  children: ReactNode;
}

function Step({ href, label, children }: StepProps) {
  if (href === undefined)
    return (
      <span className={clsx(styles.step, styles.ended)} aria-hidden="true">
        {children}
      </span>
    );
  return (
    <Anchor href={href} className={styles.step} aria-label={label}>
      {children}
    </Anchor>
  );
}

/** Links to the pages of a long list; in narrow containers only to the previous and the next page. */
export function Pagination({ label, page, pages, hrefOf, className, ...rest }: PaginationProps) {
  const strings = useStrings(paginationStrings);
  const format = useWrittenNumber();
  if (pages < 2) return null;
  const hrefAt = (number: number) => (number < 1 || number > pages ? undefined : hrefOf(number));

  return (
    <nav
      {...rest}
      aria-label={label ?? strings.label}
      className={clsx(styles.root, className)}
      data-part="pagination"
    >
      <div className={styles.row}>
        <Step href={hrefAt(page - 1)} label={strings.previous}>
          <ChevronLeftIcon className={styles.mirrored} />
        </Step>
        <span className={styles.where}>
          {strings.where({ page: format(page), pages: format(pages) })}
        </span>
        <ol className={styles.list}>
          {pageSteps(page, pages).map((step, index) => (
            <li key={step === 'gap' ? `gap ${index}` : step}>
              {step === 'gap' ? (
                <span className={styles.gap}>…</span>
              ) : (
                <Anchor
                  href={hrefOf(step)}
                  className={styles.page}
                  aria-label={strings.page({ page: format(step) })}
                  aria-current={step === page ? 'page' : undefined}
                >
                  {format(step)}
                </Anchor>
              )}
            </li>
          ))}
        </ol>
        <Step href={hrefAt(page + 1)} label={strings.next}>
          <ChevronRightIcon className={styles.mirrored} />
        </Step>
      </div>
    </nav>
  );
}
