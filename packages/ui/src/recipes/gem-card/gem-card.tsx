import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Alert } from '../../alert/index.ts';
import { Badge } from '../../badge/index.ts';
import type { CardRecipeProps } from '../../card/card-recipe.ts';
import { Card } from '../../card/index.ts';
import { GemDrawing, gemNames, grahaOfGem, type GemId } from '../../gem-drawing/index.ts';
import { GrahaGlyph, grahaNames, sanskritLang } from '../../glyphs/index.ts';
import { useStrings } from '../../i18n/index.ts';
import { DescriptionList } from '../../description-list/index.ts';
import { Text } from '../../layout/index.ts';
import { useWrittenNumber } from '../../shared/format/use-written-number.ts';
import * as styles from './gem-card.css.ts';
import { gemCardStrings } from '../../messages.generated/en/components/GemCard.ts';

/** How a gem is worn. Missing properties are not shown. */
export interface GemWear {
  /** Minimum weight, carats. */
  weight?: number;
  /** The same in ratti, the unit used in India: shown first, with the carats after it. */
  ratti?: number;
  /** What the ring is made of. */
  metal?: string;
  /** The finger that it is worn on. */
  finger?: string;
  /** The weekday on which it is first put on. */
  day?: string;
  /** The seed mantra of its graha. */
  mantra?: string;
  /** Gems that may replace it. */
  substitutes?: readonly string[];
}

export interface GemCardProps extends CardRecipeProps {
  /** The gem whose drawing and name are shown. */
  gem: GemId;
  /** Role of the gem, above its name: "Life gem". */
  title?: string;
  /** Why it is chosen, or not, in a sentence. */
  reason: string;
  /** Omit if it is not advised. */
  wear?: GemWear;
  /** A caution before wearing it. */
  caution?: ReactNode;
  /** Additional content between how it is worn and the caution. */
  children?: ReactNode;
  /** `false`: the chart does not advise it; the card shows a label and a paler drawing. @default true */
  advised?: boolean;
}

const ORDER = ['weight', 'metal', 'finger', 'day', 'mantra', 'substitutes'] as const;

/** A gem with its graha, the reason for it, and how it is worn. */
export function GemCard({
  gem,
  title,
  reason,
  wear = {},
  caution,
  children,
  advised = true,
  as = 'article',
  className,
  ...rest
}: GemCardProps) {
  const strings = useStrings(gemCardStrings);
  const format = useWrittenNumber();
  const { name, alias } = useStrings(gemNames)[gem];
  const graha = grahaOfGem[gem];
  const grahaName = useStrings(grahaNames)[graha];

  const valueOf = (part: (typeof ORDER)[number]) => {
    if (part === 'weight') {
      if (wear.weight === undefined) return undefined;
      const carats = format(wear.weight);
      return wear.ratti === undefined
        ? strings.carats({ weight: carats })
        : strings.ratti({ ratti: format(wear.ratti), carats });
    }
    if (part === 'mantra' && wear.mantra)
      return <span lang={sanskritLang(wear.mantra) ?? 'sa'}>{wear.mantra}</span>;
    return part === 'substitutes' ? wear.substitutes?.join(', ') : wear[part];
  };
  const items = ORDER.map((part) => ({ label: strings.wear[part], value: valueOf(part) })).filter(
    ({ value }) => value !== undefined && value !== '',
  );

  return (
    <Card
      data-part="gem-card"
      {...rest}
      as={as}
      className={clsx(!advised && styles.notAdvised, className)}
      media={<GemDrawing gem={gem} size={96} className={clsx(!advised && styles.pale)} />}
      eyebrow={title}
      title={
        <>
          {name}{' '}
          <Text
            as="span"
            tone="muted"
            className={styles.alias}
            // Its Hindi name, in Latin letters.
            lang={sanskritLang(alias) && 'hi-Latn'}
          >
            {alias}
          </Text>
        </>
      }
      meta={
        <>
          <GrahaGlyph graha={graha} size={18} />
          {strings.of({ graha, name: grahaName })}
          {!advised && <Badge tone="danger">{strings.notAdvised}</Badge>}
        </>
      }
      footer={
        caution && (
          <Alert tone="warning" announce="off">
            <strong>{strings.caution}:</strong> {caution}
          </Alert>
        )
      }
    >
      <Text>{reason}</Text>
      {advised && items.length > 0 && <DescriptionList items={items} />}
      {children}
    </Card>
  );
}
