import { Card } from '@jyoti/ui/card';
import { Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { PageQuestions } from '../../reading/page-questions.tsx';
import { usePanchangWords } from './words.ts';

/** What the five limbs are, and the questions of the FAQ page that belong here. */
export function AboutPanchang() {
  const { about } = usePanchangWords();
  return (
    <>
      <Stack as="section" gap="x5" aria-labelledby="five-limbs">
        <Heading level={2} size="h3" id="five-limbs">
          {about.title}
        </Heading>
        <Grid as="ul" minItem="12.5rem" gap="x4">
          {about.limbs.map(({ name, text }) => (
            <Card as="li" key={name}>
              <Stack gap="x2">
                <Heading level={3} size="h4">
                  {name}
                </Heading>
                <Text tone="muted">{text}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
      <PageQuestions page="panchang" title={about.questions} />
    </>
  );
}
