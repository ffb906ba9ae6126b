import { clsx } from 'clsx';
import { useId, type ElementType, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Card } from '../card/index.ts';
import { Container, Divider, Heading, Stack, Text, type StackProps } from '../layout/index.ts';
import * as styles from './section.css.ts';

export interface SectionHeaderProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The heading of the section. */
  title: ReactNode;
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Size of the title: a step of the type scale. @default that of its level with a divider; else "h3" at level 2, "h4" below */
  size?: 'h2' | 'h3' | 'h4';
  /** The `id` of the heading, for an `aria-labelledby` or a link to it. */
  headingId?: string;
  /** One sentence on what the section shows. */
  description?: ReactNode;
  /** A Badge that applies to the whole section: "Sample data". */
  badge?: ReactNode;
  /** Actions for the whole section, at the end of the line: a link to all of its items. */
  actions?: ReactNode;
  /** The short scale below the title. @default false */
  divider?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** The heading of a section, with its sentence, badge and actions. */
export function SectionHeader({
  title,
  headingLevel = 2,
  size,
  headingId,
  description,
  badge,
  actions,
  divider = false,
  className,
  ...rest
}: SectionHeaderProps) {
  return (
    <div {...rest} className={clsx(styles.header, className)} data-part="section-header">
      <div className={clsx(styles.words, divider && styles.dividedWords)}>
        <div className={styles.line}>
          <Heading
            level={headingLevel}
            size={size ?? (divider ? undefined : headingLevel === 2 ? 'h3' : 'h4')}
            id={headingId}
            className={styles.title}
          >
            {title}
          </Heading>
          {!divider && badge}
        </div>
        {divider && (
          <div className={clsx(styles.line, styles.scale)}>
            <Divider length="short" />
            {badge}
          </div>
        )}
        {description && <Text tone="muted">{description}</Text>}
      </div>
      {actions}
    </div>
  );
}

export interface SectionProps
  extends
    Omit<StackProps, 'as' | 'title' | 'measure'>,
    Partial<Omit<SectionHeaderProps, keyof HTMLAttributes<HTMLDivElement> | 'ref'>> {
  /** The element it is. A `section` or an `article` is named by its title. @default "section" */
  as?: 'section' | 'div' | 'article' | 'li';
  /**
   * `plain`: in the flow of a page. `card`: on a Card, for content that is separate from the rest. `band`: across the page,
   * with centred content and padding above and below.
   * @default "plain"
   */
  variant?: 'plain' | 'card' | 'band';
  /** The heading. A band may contain its heading, or be without one. */
  title?: ReactNode;
  /** The short scale below the title. @default true in a band */
  divider?: boolean;
  /** Background of a band; bands alternate. @default "page" */
  surface?: 'page' | 'surface';
  /** A band with the title of the page: less space below the header. @default false */
  first?: boolean;
  /** Width of the content of a band; `bleed` runs to the edges of the page. @default "content" */
  width?: 'content' | 'form' | 'narrow' | 'bleed';
  /** The content. The children of a band set their own distances. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A section of a page: its heading, one sentence on what it shows, its content. */
export function Section({
  as = 'section',
  variant = 'plain',
  title,
  headingLevel,
  size,
  headingId,
  description,
  badge,
  actions,
  divider = variant === 'band',
  surface = 'page',
  first = false,
  width = 'content',
  gap = 'x4',
  align,
  className,
  children,
  ...rest
}: SectionProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  const isNamed = title !== undefined && (as === 'section' || as === 'article');
  const props = { ...(isNamed && { 'aria-labelledby': id }), ...rest };
  const content = (
    <>
      {title !== undefined && (
        <SectionHeader
          {...{ title, headingLevel, size, description, badge, actions, divider }}
          headingId={id}
          className={variant === 'band' ? styles.bandHeader : undefined}
        />
      )}
      {children}
    </>
  );
  if (variant === 'plain')
    return (
      <Stack {...props} {...{ as, gap, align, className }}>
        {content}
      </Stack>
    );
  if (variant === 'card')
    return (
      <Card {...props} {...{ as, className }}>
        <Stack gap={gap} align={align}>
          {content}
        </Stack>
      </Card>
    );
  const Element = as as ElementType;
  return (
    <Element
      {...props}
      className={clsx(styles.band({ surface, first }), className)}
      data-part="section"
      data-surface={surface}
    >
      {width === 'bleed' ? content : <Container width={width}>{content}</Container>}
    </Element>
  );
}

/** @deprecated Use Section with a `description`. */
export const Part = ({ intro, ...rest }: SectionProps & { intro?: ReactNode }) => (
  <Section {...rest} description={intro} />
);

/** @deprecated Use Section with `variant="card"`. */
export const PartCard = ({ intro, ...rest }: SectionProps & { intro?: ReactNode }) => (
  <Section {...rest} variant="card" description={intro} />
);

/** @deprecated Use SectionHeader with a `description`. */
export const PartHeading = ({ children, ...rest }: SectionHeaderProps) => (
  <SectionHeader {...rest} description={children} />
);

/** @deprecated Use Section with `variant="band"`, or SectionHeader with a `divider`. */
export const SectionHead = ({
  action,
  children,
  ...rest
}: SectionHeaderProps & { action?: ReactNode }) => (
  <SectionHeader {...rest} actions={action} description={children} divider />
);
