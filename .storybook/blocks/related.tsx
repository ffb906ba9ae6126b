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

/** Where the site uses a component: its pages by path, and the components that are made with it. */
export function UsedOn({ of: { pages, users } }: { of: KitData }) {
  const paths = pages.filter((path) => path !== '*');
  return (
    <ul>
      {pages.length > 0 && (
        <li>
          Used on{' '}
          {pages.includes('*') && (paths.length > 0 ? 'every page, in its frame, and on ' : 'every page, in its frame')}
          {paths.length > 8 ? (
            <details className="book-pages">
              <summary>{paths.length} pages of the site</summary>
              <Paths of={paths} />
            </details>
          ) : (
            <Paths of={paths} />
          )}
        </li>
      )}
      {users.length > 0 && (
        <li>
          Part of <Names of={users} />
        </li>
      )}
      {pages.length === 0 && users.length === 0 && <li>Not used on the site yet.</li>}
    </ul>
  );
}

const Paths = ({ of }: { of: readonly string[] }) =>
  of.map((path, index) => (
    <span key={path}>
      {index > 0 && ', '}
      <code>{path}</code>
    </span>
  ));

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
