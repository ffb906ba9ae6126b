import type { GemRow, Stone } from '@jyoti/contract';
import { GemCard } from '@jyoti/ui/gem-card';
import { Stack, Text } from '@jyoti/ui/layout';
import { choiceOf, gemOf, guardsText, wearOf, weightOf } from './stone-facts.ts';
import { useLanguage } from '../../words/use-language.ts';
import { useNames } from '../../words/names.ts';
import { gemstonesResultMessages } from '../../messages.generated/gemstones-result.ts';
import { useMessages } from '../../words/use-messages.ts';

/** A titled sentence about a stone. */
function Custom({ title, children }: { title: string; children: string }) {
  return (
    <Stack gap="x1">
      <Text as="strong" size="small" weight="strong">
        {title}
      </Text>
      <Text size="small">{children}</Text>
    </Stack>
  );
}

/** A stone of the chart: why it is recommended and how it is worn, or what counts against it. */
export function StoneCard({ stone, title }: { stone: Stone; title: string }) {
  const words = useMessages(gemstonesResultMessages);
  const language = useLanguage();
  const names = useNames();
  const { advised, reason = '', energising, suits_reason, avoid_with, avoid_with_reason } = stone;
  const caution = advised
    ? avoid_with.length > 0 && (avoid_with_reason ?? choiceOf(avoid_with, names))
    : guardsText(stone, words, language);
  return (
    <GemCard
      as="li"
      gem={gemOf[stone.planet]}
      title={title}
      reason={reason}
      advised={advised}
      wear={wearOf(stone, words, names)}
      caution={caution || undefined}
    >
      {advised && (
        <>
          <Text size="small" tone="muted">
            {weightOf(stone, words)}
          </Text>
          {energising && <Custom title={words.firstWorn}>{energising}</Custom>}
          {suits_reason && <Custom title={words.suits}>{suits_reason}</Custom>}
        </>
      )}
    </GemCard>
  );
}

/** A stone with something against it. */
export function AvoidedGem({ row }: { row: GemRow }) {
  const words = useMessages(gemstonesResultMessages);
  const language = useLanguage();
  return (
    <GemCard
      as="li"
      gem={gemOf[row.planet]}
      reason={row.reason ?? ''}
      advised={false}
      caution={guardsText(row, words, language)}
    />
  );
}
