import { catalogue } from 'virtual:kit-catalogue';
import { InlineCode } from './inline-code.tsx';

/** The changelog entries of a component, latest version first. */
export function Changes({ component }: { component: string }) {
  const entry = catalogue.find(({ id }) => id === component);
  if (!entry || entry.changes.length === 0)
    return <p>No change since version {entry?.since ?? '0.1.0'}.</p>;
  return (
    <dl className="book-changes">
      {entry.changes.map(({ version, sentences }) => (
        <div key={version}>
          <dt>{version}</dt>
          <dd>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>
                  <InlineCode text={sentence} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
