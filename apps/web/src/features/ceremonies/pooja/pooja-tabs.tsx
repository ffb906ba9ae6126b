import type { Pooja } from '@jyoti/contract';
import { Avatar } from '@jyoti/ui/avatar';
import { Cluster, Heading, Stack, Text } from '@jyoti/ui/layout';
import { Prose } from '@jyoti/ui/prose';
import { List, ListItem } from '@jyoti/ui/list';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { useSearchParams } from 'react-router-dom';
import * as styles from './pooja.css.ts';
import { poojaMessages } from '../../../messages.generated/pooja.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const poojaTabs = ['about', 'benefits', 'process', 'maximumBenefits', 'pandit'] as const;
type PoojaTab = (typeof poojaTabs)[number];

/** Texts as numbered steps. */
const stepsOf = (items: readonly string[]) => (
  <List ordered variant="steps">
    {items.map((text) => (
      <ListItem key={text}>{text}</ListItem>
    ))}
  </List>
);

function Panel({ tab, pooja }: { tab: PoojaTab; pooja: Pooja }) {
  switch (tab) {
    case 'about':
      return (
        <Prose>
          <p>{pooja.aboutPooja}</p>
        </Prose>
      );
    case 'benefits':
      return (
        <Prose>
          <ul>
            {pooja.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </Prose>
      );
    case 'process':
      return stepsOf(pooja.howItHappens);
    case 'maximumBenefits':
      return stepsOf(pooja.maximumBenefits);
    case 'pandit':
      return (
        <Cluster gap="x5" align="start">
          <Avatar name={pooja.panditName} shape="arch" size="large" decorative />
          <Stack gap="x2" className={styles.besidePortrait}>
            <Heading level={2} size="h3">
              {pooja.panditName}
            </Heading>
            <Text>{pooja.panditDescription}</Text>
          </Stack>
        </Cluster>
      );
  }
}

/** The description of the ceremony in five tabs; the open one is in the URL. */
export function PoojaTabs({ pooja }: { pooja: Pooja }) {
  const words = useMessages(poojaMessages);
  const [search, setSearch] = useSearchParams();
  const open = poojaTabs.find((tab) => tab === search.get('tab')) ?? 'about';
  return (
    <Tabs
      label={words.tabsLabel}
      value={open}
      onValueChange={(chosen) =>
        setSearch(
          (before) => {
            const after = new URLSearchParams(before);
            after.set('tab', chosen);
            return after;
          },
          { replace: true, preventScrollReset: true },
        )
      }
    >
      <TabList>
        {poojaTabs.map((tab) => (
          <Tab key={tab} value={tab}>
            {words.tabs[tab]}
          </Tab>
        ))}
      </TabList>
      {poojaTabs.map((tab) => (
        <TabPanel key={tab} value={tab} className={styles.panel}>
          <Panel tab={tab} pooja={pooja} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
