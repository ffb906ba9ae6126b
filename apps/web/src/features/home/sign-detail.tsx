import type { ZodiacSign } from '@jyoti/contract';
import { formatList } from '@jyoti/language';
import { Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { List } from '@jyoti/ui/list';
import { aspects, readingOf, type AspectReading } from './sign-reading.ts';
import * as styles from './home.css.ts';
import { homeSectionsMessages } from '../../messages.generated/home-sections.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

function Reading({ lead, groups, famous }: AspectReading) {
  const { traits: words } = useMessages(homeSectionsMessages);
  const language = useLanguage();
  return (
    <Stack gap="x4">
      <div>
        <Text size="small" tone="muted">
          {words.leads[lead.title]}
        </Text>
        <Text face="heading" size="h3">
          {lead.sentence}
        </Text>
      </div>
      <Grid minItem="9rem" autoFit>
        {groups.map(({ title, texts }) => (
          <div key={title}>
            <Heading level={4}>{words.groups[title]}</Heading>
            <List gap="x1">
              {texts.map((text) => (
                <Text key={text} as="li" tone="muted">
                  {text}
                </Text>
              ))}
            </List>
          </div>
        ))}
      </Grid>
      {famous && (
        <Text size="small" tone="muted">
          {words.famous({ names: formatList(famous, language) })}
        </Text>
      )}
    </Stack>
  );
}

/** A sign: its names, element, lord and dates, and four tabs of traditional descriptions. */
export function SignDetail({ sign }: { sign: ZodiacSign }) {
  const { traits: words } = useMessages(homeSectionsMessages);
  const language = useLanguage();
  const { sanskritName, detail } = sign;
  return (
    <Stack className={styles.signDetail}>
      <div>
        <Heading level={3}>
          {sign.sign === sanskritName
            ? sanskritName
            : words.heading({ sign: sign.sign, sanskrit: sanskritName })}
        </Heading>
        <Text tone="muted">{[sign.element, sign.rulingPlanet, sign.dateRange].join(' · ')}</Text>
      </div>
      {detail ? (
        <Tabs label={words.tabsOf({ sign: sign.sign })} defaultValue="traits" keepMounted>
          <TabList>
            {aspects.map((aspect) => (
              <Tab key={aspect} value={aspect}>
                {words.tabs[aspect]}
              </Tab>
            ))}
          </TabList>
          {aspects.map((aspect) => (
            <TabPanel key={aspect} value={aspect}>
              <Reading {...readingOf(detail, aspect, words, language)} />
            </TabPanel>
          ))}
        </Tabs>
      ) : (
        <Text tone="muted">{words.none}</Text>
      )}
      <Link href={sign.url} variant="standalone">
        {words.more({ sign: sign.sign })}
      </Link>
    </Stack>
  );
}
