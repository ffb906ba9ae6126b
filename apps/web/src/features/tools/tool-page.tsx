import { Card } from '@jyoti/ui/card';
import { FocusOnMount } from '@jyoti/ui/focus-on-mount';
import { Grid, Heading, Stack } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { PageHeader } from '@jyoti/ui/page-header';
import { List, ListItem } from '@jyoti/ui/list';
import { SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import type { ReactNode } from 'react';
import { FailureAlert } from '../../platform/data/failure-alert.tsx';
import type { ResultInUrl } from './use-result-in-url.ts';

interface ToolPageProps<Result> {
  words: { title: string; lead: string; form: { failed: string } };
  found: ResultInUrl<Result>;
  result: (data: Result) => ReactNode;
  form: ReactNode;
  /** How the result is calculated. */
  how: { title: string; steps: readonly { title: string; text: string }[] };
  /** Below the form: samples, testimonials, questions. */
  children?: ReactNode;
}

/** The page of a tool: the result for its URL, else the form with its explanation. */
export function ToolPage<Result>(props: ToolPageProps<Result>) {
  const { words, found, result, form, how, children } = props;
  const { isResultUrl, query, returned } = found;
  if (isResultUrl && query.data !== null)
    return <Section variant="band">{result(query.data)}</Section>;
  if (isResultUrl && query.failure === null) {
    return (
      <Section variant="band">
        <Stack gap="x5" aria-busy="true">
          <SkeletonText lines={3} />
          <SkeletonBlock blockSize="24rem" />
        </Stack>
      </Section>
    );
  }
  return (
    <Section variant="band">
      <Stack gap="x8">
        <Stack gap="x6">
          <FocusOnMount focus={returned}>
            <PageHeader title={words.title} description={words.lead} />
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
            <Section title={how.title} gap="x5">
              <List ordered variant="steps">
                {how.steps.map(({ title, text }) => (
                  <ListItem key={text} detail={text}>
                    <Heading level={3} size="h4">
                      {title}
                    </Heading>
                  </ListItem>
                ))}
              </List>
            </Section>
          </Grid>
        </Stack>
        {children}
      </Stack>
    </Section>
  );
}
