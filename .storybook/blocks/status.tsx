import { Source } from '@storybook/addon-docs/blocks';
import { Badge } from '@jyoti/ui/badge';
import { catalogue } from 'virtual:kit-catalogue';
import { pageUrl } from './catalogue.ts';

const TONES = { ready: 'success', new: 'info', deprecated: 'warning' } as const;
const WORDS = { ready: 'Ready', new: 'New', deprecated: 'Deprecated' } as const;
const REPOSITORY = 'https://github.com/jyoti-design/jyoti/tree/main/packages/ui/src';

/** Status and age of a component, and how it is imported. */
export function Status({ component }: { component: string }) {
  const entry = catalogue.find(({ id }) => id === component);
  if (!entry) throw new Error(`Status: there is no component in packages/ui/src/${component}`);
  const status = entry.status as keyof typeof TONES;
  return (
    <div className="book-status">
      <p className="sb-unstyled">
        <a href={pageUrl('getting-started-status--guide')} target="_top">
          <Badge tone={TONES[status]}>{WORDS[status]}</Badge>
        </a>
        <span>
          {entry.since === 'Next release' ? 'Comes with the next release' : `Since ${entry.since}`}
        </span>
        <a href={`${REPOSITORY}/${component}`} target="_blank" rel="noreferrer">
          Source
        </a>
      </p>
      <Source code={entry.imports} language="tsx" />
      {entry.sample !== entry.imports && (
        <details className="book-code">
          <summary>A complete example</summary>
          <Source code={entry.sample} language="tsx" />
        </details>
      )}
    </div>
  );
}
