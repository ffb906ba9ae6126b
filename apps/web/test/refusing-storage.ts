const refuse = () => {
  throw new DOMException('The browser keeps nothing for this site.', 'SecurityError');
};

/** What `localStorage` is in a browser that refuses to keep anything. */
export const refusingStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
