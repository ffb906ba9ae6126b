import type { ComponentType } from 'react';
import type { TabProps } from '../report-props.ts';
import type { SubTabKey } from '../report-tabs.ts';
import { Antardasha } from './antardasha.tsx';
import { CharDashaCurrent, CharDashaMain, CharDashaSub } from './char-dasha.tsx';
import { CurrentMahadashaFull } from './current-mahadasha-full.tsx';
import { CurrentMahadasha } from './current-mahadasha.tsx';
import { MahadashaPrediction } from './mahadasha-prediction.tsx';
import { Mahadasha } from './mahadasha.tsx';
import { YoginiDashaMain, YoginiDashaSub } from './yogini-dasha.tsx';

const parts: Record<SubTabKey<'dashas'>, ComponentType<TabProps>> = {
  mahadasha: Mahadasha,
  'mahadasha-prediction': MahadashaPrediction,
  antardasha: Antardasha,
  'char-dasha-current': CharDashaCurrent,
  'char-dasha-main': CharDashaMain,
  'char-dasha-sub': CharDashaSub,
  'current-mahadasha': CurrentMahadasha,
  'current-mahadasha-full': CurrentMahadashaFull,
  'yogini-dasha-main': YoginiDashaMain,
  'yogini-dasha-sub': YoginiDashaSub,
};

/** The main tab Dashas: when. */
export function DashasTab(props: TabProps) {
  const Part = parts[props.subTab.key as SubTabKey<'dashas'>];
  return <Part {...props} />;
}
