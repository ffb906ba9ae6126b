import type { ZodiacPage } from '@jyoti/contract';
import { rashiNames, rashiNumbers } from '@jyoti/ui/glyphs';
import { useStrings } from '@jyoti/ui/i18n';
import { Grid, Heading, Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { List } from '@jyoti/ui/list';
import type { ReactNode } from 'react';
import { hrefOfRashi } from '../signs.ts';
import { zodiacSignMessages } from '../../../messages.generated/zodiac-sign.ts';
import * as styles from './zodiac-sign.css.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface WordsProps {
  title: string;
  items: readonly string[];
}

/** A few words each; names of signs link to their pages. */
function Words({ title, items }: WordsProps) {
  const signs = useStrings(rashiNames);
  return (
    <Stack gap="x2">
      <Heading level={3} size="h4">
        {title}
      </Heading>
      <List gap="x1">
        {items.map((item) => {
          const sign = rashiNumbers.find((number) => signs[number] === item);
          return <li key={item}>{sign ? <Link href={hrefOfRashi(sign)}>{item}</Link> : item}</li>;
        })}
      </List>
    </Stack>
  );
}

interface AspectProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

function Aspect({ id, title, text, children }: AspectProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <Sidebar
        side="start"
        inlineSize="15rem"
        gap="x4"
        aside={
          <Heading level={2} size="h3" id={`${id}-heading`}>
            {title}
          </Heading>
        }
      >
        <Stack gap="x5">
          <Text>{text}</Text>
          <Grid minItem="11rem" autoFit className={styles.lists}>
            {children}
          </Grid>
        </Stack>
      </Sidebar>
    </section>
  );
}

/** Descriptions of a sign: traits, compatibility, work, health. */
export function SignAspects({ sign }: { sign: ZodiacPage }) {
  const { aspects, lists } = useMessages(zodiacSignMessages);
  const { texts, detail } = sign;
  const { qualities, compatibility, career, health } = detail;
  return (
    <Stack gap="x7">
      <Aspect id="traits" title={aspects.traits} text={texts.traits}>
        <Words title={lists.traits} items={qualities.traits} />
        <Words title={lists.strengths} items={qualities.strengths} />
        <Words title={lists.challenges} items={qualities.challenges} />
      </Aspect>
      <Aspect id="compatibility" title={aspects.compatibility} text={texts.compatibility}>
        <Words title={lists.bestMatches} items={compatibility.bestMatches} />
        <Words title={lists.challenging} items={compatibility.challenging} />
      </Aspect>
      <Aspect id="career" title={aspects.career} text={texts.career}>
        <Words title={lists.suitableFields} items={career.suitableFields} />
        <Words title={lists.strengths} items={career.strengths} />
        <Words title={lists.challenges} items={career.challenges} />
      </Aspect>
      <Aspect id="health" title={aspects.health} text={texts.health}>
        <Words title={lists.strengths} items={health.strengths} />
        <Words title={lists.vulnerabilities} items={health.vulnerabilities} />
        <Words title={lists.recommendations} items={health.recommendations} />
      </Aspect>
    </Stack>
  );
}
