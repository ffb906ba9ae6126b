import { CheckIcon, XIcon } from '@jyoti/ui/icons';
import type { PropsWithChildren } from 'react';
import { Live, type Shown } from './frame.tsx';

/** A Do and a Dont next to each other. */
export const Pair = ({ children }: PropsWithChildren) => (
  <div className="book-pair">{children}</div>
);

/** What to do: the example, and the reason as its children. */
export const Do = ({ children, ...shown }: PropsWithChildren<Shown>) => (
  <figure className="book-advice" data-advice="do">
    <Live {...shown} />
    <figcaption>
      <strong>
        <CheckIcon aria-hidden size={18} /> Do
      </strong>
      {children}
    </figcaption>
  </figure>
);

/** A "don't": the example, and the reason as its children. */
export const Dont = ({ children, ...shown }: PropsWithChildren<Shown>) => (
  <figure className="book-advice" data-advice="dont">
    <Live {...shown} />
    <figcaption>
      <strong>
        <XIcon aria-hidden size={18} /> Don’t
      </strong>
      {children}
    </figcaption>
  </figure>
);
