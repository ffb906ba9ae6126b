import type { Hex } from './color.ts';

/** A text in each language of the kit. */
export interface Bilingual {
  readonly en: string;
  readonly hi: string;
}

/** Icons of the ten themes; a product's own theme may name another that its picker knows. */
export type ThemeIcon =
  | 'gnomon'
  | 'diya'
  | 'folio'
  | 'arch'
  | 'circle-in-square'
  | 'gibbous-moon'
  | 'three-stars'
  | 'kolam'
  | 'triangle-over-crescent'
  | 'peacock-eye'
  | (string & {});

/** What a theme picker shows: the specification's Theme without its fonts and pictures. */
export interface ThemeCard {
  readonly id: string;
  readonly name: Bilingual;
  /** One line about the theme. */
  readonly description: Bilingual;
  readonly icon: ThemeIcon;
  readonly scheme: 'dark' | 'light';
  /** True when the theme changes with the sky (weekday lord, phase of the moon) at page load. */
  readonly dynamic: boolean;
  readonly colors: {
    readonly primary: Hex;
    readonly secondary: Hex;
    readonly background: Hex;
    readonly text: Hex;
    readonly accent: Hex;
  };
}

export type ColorRole =
  | keyof ThemeCard['colors']
  | 'surface'
  | 'raised'
  | 'textMuted'
  | 'border'
  | 'control'
  | 'onPrimary'
  | 'primarySoft'
  | 'onAccent'
  | 'focus'
  | 'success'
  | 'successSoft'
  | 'warning'
  | 'warningSoft'
  | 'danger'
  | 'dangerSoft'
  | 'info'
  | 'infoSoft'
  | 'sky1'
  | 'sky2'
  | 'sky3'
  | 'dawn1'
  | 'dawn2'
  | 'dawn3';

export type GrahaRole =
  'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu';

export type ElementRole = 'fire' | 'earth' | 'air' | 'water';

export type AstroRole =
  GrahaRole | ElementRole | 'auspicious' | 'neutral' | 'inauspicious' | 'chartLine' | 'chartLagna';

export type Colors = Readonly<Record<ColorRole, Hex>>;
export type AstroColors = Readonly<Record<AstroRole, Hex>>;

/** An SVG written for one theme and the size, in px, at which it is laid as a background. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Draws with the theme's own colours. `variant` is the value of the running variant of a dynamic theme. */
export type DrawingOf = (color: Colors, astro: AstroColors, variant?: string) => Drawing;

/** One value of a dynamic theme's data attribute and what it changes. */
export interface ThemeVariant {
  readonly value: string;
  readonly colors?: Partial<ThemeCard['colors']>;
  readonly roles?: Partial<Record<ColorRole, Hex>>;
}

/** One theme. Everything that is not given is derived from the five colours. */
export interface ThemeInput extends ThemeCard {
  readonly fonts: {
    /** A `font-family` list. */
    readonly heading: string;
    readonly headingWeight: number;
    /** A `font-family` list. */
    readonly body: string;
  };
  /** Roles set by hand; they are checked like derived ones. */
  readonly roles?: Partial<Record<Exclude<ColorRole, keyof ThemeCard['colors']>, Hex>>;
  readonly astro?: Partial<Record<AstroRole, Hex>>;
  /** One ground for all soft fills, for a theme whose own ground is too deep or too strong for tints. */
  readonly well?: Hex;
  /** The woven edge of a page; the brass scale when left out. */
  readonly edge?: DrawingOf;
  /** Behind hero and empty pages; nothing when left out. */
  readonly backdrop?: DrawingOf;
  readonly variants?: {
    /** Name of the data attribute without `data-`, e.g. `vaar`. */
    readonly attribute: string;
    readonly values: readonly ThemeVariant[];
  };
}

/** Everything of a theme that a variant may change. */
export interface Palette {
  readonly color: Colors;
  readonly astro: AstroColors;
  readonly edge: Drawing;
  readonly backdrop: Drawing | undefined;
}

export interface ResolvedVariant extends Palette {
  readonly value: string;
}

/** A theme with every role filled and every declared pair measured. */
export interface ResolvedTheme extends ThemeCard, Palette {
  readonly fonts: ThemeInput['fonts'];
  /** Behind a dialog: `#rrggbbaa`. */
  readonly scrim: string;
  readonly variants:
    { readonly attribute: string; readonly values: readonly ResolvedVariant[] } | undefined;
}
