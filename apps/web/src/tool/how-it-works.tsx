import { Card } from '@jyoti/ui/card';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import * as styles from './tool.css.ts';

interface HowItWorksProps {
  title: string;
  /** In the order in which they happen. */
  steps: readonly { title: string; text: string }[];
}

/** How a tool comes to its answer, in numbered steps. */
export function HowItWorks({ title, steps }: HowItWorksProps) {
  return (
    <Stack as="section" gap="x5" aria-labelledby="how-it-works">
      <Heading level={2} size="h3" id="how-it-works">
        {title}
      </Heading>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Card as="li" key={step.title} className={styles.step}>
            <Stack gap="x2">
              <Heading level={3} size="h4">
                {step.title}
              </Heading>
              <Text tone="muted">{step.text}</Text>
            </Stack>
          </Card>
        ))}
      </ol>
    </Stack>
  );
}
