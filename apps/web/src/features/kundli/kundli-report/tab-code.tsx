import type { TabKey } from '@jyoti/reports';
import type { TabProps } from '../tabs/report-props.ts';
import { lazyPart, type LazyPart } from '../../../platform/lazy/lazy-part.tsx';
import { PanelComing } from './panel-coming.tsx';

type TabPart = LazyPart<TabProps>;

/** One module per main tab, with its texts. */
const tabParts: Readonly<Record<TabKey, TabPart>> = {
  kundli: lazyPart(() => import('../tabs/kundli-tab/kundli-tab.tsx'), 'KundliTab', <PanelComing />),
  general: lazyPart(
    () => import('../tabs/general-tab/general-tab.tsx'),
    'GeneralTab',
    <PanelComing />,
  ),
  dashas: lazyPart(() => import('../tabs/blocks/moment-part.tsx'), 'MomentPart', <PanelComing />),
  doshas: lazyPart(() => import('../tabs/doshas-tab/doshas-tab.tsx'), 'DoshasTab', <PanelComing />),
  astrologer: lazyPart(
    () => import('../tabs/astrologer-tab/astrologer-tab.tsx'),
    'AstrologerTab',
    <PanelComing />,
  ),
};

const allParts = Object.values(tabParts);

/** Renders the sub-tabs of a main tab. */
export const partOf = (tab: TabKey): TabPart => tabParts[tab];

/** Loads the code of every tab. Rejects if one fails to load. */
export async function loadAllTabs(): Promise<void> {
  await Promise.all(allParts.map(({ load }) => load()));
}
