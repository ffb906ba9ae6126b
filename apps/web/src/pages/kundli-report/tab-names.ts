import { tabNamesEn, tabNamesHi } from '@jyoti/reports';

/** Names of the tabs and sub-tabs. */
export const tabNames = { en: tabNamesEn, hi: tabNamesHi };
