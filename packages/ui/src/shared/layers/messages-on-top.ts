import { createContext } from 'react';

/** Whether toasts have the focus or are pressed: the focus trap of a dialog below then lets the focus move to them. */
export const MessagesOnTopContext = createContext(false);
