import type { ComponentProps, PropDoc } from '../../scripts/packages/read-props.ts';
import type { KitData } from './catalogue.ts';
import { InlineCode } from './inline-code.tsx';

/** `HTMLButtonElement` in the words of a reader. */
const tagOf = (element: string): string =>
  element === 'HTMLAnchorElement'
    ? 'link'
    : element
        .replace(/^HTML|^SVG/, '')
        .replace(/Element$/, '')
        .replace(/^UList$/, 'ul')
        .replace(/^OList$/, 'ol')
        .toLowerCase() || 'element';

const Row = ({ name, type, options, required, description, default: byDefault }: PropDoc) => (
  <tr>
    <th scope="row">
      <code>{name}</code>
      {required && <span className="book-required">required</span>}
    </th>
    <td>
      <span className="book-types">
        {(options ?? [type]).map((one) => (
          <code key={one}>{one}</code>
        ))}
      </span>
      {byDefault !== undefined && (
        <span className="book-default">
          Default:{' '}
          {/^["\d]|^(?:true|false|null)$/.test(byDefault) ? (
            <code>{byDefault}</code>
          ) : (
            <InlineCode text={byDefault} />
          )}
        </span>
      )}
    </td>
    <td>
      <InlineCode text={description} />
    </td>
  </tr>
);

const Table = ({ name, props, element }: ComponentProps) => (
  <>
    <table className="book-props">
      <caption>
        <code>{name}</code>
      </caption>
      <thead>
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">Type</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {props.map((prop) => (
          <Row key={prop.name} {...prop} />
        ))}
      </tbody>
    </table>
    {element !== undefined && (
      <p className="book-note">
        Any other attribute of its <code>{tagOf(element)}</code> is passed on.
      </p>
    )}
  </>
);

/** Props of the components of a folder, from the TypeScript compiler; required ones first. */
export function Props({ of }: { of: KitData }) {
  return of.props.map(({ props, ...rest }) => (
    <Table
      key={rest.name}
      {...rest}
      props={props.toSorted((a, b) => Number(b.required) - Number(a.required))}
    />
  ));
}
