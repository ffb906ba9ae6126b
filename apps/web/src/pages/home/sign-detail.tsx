import type { ZodiacSign } from '@jyoti/contract';
import { Heading, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { aspects, readingOf, type AspectReading } from './sign-reading.ts';
import * as styles from './traits.css.ts';
import { useHomeWords } from './words.ts';

function Reading({ lead, groups, famous }: AspectReading) {
  const { traits: words } = useHomeWords();
  return (
    <div className={styles.panel}>
      <div>
        <Text size="small" tone="muted">
          {words.leads[lead.title]}
        </Text>
        <p className={styles.sentence}>{lead.sentence}</p>
      </div>
      <div className={styles.groups}>
        {groups.map(({ title, texts }) => (
          <div key={title}>
            <Heading level={4}>{words.groups[title]}</Heading>
            <ul className={styles.list}>
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {famous && (
        <Text size="small" tone="muted">
          {words.famous(famous.join(', '))}
        </Text>
      )}
    </div>
  );
}

/** A sign: its names, element, lord and days, and what tradition says of it under four tabs. */
export function SignDetail({ sign }: { sign: ZodiacSign }) {
  const { traits: words } = useHomeWords();
  const { sanskritName, detail } = sign;
  return (
    <div className={styles.detail}>
      <div>
        <Heading level={3}>{`${sanskritName} · ${sign.sign}`}</Heading>
        <Text tone="muted">{[sign.element, sign.rulingPlanet, sign.dateRange].join(' · ')}</Text>
      </div>
      {detail ? (
        <Tabs label={words.tabsOf(sanskritName)} defaultValue="traits" keepMounted>
          <TabList>
            {aspects.map((aspect) => (
              <Tab key={aspect} value={aspect}>
                {words.tabs[aspect]}
              </Tab>
            ))}
          </TabList>
          {aspects.map((aspect) => (
            <TabPanel key={aspect} value={aspect}>
              <Reading {...readingOf(detail, aspect)} />
            </TabPanel>
          ))}
        </Tabs>
      ) : (
        <Text tone="muted">{words.none}</Text>
      )}
      <Link href={sign.url} variant="standalone">
        {words.more(sanskritName)}
      </Link>
    </div>
  );
}
