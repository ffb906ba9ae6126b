import { ceremonyFormat, type Pooja } from '@jyoti/contract';
import { Avatar } from '@jyoti/ui/avatar';
import { Card } from '@jyoti/ui/card';
import { CalendarIcon, ClockIcon, PlayIcon, type Icon } from '@jyoti/ui/icons';
import { Stack, Text } from '@jyoti/ui/layout';
import { MetaList } from '@jyoti/ui/meta-list';
import { Rating } from '@jyoti/ui/rating';
import { usePoojasWords } from '../../ceremony/words.ts';
import * as styles from './pooja.css.ts';
import { usePoojaWords } from './words.ts';

/** Up to the first full stop that ends a sentence. */
const firstSentence = (text: string) => /^.*?[.!?।](?=\s|$)/s.exec(text)?.[0] ?? text;

function Label({ icon: Drawn, text }: { icon: Icon; text: string }) {
  return (
    <span className={styles.factLabel}>
      <Drawn size={18} className={styles.factIcon} aria-hidden />
      {text}
    </span>
  );
}

/** On which days, how long, in what form, and by whom. */
export function PoojaFacts({ pooja }: { pooja: Pooja }) {
  const words = usePoojaWords();
  const { weekdays } = usePoojasWords();
  const { days, duration, type, panditName, panditDescription, rating } = pooja;
  const facts = [
    {
      icon: CalendarIcon,
      label: words.facts.days,
      value: days.map((day) => weekdays[day]).join(', '),
    },
    { icon: ClockIcon, label: words.facts.duration, value: words.duration(duration) },
    { icon: PlayIcon, label: words.facts.format, value: words.formats[ceremonyFormat(type)] },
  ];
  return (
    <Card>
      <Stack gap="x4">
        <MetaList
          items={facts.map(({ icon, label, value }) => ({
            label,
            shownAs: <Label icon={icon} text={label} />,
            value,
          }))}
        />
        <div className={styles.pandit}>
          <Avatar name={panditName} shape="arch" decorative />
          <Stack gap="x1">
            <Text size="small" tone="muted">
              {words.pandit}
            </Text>
            <Text as="strong" weight="strong">
              {panditName}
            </Text>
            {rating && <Rating value={rating.average} count={rating.count} />}
            <Text size="small" tone="muted">
              {firstSentence(panditDescription)}
            </Text>
          </Stack>
        </div>
      </Stack>
    </Card>
  );
}
