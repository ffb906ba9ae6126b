import { createContext, use, type Context, type ReactNode } from 'react';

/**
 * Whether decorative drawings below leave out their lines, as in the HTML of a server for what is below the first
 * screen: the drawing keeps its size, and is drawn once the value is false.
 */
export const DeferredDrawings: Context<boolean> = createContext(false);

/** Lines of a drawing: nothing while {@link DeferredDrawings} is true. */
export function Lines({ children }: { children: ReactNode }) {
  return use(DeferredDrawings) ? null : children;
}
