import { createContext } from 'react';

/**
 * Links to the style sheets of a part, by its module; the server's alone. They stand just before the part, so that
 * nothing above it waits for them.
 */
export const PartSheets = createContext<(module: string) => string>(() => '');
