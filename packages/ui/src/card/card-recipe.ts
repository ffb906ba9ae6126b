import type { HTMLAttributes, Ref } from 'react';

/** What every card that is made of a Card takes, besides its content. */
export interface CardRecipeProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The element it is. @default "article" */
  as?: 'article' | 'li' | 'div';
  /** Level of the title in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  ref?: Ref<HTMLElement>;
}
