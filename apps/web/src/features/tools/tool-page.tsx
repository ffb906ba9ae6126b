import { Card } from '@jyoti/ui/card';
import { FocusOnMount } from '@jyoti/ui/focus-on-mount';
import { Grid, Section, Stack } from '@jyoti/ui/layout';
import { PageTitle } from '@jyoti/ui/page-title';
import { Part } from '@jyoti/ui/part';
import { SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import { Steps, type StepsProps } from '@jyoti/ui/steps';
import type { ReactNode } from 'react';
import { FailureAlert } from '../../platform/data/failure-alert.tsx';
import type { ResultInUrl } from './use-result-in-url.ts';

interface ToolPageProps<Result> {
  words: { title: string; lead: string; form: { failed: string } };
  found: ResultInUrl<Result>;
  result: (data: Result) => ReactNode;
  form: ReactNode;
  /** How the result is calculated. */
  how: { title: string; steps: StepsProps['items'] };
  /** Below the form: samples, testimonials, questions. */
  children?: ReactNode;
}

/** The page of a tool: the result for its URL, else the form with its explanation. */
export function ToolPage<Result>(props: ToolPageProps<Result>) {
  const { words, found, result, form, how, children } = props;
  const { isResultUrl, query, returned } = found;
  if (isResultUrl && query.data !== null) return <Section>{result(query.data)}</Section>;
  if (isResultUrl && query.failure === null) {
    return (
      <Section>
        <Stack gap="x5" aria-busy="true">
          <SkeletonText lines={3} />
          <SkeletonBlock blockSize="24rem" />
        </Stack>
      </Section>
    );
  }
  return (
    <Section>
      <Stack gap="x8">
        <Stack gap="x6">
          <FocusOnMount focus={returned}>
            <PageTitle title={words.title}>{words.lead}</PageTitle>
          </FocusOnMount>
          <Grid columns={{ base: 1, desktop: 2 }} gap="x6" align="start">
            <Card>
              {isResultUrl && (
                <FailureAlert
                  title={words.form.failed}
                  failure={query.failure}
                  onRetry={query.retry}
                />
              )}
              {form}
            </Card>
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
