import type { ZodiacPage } from '@jyoti/contract';
import { Heading, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import type { ReactNode } from 'react';
import { addressOfSign, rashiOf } from '../../reading/sign-names.ts';
import { useSignWords } from './words.ts';
import * as styles from './zodiac-sign.css.ts';

interface ListProps {
  title: string;
  items: readonly string[];
}

/** A few words each; the name of a sign leads to its page. */
function List({ title, items }: ListProps) {
  return (
    <div>
      <Heading level={3} size="h4">
        {title}
      </Heading>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            {rashiOf(item) === null ? item : <Link href={addressOfSign(item)}>{item}</Link>}
          </li>
        ))}
      </ul>
    </div>
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
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.aspect}>
      <Heading level={2} size="h3" id={`${id}-heading`}>
        {title}
      </Heading>
      <div className={styles.aspectText}>
        <Text>{text}</Text>
        <div className={styles.lists}>{children}</div>
      </div>
    </section>
  );
}

/** What is said of a sign: its traits, its company, its work, its health. */
export function SignAspects({ sign }: { sign: ZodiacPage }) {
  const { aspects, lists } = useSignWords();
  const { texts, detail } = sign;
  const { qualities, compatibility, career, health } = detail;
  return (
    <div className={styles.aspects}>
      <Aspect id="traits" title={aspects.traits} text={texts.traits}>
        <List title={lists.traits} items={qualities.traits} />
        <List title={lists.strengths} items={qualities.strengths} />
        <List title={lists.challenges} items={qualities.challenges} />
      </Aspect>
      <Aspect id="compatibility" title={aspects.compatibility} text={texts.compatibility}>
        <List title={lists.bestMatches} items={compatibility.bestMatches} />
        <List title={lists.challenging} items={compatibility.challenging} />
      </Aspect>
      <Aspect id="career" title={aspects.career} text={texts.career}>
        <List title={lists.suitableFields} items={career.suitableFields} />
        <List title={lists.strengths} items={career.strengths} />
        <List title={lists.challenges} items={career.challenges} />
      </Aspect>
      <Aspect id="health" title={aspects.health} text={texts.health}>
        <List title={lists.strengths} items={health.strengths} />
        <List title={lists.vulnerabilities} items={health.vulnerabilities} />
        <List title={lists.recommendations} items={health.recommendations} />
      </Aspect>
    </div>
  );
}
