import type { ReactNode } from 'react';
import { InlineCode } from './inline-code.tsx';
import { pageUrl, type KitData, type Linked } from './catalogue.ts';

const Guide = ({ id, children }: { id: string; children: ReactNode }) => (
  <a href={pageUrl(id)} target="_top">
    {children}
  </a>
);

/** Names of guides as links, separated by commas. */
const Names = ({ of }: { of: readonly Linked[] }) =>
  of.map(({ id, name, guide }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <Guide id={guide}>{name}</Guide>
    </span>
  ));

/** Most pages that are listed at once. */
const FEW = 8;

/** Where the site uses a component: its pages by path, and the components that are made with it. */
export function UsedOn({ of: { pages, users } }: { of: KitData }) {
  const paths = pages.filter((path) => path !== '*').map((path) => <code key={path}>{path} </code>);
  return (
    <ul>
      {pages.includes('*') && <li>The frame of every page.</li>}
      {paths.length > FEW ? (
        <li>
          <details>
            <summary>{paths.length} pages of the site</summary>
            {paths}
          </details>
        </li>
      ) : (
        paths.length > 0 && <li>{paths}</li>
      )}
      {users.length > 0 && (
        <li>
          Inside <Names of={users} />
        </li>
      )}
      {pages.length === 0 && users.length === 0 && <li>No page of the site yet.</li>}
    </ul>
  );
}

/** The components that a guide links to, each with what it is for. */
export function Related({ of }: { of: KitData }) {
  return (
    <ul>
      {of.related.map(({ id, name, guide, summary }) => (
        <li key={id}>
          <Guide id={guide}>{name}</Guide>
          {': '}
          <InlineCode text={summary} />
        </li>
      ))}
      <li>
        Everything in <Guide id="components-overview--guide">{of.entry.group}</Guide>
      </li>
    </ul>
  );
}
