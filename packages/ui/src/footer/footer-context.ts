import { createContext } from 'react';

/** Level of the footer's headings in the outline of the page. */
export const FooterHeadingLevel = createContext<2 | 3 | 4 | 5 | 6>(2);
