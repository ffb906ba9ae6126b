export { TabNav, TabNavLink, type TabNavLinkProps, type TabNavProps } from './tab-nav.tsx';
export { Tab, TabList, type TabListProps, type TabProps } from './tab-list.tsx';
export { TabPanel, type TabPanelProps } from './tab-panel.tsx';
export { Tabs, type TabsProps } from './tabs.tsx';
