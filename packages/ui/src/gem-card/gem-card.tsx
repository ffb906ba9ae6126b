import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Badge } from '../badge/index.ts';
import { GemDrawing, gemNames, grahaOfGem, type GemId } from '../gem-drawing/index.ts';
import { GrahaGlyph, grahaNames } from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import { InfoIcon } from '../icons/index.ts';
import { Heading } from '../layout/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { useWrittenNumber } from '../shared/format/use-written-number.ts';
import * as styles from './gem-card.css.ts';
import { gemCardStrings } from '../messages.generated/en/components/GemCard.ts';
import type { GemWear } from './gem-wear.ts';

export interface GemCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
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
  /** The element it is. @default "article" */
  as?: 'article' | 'li' | 'div';
  /** Level of the name in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  ref?: Ref<HTMLElement>;
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
  as: Element = 'article',
  headingLevel = 3,
  className,
  ref,
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
    return part === 'substitutes' ? wear.substitutes?.join(', ') : wear[part];
  };
  const items = ORDER.map((part) => ({ label: strings.wear[part], value: valueOf(part) })).filter(
    ({ value }) => value !== undefined && value !== '',
  );

  return (
    <Element
      {...rest}
      // The three elements have the same handlers and attributes.
      ref={ref as Ref<never>}
      className={clsx(styles.root, className)}
      data-part="gem-card"
      data-state={advised ? 'advised' : 'not-advised'}
    >
      <div className={styles.head}>
        <GemDrawing gem={gem} size={96} className={clsx(!advised && styles.pale)} />
        <div className={styles.words}>
          {title && <p className={styles.title}>{title}</p>}
          <Heading level={headingLevel} size="h4">
            {name} <span className={styles.alias}>{alias}</span>
          </Heading>
          <p className={styles.graha}>
            <GrahaGlyph graha={graha} size={18} />
            {strings.of({ graha, name: grahaName })}
          </p>
          {!advised && (
            <p>
              <Badge tone="danger">{strings.notAdvised}</Badge>
            </p>
          )}
        </div>
      </div>
      <p>{reason}</p>
      {advised && items.length > 0 && <DescriptionList items={items} />}
      {children}
      {caution && (
        <div className={styles.caution}>
          <InfoIcon size={20} className={styles.cautionIcon} aria-hidden />
          <div>
            <span className={styles.cautionName}>{strings.caution}:</span> {caution}
          </div>
        </div>
      )}
    </Element>
  );
}
