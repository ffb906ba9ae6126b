import type { scale } from './base/scale.ts';

/** Value of the attribute `data-density` of a page or a part of it. */
export type Density = 'comfortable' | 'compact';
import type { Hex } from './color.ts';

/** A text in several languages, by the language's tag; English always. */
export interface LocalisedText {
  /** The text in English. */
  readonly en: string;
  readonly [language: string]: string;
}

/** The icons of a theme picker. */
export const themeIcons = [
  'gnomon',
  'diya',
  'folio',
  'arch',
  'circle-in-square',
  'gibbous-moon',
  'three-stars',
  'kolam',
  'triangle-over-crescent',
  'peacock-eye',
] as const;

/** An icon of a theme. A picker shows a plain one for a name that is not in `themeIcons`. */
export type ThemeIcon = (typeof themeIcons)[number] | (string & {});

/** An opaque colour as CSS writes it: hex, a name, `rgb()`, `hsl()`, `oklab()` or `oklch()`. */
export type CssColor = string;

/** The data of a theme picker: the specification's Theme without its fonts and pictures. */
export interface ThemeCard {
  /** The value of `data-theme`. */
  readonly id: string;
  /** What people call the theme. */
  readonly name: LocalisedText;
  /** One line about the theme. */
  readonly description: LocalisedText;
  /** The drawing on its card. */
  readonly icon: ThemeIcon;
  /** Whether text is light on dark, or dark on light. */
  readonly scheme: 'dark' | 'light';
  /** True when the theme changes with the sky (weekday lord, phase of the moon) at page load. */
  readonly dynamic: boolean;
  /** The five colours of the card. */
  readonly colors: {
    /** The brand's first colour: filled buttons. */
    readonly primary: Hex;
    /** The brand's second colour, or its nearest readable tone. */
    readonly secondary: Hex;
    /** Background of the page. */
    readonly background: Hex;
    /** Text on that background. */
    readonly text: Hex;
    /** The brand's third colour, or its nearest readable tone. */
    readonly accent: Hex;
  };
}

/** The five required roles of a theme. */
export const brandRoles = ['primary', 'secondary', 'background', 'text', 'accent'] as const;

export const colorRoles = [
  ...brandRoles,
  'surface',
  'raised',
  'textMuted',
  'border',
  'control',
  'primaryFill',
  'onPrimary',
  'primarySoft',
  'focus',
  'success',
  'successSoft',
  'warning',
  'warningSoft',
  'danger',
  'dangerSoft',
  'info',
  'infoSoft',
  'sky1',
  'sky2',
  'sky3',
  'dawn1',
  'dawn2',
  'dawn3',
] as const;

/** Role of a colour. */
export type ColorRole = (typeof colorRoles)[number];

const grahaRoles = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const;
const elementRoles = ['fire', 'earth', 'air', 'water'] as const;

export const astroRoles = [
  ...grahaRoles,
  ...elementRoles,
  'auspicious',
  'neutral',
  'inauspicious',
  'chartLine',
  'chartLagna',
] as const;

export type GrahaRole = (typeof grahaRoles)[number];
export type ElementRole = (typeof elementRoles)[number];
/** Role of a chart colour. */
export type AstroRole = (typeof astroRoles)[number];

export type Colors = Readonly<Record<ColorRole, Hex>>;
export type AstroColors = Readonly<Record<AstroRole, Hex>>;

/** An SVG written for one theme and the size, in px, at which it is laid as a background. */
export interface Drawing {
  /** The text of the SVG file. */
  readonly svg: string;
  /** Width of a tile, px. */
  readonly width: number;
  /** Height of a tile, px. */
  readonly height: number;
}

/** Returns the drawing in the theme's own colours. `variant` is the current variant of a dynamic theme. */
export type DrawingOf = (color: Colors, astro: AstroColors, variant?: string) => Drawing;

/** One value of a dynamic theme's data attribute and what it changes. */
export interface ThemeVariant {
  /** Value of the attribute. */
  readonly value: string;
  /** Brand colours that it replaces. */
  readonly colors?: Partial<BrandColors>;
  /** Roles that it replaces. */
  readonly roles?: Partial<Record<ColorRole, CssColor>>;
}

/** The five input colours of a theme. */
export type BrandColors = Readonly<Record<keyof ThemeCard['colors'], CssColor>>;

export interface ThemeFonts {
  /** A `font-family` list. */
  readonly heading: string;
  /** Weight of headings, 100 to 900. */
  readonly headingWeight: number;
  /** A `font-family` list. */
  readonly body: string;
}

