import { Heading, Stack } from '@jyoti/ui/layout';
import { Steps, type StepsProps } from '@jyoti/ui/steps';

/** How a tool comes to its answer, in numbered steps under a heading. */
export function HowItWorks({ title, steps }: { title: string; steps: StepsProps['steps'] }) {
  return (
    <Stack as="section" gap="x5" aria-labelledby="how-it-works">
      <Heading level={2} size="h3" id="how-it-works">
        {title}
      </Heading>
      <Steps steps={steps} />
    </Stack>
  );
}
