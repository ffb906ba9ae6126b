import { catalogue } from 'virtual:kit-catalogue';
import { InlineCode } from './inline-code.tsx';
import { pageUrl } from './catalogue.ts';

/** The components that a guide links to, each with what it is for. */
export function Related({ component }: { component: string }) {
  const entry = catalogue.find(({ id }) => id === component);
  const others = catalogue.filter(({ id }) => entry?.related.includes(id));
  const { group } = entry ?? {};
  return (
    <ul>
      {others.map(({ id, name, guide, summary }) => (
        <li key={id}>
          <a href={pageUrl(guide)} target="_top">
            {name}
          </a>
          {': '}
          <InlineCode text={summary} />
        </li>
      ))}
      <li>
        Everything in{' '}
        <a href={pageUrl('components-overview--guide')} target="_top">
          {group}
        </a>
      </li>
    </ul>
  );
}
