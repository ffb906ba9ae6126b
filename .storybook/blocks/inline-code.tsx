import { Fragment } from 'react';

/** A sentence of a docstring: what is between backticks is code. */
export const InlineCode = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
