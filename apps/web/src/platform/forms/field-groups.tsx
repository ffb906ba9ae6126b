import { Grid, Heading, Rule, Stack, Text, type GridProps } from '@jyoti/ui/layout';
import { useId, type ReactNode } from 'react';

/** Two fields beside each other, on a phone one below the other, as far apart as the fields of a form. */
export function FieldRow(props: Omit<GridProps, 'columns' | 'minItem' | 'gap' | 'align'>) {
  return <Grid {...props} columns={{ base: 1, landscape: 2 }} gap="x5" align="start" />;
}

interface FieldGroupProps {
  title: string;
  /** Why the form has these fields. */
  text?: string;
  children: ReactNode;
}

/** Fields of a form under a heading. */
export function FieldGroup({ title, text, children }: FieldGroupProps) {
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id} gap="x5">
      <Stack gap="x2">
        <Heading level={2} size="h4" id={id}>
          {title}
        </Heading>
        <Rule />
        {text !== undefined && (
          <Text size="small" tone="muted">
            {text}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
