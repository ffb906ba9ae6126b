import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Card } from '@jyoti/ui/card';
import { Container, Divider, Grid, Heading, Section, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { useHomeData } from '../../app/public-data.tsx';
import { useWords } from '../../words/index.ts';
import { Hero } from './hero.tsx';
import * as styles from './home.css.ts';

/** The home page. Its hero and figures come from the content store; without them the rest still stands. */
export function HomePage() {
  const words = useWords();
  const { data, failed, retry } = useHomeData();
  const slides = data?.slides ?? [];

  return (
    <>
      {data && slides.length > 0 && <Hero {...data} />}
      {data === null && !failed && <div className={styles.heroWaiting} />}
      {failed && (
        <Container className={styles.failed}>
          <Alert tone="warning" action={<Button onClick={retry}>{words.tryAgain}</Button>}>
            {words.home.failed}
          </Alert>
        </Container>
      )}
      <Section aria-labelledby="tools">
        <Stack gap="x6">
          <Stack gap="x3">
            <Heading level={slides.length > 0 ? 2 : 1} id="tools" size="h2">
              {words.home.toolsTitle}
            </Heading>
            <Divider length="short" />
            <Text size="lead" tone="muted">
              {words.home.toolsIntro}
            </Text>
          </Stack>
          <Card>
            <Stack gap="x4" align="start">
              <Heading level={3}>{words.home.kundli.title}</Heading>
              <Text>{words.home.kundli.text}</Text>
              <ButtonLink href="/kundli">{words.home.kundli.action}</ButtonLink>
            </Stack>
          </Card>
          <Grid as="ul" minItem="17rem">
            {words.home.promises.map(({ title, text }) => (
              <Stack as="li" key={title} gap="x2">
                <Heading level={3} size="h4">
                  {title}
                </Heading>
                <Text tone="muted">{text}</Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      </Section>
    </>
  );
}
