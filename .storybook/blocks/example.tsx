import { Source } from '@storybook/addon-docs/blocks';
import { Live, type Shown } from './frame.tsx';

/** A live example with the code that makes it. */
export function Example({ of, ...rest }: Shown) {
  return (
    <figure className="book-frame">
      <Live of={of} {...rest} />
      {of?.code !== undefined && (
        <details className="book-code">
          <summary>Code</summary>
          <Source code={of.code} language="tsx" />
        </details>
      )}
    </figure>
  );
}
