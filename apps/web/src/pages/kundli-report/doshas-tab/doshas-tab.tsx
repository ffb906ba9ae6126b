import { Stack } from '@jyoti/ui/layout';
import type { ComponentType } from 'react';
import type { TabProps } from '../report-props.ts';
import type { SubTabKey } from '../report-tabs.ts';
import { KaalSarpDosh } from './kaal-sarp-dosh.tsx';
import { MangalDosh } from './mangal-dosh.tsx';
import { ManglikDosh } from './manglik-dosh.tsx';
import { Papasamaya } from './papasamaya.tsx';
import { PitraDosh } from './pitra-dosh.tsx';
import { SadeSati } from './sade-sati.tsx';

const parts: Record<SubTabKey<'doshas'>, ComponentType<TabProps>> = {
  'mangal-dosh': MangalDosh,
  'kaal-sarp-dosh': KaalSarpDosh,
  'manglik-dosh': ManglikDosh,
  'pitra-dosh': PitraDosh,
  papasamaya: Papasamaya,
};

/** The main tab Doshas. Sade sati, which the specification gives no sub-tab, waits folded below each. */
export function DoshasTab(props: TabProps) {
  const Part = parts[props.subTab.key as SubTabKey<'doshas'>];
  return (
    <Stack gap="x6">
      <Part {...props} />
      {props.kundli.doshas && (
        <SadeSati
          sadesati={props.kundli.doshas.sadesati}
          timezone={props.kundli.settings.timezone}
          now={props.now}
        />
      )}
    </Stack>
  );
}
