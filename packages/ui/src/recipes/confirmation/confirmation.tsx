import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Card } from '../../card/index.ts';
import { DescriptionList } from '../../description-list/index.ts';
import { FocusOnMount } from '../../focus-on-mount/index.ts';
import { Heading, Stack, Text } from '../../layout/index.ts';

export interface ConfirmationProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What happened: "We have your message". */
  title: string;
  /** Level of the title in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Reference number. */
  reference?: {
    /** What the number is: "Booking number". */
    label: string;
    /** The number, which can be copied. */
    value: string;
  };
  /** What happens next, in a sentence or two. */
  children: ReactNode;
  /** A button or link to what can be done now. */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Replaces a form that was sent: what happened, its reference number, what happens next. Receives
 * focus and is announced.
 */
export function Confirmation({
  title,
  headingLevel = 3,
  reference,
  children,
  action,
  ...rest
}: ConfirmationProps) {
  return (
    <FocusOnMount role="status" {...rest} data-part="confirmation">
      <Card variant="folio">
        <Stack gap="x4" align="start">
          <Heading level={headingLevel}>{title}</Heading>
          {reference && (
            <DescriptionList
              layout="inline"
              items={[
                {
                  label: reference.label,
                  value: (
                    <Text as="strong" size="h3" weight="strong">
                      {reference.value}
                    </Text>
                  ),
                },
              ]}
            />
          )}
          <Text>{children}</Text>
          {action}
        </Stack>
      </Card>
    </FocusOnMount>
  );
}
