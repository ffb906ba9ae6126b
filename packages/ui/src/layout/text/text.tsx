import { clsx } from 'clsx';
import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from '../layout.css.ts';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element it is. A `p` is at most 38em wide. @default "p" */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'li' | 'dt' | 'dd' | 'figcaption';
  /**
   * 14, 15, 17 or 19 px, or the size of a heading for a short line that is not a heading. @default
   * "body"
   */
  size?: 'caption' | 'small' | 'body' | 'lead' | 'h4' | 'h3' | 'h2';
  /** The heading font suits a quotation or the opening sentence of a result. @default "body" */
  face?: 'body' | 'heading';
  /** Its colour. Use `success` and `danger` with an icon or text of the same meaning. @default "plain" */
  tone?: 'plain' | 'muted' | 'success' | 'danger';
  /** @default "regular" */
  weight?: 'regular' | 'strong';
  /** `center` for a short line, broken into lines of even length. @default "start" */
  align?: 'start' | 'center';
  /** The text, which may contain links and other inline elements. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Running text in the body font. */
export function Text({
  as: element = 'p',
  size = 'body',
  face = 'body',
  tone = 'plain',
  weight = 'regular',
  align = 'start',
  className,
  ...rest
}: TextProps) {
  const Element = element as ElementType;
  return (
    <Element
      {...rest}
      className={clsx(styles.text({ size, face, tone, weight, align }), className)}
      data-part="text"
    />
  );
}
