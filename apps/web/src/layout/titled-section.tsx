import { Card } from '@jyoti/ui/card';
import { Heading, Stack, type HeadingProps, type StackProps } from '@jyoti/ui/layout';

interface TitledSectionProps extends Pick<StackProps, 'gap' | 'align' | 'children'> {
  title: string;
  /** Id of the heading, which then names the section. */
  id?: string;
  /** On a card. @default false */
  card?: boolean;
  /** Of the heading, in the outline of the page. @default 2 */
  level?: HeadingProps['level'];
  /** Of the heading. @default 'h3' */
  size?: HeadingProps['size'];
}

/** A section of a page below its heading. */
export function TitledSection(props: TitledSectionProps) {
  const { title, id, card = false, level = 2, size = 'h3', gap = 'x4', align, children } = props;
  const content = (
    <>
      <Heading level={level} size={size} id={id}>
        {title}
      </Heading>
      {children}
    </>
  );
  const layout = { gap, align };
  if (!card) {
    return (
      <Stack as="section" aria-labelledby={id} {...layout}>
        {content}
      </Stack>
    );
  }
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack {...layout}>{content}</Stack>
    </Card>
  );
}
