import type { KitData } from './catalogue.ts';
import { InlineCode } from './inline-code.tsx';

/** The changelog entries of a component, latest version first. */
export function Changes({ of: { changes, facts } }: { of: KitData }) {
  if (changes.length === 0) return <p>No change since version {facts.since}.</p>;
  return (
    <dl className="book-changes">
      {changes.map(({ version, sentences }) => (
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
