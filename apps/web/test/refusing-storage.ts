const refuse = () => {
  throw new DOMException('The browser keeps nothing for this site.', 'SecurityError');
};

/** `localStorage` of a browser that blocks storage. */
export const refusingStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
