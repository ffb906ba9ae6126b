import { Fragment } from 'react';

/** A sentence of a docstring; text between backticks is rendered as code. */
export const InlineCode = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
