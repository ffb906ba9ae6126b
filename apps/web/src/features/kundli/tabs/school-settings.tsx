import { type SchoolName } from '@jyoti/contract';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { useId, type ReactNode } from 'react';
import { OwnAyanamsa } from './own-ayanamsa.tsx';
import { SettingSelect } from './setting-select.tsx';
import { schoolHintsMessages } from '../../../messages.generated/school-hints.ts';
import { schoolsMessages } from '../../../messages.generated/schools.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Every choice on which schools differ, by subject. */
const groups = {
  nodes: ['node_aspects', 'node_dignity'],
  jaimini: ['arudha_exceptions', 'arudha_lords', 'upapada', 'chara_lords', 'chara_exaltation'],
  strengths: ['shadbala_school', 'vimsopaka_exaltation', 'benefic_moon', 'benefic_mercury'],
  yogas: ['mangal_houses', 'adhi_yoga'],
  others: ['kp_nodes', 'vimshottari_star', 'kantaka_school', 'contact_orb'],
} as const satisfies Record<string, readonly SchoolName[]>;

type Group = keyof typeof groups;

const groupNames = Object.keys(groups) as Group[];

/** The choices on which schools of astrology differ, hidden at first so that they do not distract other readers. */
export function SchoolSettings({ defaultOpen }: { defaultOpen: boolean }) {
  const words = useMessages(schoolHintsMessages);
  return (
    <Disclosure label={words.title} defaultOpen={defaultOpen}>
      <Stack gap="x5">
        <Text size="small" tone="muted">
          {words.intro}
        </Text>
        <SettingGroup title={words.groups.ayanamsa}>
          <OwnAyanamsa />
        </SettingGroup>
        {groupNames.map((group) => (
          <SchoolGroup key={group} group={group} />
        ))}
      </Stack>
    </Disclosure>
  );
}

function SchoolGroup({ group }: { group: Group }) {
  const { groups: titles, hints } = useMessages(schoolHintsMessages);
  const words = { ...useMessages(schoolsMessages), hints };
  return (
    <SettingGroup title={titles[group]}>
      {groups[group].map((name) => (
        <SettingSelect key={name} name={name} words={words} />
      ))}
    </SettingGroup>
  );
}

function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack gap="x3" role="group" aria-labelledby={id}>
      <Heading level={3} size="h4" id={id}>
        {title}
      </Heading>
      <Grid minItem="18rem" gap="x4" align="start" autoFit>
        {children}
      </Grid>
    </Stack>
  );
}
