/**
 * Calls the caller's event handler first, then ours unless that one called `preventDefault()`. Named as a hook because
 * the React Compiler's lint assumes that any other function with handlers as arguments reads their refs during render.
 */
export { composeEventHandlers as useComposedHandlers } from '@radix-ui/primitive';
