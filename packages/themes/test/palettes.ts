/**
 * The ten palettes of the design, column by column: the expected values of the themes, for derived and overridden
 * roles.
 */
export const COLOR_COLUMNS = ['primary', 'secondary', 'background', 'text', 'accent'] as const;
export const ROLE_COLUMNS = [
  'surface',
  'raised',
  'textMuted',
  'border',
  'control',
  'focus',
  'onPrimary',
  'success',
  'warning',
  'danger',
] as const;
export const ASTRO_COLUMNS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
  'fire',
  'earth',
  'air',
  'water',
] as const;

interface Row {
  readonly id: string;
  /** Of the specification's checklist. */
  readonly row: string;
  readonly scheme: 'dark' | 'light';
  readonly dynamic: boolean;
  readonly heading: string;
  readonly colors: string;
  readonly roles: string;
  readonly astro: string;
}

export const PALETTES: readonly Row[] = [
  {
    id: 'cosmic-depths',
    row: 'S0-313',
    scheme: 'dark',
    dynamic: false,
    heading: 'Tiro',
    colors: '#E3B45C #A3BBD9 #0F1A2B #F5EDDE #F2967A',
    roles: '#16243A #1F304A #A3B2C9 #33455F #687D9E #49EAF2 #1A1208 #79CD91 #F9BA5F #FB817C',
    astro:
      '#F28C5C #D0E1ED #F17070 #76C788 #EFC558 #F6B3D8 #87A2EA #B8977C #B1BCA8 #F7806A #D3A96F #7ACAE9 #7DCECE',
  },
  {
    id: 'mystic-oracle',
    row: 'S0-314',
    scheme: 'dark',
    dynamic: false,
    heading: 'Gotu',
    colors: '#F2B3A2 #CDB0CB #261425 #F8EAE6 #8AD1BF',
    roles: '#321C30 #41273E #BDAABB #573A53 #937290 #5FEDCF #1A1208 #79CD91 #F9BA5F #FB817C',
    astro:
      '#F28C5C #D0E1ED #F17070 #76C788 #EFC558 #F6B3D8 #87A2EA #B8977C #B1BCA8 #F7806A #D3A96F #7ACAE9 #7DCECE',
  },
  {
    id: 'celestial-light',
    row: 'S0-315',
    scheme: 'light',
    dynamic: false,
    heading: 'Tiro',
    colors: '#23417C #6B480A #F5E7C4 #1B2233 #9C3013',
    roles: '#FBF2DB #FFFAEE #4E586F #DCC999 #908057 #7C2F82 #FFFFFF #036A34 #7E5400 #9E2C2E',
    astro:
      '#AB4B16 #576570 #A82C34 #1D7339 #826400 #8D5375 #334889 #6E5137 #525C4A #AE3F2C #7B5518 #036884 #016869',
  },
  {
    id: 'zodiac-journey',
    row: 'S0-316',
    scheme: 'light',
    dynamic: false,
    heading: 'Eczar',
    colors: '#8A2216 #5F430C #F0CDB9 #34120C #0B515B',
    roles: '#F8E3D6 #FFF3EA #684C46 #DDB29B #916B54 #0053A5 #FFFFFF #006933 #7B5200 #9E2C2E',
    astro:
      '#9C3E00 #4F5E68 #A82C34 #106A32 #735800 #82496A #334889 #6E5137 #525C4A #A43422 #7A5416 #00647F #006767',
  },
  {
    id: 'planetary-influence',
    row: 'S0-317',
    scheme: 'light',
    dynamic: true,
    heading: 'Eczar',
    colors: '#41519A #565A61 #F6F6F3 #191B1E #7E4A12',
    roles: '#FFFFFF #FFFFFF #515964 #D9D9D3 #888777 #191B1E #FFFFFF #036A34 #7E5400 #9E2C2E',
    astro:
      '#AB4B16 #576570 #A82C34 #1D7339 #826400 #8D5375 #334889 #6E5137 #525C4A #AE3F2C #7B5518 #036884 #016869',
  },
  {
    id: 'lunar-cycles',
    row: 'S0-318',
    scheme: 'light',
    dynamic: true,
    heading: 'Tiro',
    colors: '#1F3A57 #45515F #D3DCE4 #132030 #7A3E0A',
    roles: '#E3EAEF #F3F7F9 #3E4E63 #B4C1CC #5E7182 #7C2F82 #FFFFFF #00622F #744D00 #9E2C2E',
    astro:
      '#953B00 #4B5964 #A32630 #04642C #6C5300 #7D4466 #334889 #6E5137 #505948 #9F301E #755010 #005F79 #006161',
  },
  {
    id: 'stargazer',
    row: 'S0-319',
    scheme: 'dark',
    dynamic: false,
    heading: 'Gotu',
    colors: '#94D2FF #AFBAC5 #05070A #F1F5F8 #FF948A',
    roles: '#0F1318 #1A2028 #A8B2BE #2C343E #667382 #FFBFB7 #05070A #79CD91 #F9BA5F #FB817C',
    astro:
      '#F28C5C #D0E1ED #F17070 #76C788 #EFC558 #F6B3D8 #87A2EA #B8977C #B1BCA8 #F7806A #D3A96F #7ACAE9 #7DCECE',
  },
  {
    id: 'sacred-geometry',
    row: 'S0-320',
    scheme: 'dark',
    dynamic: false,
    heading: 'Gotu',
    colors: '#FBE7C4 #F3C79A #5A2015 #FDF5E8 #F8CB55',
    roles: '#682A1D #773627 #DCBFB9 #934F3C #BE8E84 #F5CC64 #1A1208 #79CD91 #F9BA5F #FFA29C',
    astro:
      '#FFA277 #D0E1ED #FF9D9A #7ACA8C #EFC558 #F6B3D8 #9DB8FF #D4B396 #B1BCA8 #FFA08D #DBB176 #7ACAE9 #7DCECE',
  },
  {
    id: 'elemental-balance',
    row: 'S0-321',
    scheme: 'dark',
    dynamic: false,
    heading: 'Eczar',
    colors: '#BFDB7E #9CCBC8 #10261D #F2F0E1 #F4AC6A',
    roles: '#183328 #214234 #9DB9AC #36594A #699380 #FFC38F #1A1208 #79CD91 #F9BA5F #FE847E',
    astro:
      '#F28C5C #D0E1ED #FF807F #76C788 #EFC558 #F6B3D8 #89A4ED #C09F83 #B1BCA8 #FA836C #D3A96F #7ACAE9 #7DCECE',
  },
  {
    id: 'cosmic-harmony',
    row: 'S0-322',
    scheme: 'light',
    dynamic: false,
    heading: 'Tiro',
    colors: '#0A5654 #54467F #CDE9DB #0D2927 #9C1756',
    roles: '#E2F3EA #F4FBF7 #3D5F5C #A5CDB8 #5D8673 #0053A5 #FFFFFF #036A34 #7E5400 #9E2C2E',
    astro:
      '#A74810 #576570 #A82C34 #1D7339 #7E6100 #8C5274 #334889 #6E5137 #525C4A #AE3F2C #7B5518 #036884 #016869',
  },
];
