import { Source } from '@storybook/addon-docs/blocks';
import { Badge } from '@jyoti/ui/badge';
import { CheckIcon, XIcon } from '@jyoti/ui/icons';
import { pageUrl, type KitData } from './catalogue.ts';

const REPOSITORY = 'https://github.com/jyoti-design/jyoti/tree/main/packages/ui/src';

/** What a component has to be for the status "Ready", and whether it is: each line is computed. */
const criteria = ({ facts, pages }: KitData): readonly [isMet: boolean, text: string][] => {
  const { isOnAPage, missingStates, reviewed, since, isReleased } = facts;
  return [
    [
      isOnAPage,
      isOnAPage
        ? pages.length > 0
          ? 'On a page of the site'
          : 'On a page, inside another component'
        : 'On no page yet',
    ],
    [
      missingStates.length === 0,
      missingStates.length === 0
        ? 'States complete'
        : `States missing: ${missingStates.join(', ')}`,
    ],
    [
      reviewed !== undefined,
      reviewed === undefined ? 'Design not reviewed yet' : `Design reviewed on ${reviewed}`,
    ],
    [isReleased, isReleased ? `Since ${since}` : `Comes with ${since}, not released yet`],
  ];
};

/** Status of a component with its reasons, and how it is imported. */
export function Status({ of }: { of: KitData }) {
  const { entry, imports, sample } = of;
  const isReady = entry.status === 'ready';
  return (
    <div className="book-status">
      <div className="book-facts sb-unstyled">
        <a href={pageUrl('getting-started-status--guide')} target="_top">
          <Badge tone={isReady ? 'success' : 'info'}>{isReady ? 'Ready' : 'New'}</Badge>
        </a>
        <ul aria-label="Status">
          {criteria(of).map(([isMet, text]) => (
            <li key={text} data-met={isMet}>
              {isMet ? <CheckIcon aria-hidden size={16} /> : <XIcon aria-hidden size={16} />}
              {text}
            </li>
          ))}
        </ul>
        <a href={`${REPOSITORY}/${entry.id}`} target="_blank" rel="noreferrer">
          Source
        </a>
      </div>
      <Source code={imports} language="tsx" />
      {sample !== imports && (
        <details className="book-code">
          <summary>A complete example</summary>
          <Source code={sample} language="tsx" />
        </details>
      )}
    </div>
  );
}
