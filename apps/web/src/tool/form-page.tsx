import { Card } from '@jyoti/ui/card';
import { FocusOnMount } from '@jyoti/ui/focus-on-mount';
import { Grid, Section, Stack } from '@jyoti/ui/layout';
import { PageTitle } from '@jyoti/ui/page-title';
import { Part } from '@jyoti/ui/part';
import { SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import { Steps, type StepsProps } from '@jyoti/ui/steps';
import type { ReactNode } from 'react';

interface FormPageProps {
  title: string;
  lead: string;
  /** Whether the visitor came back from the result: the title takes the focus. */
  returned: boolean;
  form: ReactNode;
  /** How the answer is calculated. */
  how: { title: string; steps: StepsProps['items'] };
  /** What is below: samples, testimonials, questions. */
  children?: ReactNode;
}

/** The page of a tool before its result: title, form beside its explanation, further sections. */
export function FormPage({ title, lead, returned, form, how, children }: FormPageProps) {
  return (
    <Section>
      <Stack gap="x8">
        <Stack gap="x6">
          <FocusOnMount focus={returned}>
            <PageTitle title={title}>{lead}</PageTitle>
          </FocusOnMount>
          <Grid columns={{ base: 1, desktop: 2 }} gap="x6" align="start">
            <Card>{form}</Card>
            <Part title={how.title} gap="x5">
              <Steps items={how.steps} />
            </Part>
          </Grid>
        </Stack>
        {children}
      </Stack>
    </Section>
  );
}

/** Until the result that an address asks for is there. */
export function ResultComing() {
  return (
    <Section>
      <Stack gap="x5" aria-busy="true">
        <SkeletonText lines={3} />
        <SkeletonBlock blockSize="24rem" />
      </Stack>
    </Section>
  );
}
