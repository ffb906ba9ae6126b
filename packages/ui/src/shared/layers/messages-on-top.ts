import { createContext } from 'react';

/** Whether messages (toasts) have the focus or are pressed: a dialog under them then lets the focus go to them. */
export const MessagesOnTopContext = createContext(false);