/** Sizes and durations that override those of base.css; omitted ones are unchanged. */
export interface ThemeScale {
  /** Corners, px. */
  readonly radius?: Partial<Record<keyof typeof scale.radius, number>>;
  /** Distances, px. */
  readonly space?: Partial<Record<keyof typeof scale.space, number>>;
  /**
   * Durations, ms, and the four numbers of a cubic Bézier curve. With `prefers-reduced-motion` there is no motion
   * anyway.
   */
  readonly motion?: Partial<Record<keyof typeof scale.motion, number>> & {
    /** Control points of the curve: x1, y1, x2, y2. */
    readonly ease?: readonly [number, number, number, number];
  };
}

/** One theme: an id and five colours. Everything else is derived from them or has a default. */
export interface ThemeInput extends ThemeScale {
  /** Lower-case letters, digits and hyphens: the value of `data-theme`. */
  readonly id: string;
  /**
   * Primary, secondary and accent may be any colours of a brand: primary is used unchanged on filled buttons, and if a
   * colour is not readable as text, its nearest readable tone is used there. Background and text are used unchanged.
   */
  readonly colors: BrandColors;
  /** In English, or in each language. @default the id in words */
  readonly name?: string | Partial<LocalisedText>;
  /** One line about it. @default none */
  readonly description?: string | Partial<LocalisedText>;
  /** One of `themeIcons`. @default "circle-in-square" */
  readonly icon?: ThemeIcon;
  /** @default by whether the background is darker than the text */
  readonly scheme?: 'dark' | 'light';
  /** @default whether there are variants */
  readonly dynamic?: boolean;
  /** @default the system UI font, headings at 600 */
  readonly fonts?: Partial<ThemeFonts>;
  /** Overridden roles; they are checked like derived ones. */
  readonly roles?: Partial<Record<Exclude<ColorRole, keyof ThemeCard['colors']>, CssColor>>;
  /** Colours of grahas, elements and qualities that are overridden. */
  readonly astro?: Partial<Record<AstroRole, CssColor>>;
  /** One background for all soft fills, for a theme whose own background is too dark or too saturated for tints. */
  readonly well?: CssColor;
  /** The decorative border of a page. @default the brass scale */
  readonly edge?: DrawingOf;
  /** Backdrop of hero and empty pages. @default none */
  readonly backdrop?: DrawingOf;
  /** What changes with a data attribute, and how. */
  readonly variants?: {
    /** Name of the data attribute without `data-`, e.g. `vaar`; a ThemeProvider writes it. */
    readonly attribute: string;
    /** One entry for each value of the attribute. */
    readonly values: readonly ThemeVariant[];
  };
}

/** Everything of a theme that a variant may change. */
export interface Palette {
  /** Colours of text, surfaces and states. */
  readonly color: Colors;
  /** Colours of grahas, elements and qualities. */
  readonly astro: AstroColors;
  /** Decorative border of a page. */
  readonly edge: Drawing;
  /** Drawing behind a hero; undefined: none. */
  readonly backdrop: Drawing | undefined;
}

export interface ResolvedVariant extends Palette {
  /** Value of the attribute. */
  readonly value: string;
}

/** A theme with every role filled and every declared pair measured. */
export interface ResolvedTheme extends ThemeCard, Palette, ThemeScale {
  /** Fonts of headings and text. */
  readonly fonts: ThemeFonts;
  /** Behind a dialog: `#rrggbbaa`. */
  readonly scrim: string;
  /** Palette for each value of its data attribute; undefined: the theme does not change. */
  readonly variants:
    | {
        /** Name of the data attribute without `data-`. */
        readonly attribute: string;
        /** One palette for each value. */
        readonly values: readonly ResolvedVariant[];
      }
    | undefined;
}

/** A theme input with its defaults filled in and every colour as `#RRGGBB`. */
export interface CompleteInput
  extends ThemeCard, ThemeScale, Pick<ThemeInput, 'edge' | 'backdrop'> {
  readonly fonts: ThemeFonts;
  readonly roles: Partial<Record<ColorRole, Hex>>;
  readonly astro: Partial<Record<AstroRole, Hex>>;
  readonly well: Hex | undefined;
  readonly variants:
    | {
        readonly attribute: string;
        readonly values: readonly {
          readonly value: string;
          readonly colors: Partial<ThemeCard['colors']>;
          readonly roles: Partial<Record<ColorRole, Hex>>;
        }[];
      }
    | undefined;
}
