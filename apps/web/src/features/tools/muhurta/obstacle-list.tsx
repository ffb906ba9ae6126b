import type { MuhurtaResponse, MuhurtaObstacle } from '@jyoti/contract';
import { dateSpan } from '@jyoti/ui/dates';
import { Disclosure } from '@jyoti/ui/disclosure';
import { PlainList, Stack, Text } from '@jyoti/ui/layout';
import { Part } from '@jyoti/ui/part';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { muhurtaResultMessages } from '../../../messages.generated/muhurta-result.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** How many rules are shown at once; the rest is behind a press. */
const SHOWN = 4;

function Obstacle({ obstacle }: { obstacle: MuhurtaObstacle }) {
  const { left: words } = useMessages(muhurtaResultMessages);
  const language = useLanguage();
  const { title, text, days, spans } = obstacle;
  const when = spans.map(({ from, to }) => dateSpan(language, from, to)).join('; ');
  return (
    <Stack as="li" gap="x1">
      <Text>
        <strong>{title}</strong>
        {' · '}
        {words.days({ count: days })}
        {when && ` · ${when}`}
      </Text>
      <Text size="small" tone="muted">
        {text}
      </Text>
    </Stack>
  );
}

/** Why the other days are missing: the rules that leave them out, the one that leaves out most first. */
export function ObstacleList({ obstacles, days_without: count, left_out: spans }: MuhurtaResponse) {
  const { left: words } = useMessages(muhurtaResultMessages);
  const language = useLanguage();
  if (obstacles.length === 0) return null;
  const listOf = (rules: readonly MuhurtaObstacle[]) => (
    <PlainList gap="x4">
      {rules.map((obstacle) => (
        <Obstacle key={`${obstacle.code} ${obstacle.title}`} obstacle={obstacle} />
      ))}
    </PlainList>
  );
  return (
    <Part title={words.title} intro={words.intro({ count })}>
      {listOf(obstacles.slice(0, SHOWN))}
      {obstacles.length > SHOWN && (
        <Disclosure label={words.all({ count: obstacles.length })}>
          {listOf(obstacles.slice(SHOWN))}
        </Disclosure>
      )}
      <Disclosure label={words.byDate}>
        <PlainList gap="x2">
          {spans.map(({ from, to, obstacles: rules }) => (
            <li key={from}>
              <Text as="span" size="small">
                <strong>{dateSpan(language, from, to)}</strong>
                {': '}
                {rules.map((at) => obstacles[at]?.title ?? '').join(', ')}
              </Text>
            </li>
          ))}
        </PlainList>
      </Disclosure>
    </Part>
  );
}
