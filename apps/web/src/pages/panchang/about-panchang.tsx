import { Card } from '@jyoti/ui/card';
import { Grid } from '@jyoti/ui/layout';
import { Part, PartHeading } from '@jyoti/ui/part';
import { PageQuestions } from '../../reading/page-questions.tsx';
import { usePanchangWords } from './words.ts';

/** What the five limbs are, and the questions of the FAQ page that belong here. */
export function AboutPanchang() {
  const { about } = usePanchangWords();
  return (
    <>
      <Part title={about.title} gap="x5">
        <Grid as="ul" minItem="12.5rem" gap="x4">
          {about.limbs.map(({ name, text }) => (
            <Card as="li" key={name}>
              <PartHeading title={name} headingLevel={3}>
                {text}
              </PartHeading>
            </Card>
          ))}
        </Grid>
      </Part>
      <PageQuestions page="panchang" title={about.questions} />
    </>
  );
}
