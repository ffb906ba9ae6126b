/** What the plugin for Figma makes; plain data, written into its script. */

export type VariableValue = string | number | { r: number; g: number; b: number; a: number };

export interface Variable {
  /** Figma groups by slashes: `color/primary`. */
  readonly name: string;
  readonly type: 'COLOR' | 'FLOAT' | 'STRING';
  /** One value for each mode of its collection. */
  readonly values: readonly VariableValue[];
}

export interface Collection {
  readonly name: string;
  readonly modes: readonly string[];
  readonly variables: readonly Variable[];
}

export interface TextStyle {
  readonly name: string;
  readonly family: string;
  /** 100 to 900. */
  readonly weight: number;
  /** px */
  readonly size: number;
  /** Share of the size. */
  readonly lineHeight: number;
  /** Names of variables by the field that follows them. */
  readonly bound: Readonly<Record<string, string>>;
}

/** Rings around a part, each with its width in px. */
export interface EffectStyle {
  readonly name: string;
  readonly rings: readonly { readonly color: string; readonly spread: number }[];
}

/** A colour: the name of its variable, or its channels from 0 to 1 where no token has it. */
export type Paint = string | { r: number; g: number; b: number; a: number };

interface Placed {
  readonly name: string;
  /** px, from the top left of its parent. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Frame extends Placed {
  readonly kind: 'frame';
  /** None: children are where they are. */
  readonly layout: 'HORIZONTAL' | 'VERTICAL' | 'NONE';
  /** Along the layout. */
  readonly justify: 'MIN' | 'CENTER' | 'SPACE_BETWEEN';
  /** Across the layout. */
  readonly align: 'MIN' | 'CENTER';
  /** px or the name of a variable. */
  readonly gap: number | string;
  /** Above, at the right, below, at the left: px or the name of a variable. */
  readonly padding: readonly (number | string)[];
  readonly radius: number | string;
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly strokeWidth?: number;
  readonly opacity: number;
  /** Whether it shows the ring of the focus. */
  readonly isFocused: boolean;
  readonly children: readonly Drawn[];
}

export interface Text extends Placed {
  readonly kind: 'text';
  readonly text: string;
  readonly family: string;
  readonly weight: number;
  readonly size: number;
  readonly fill: Paint;
}

/** An icon or a chart, which stays an SVG. */
export interface Picture extends Placed {
  readonly kind: 'svg';
  readonly svg: string;
}

export type Drawn = Frame | Text | Picture;

export interface ComponentSet {
  readonly name: string;
  /** Address of its guide. */
  readonly link: string;
  /** Each named as Figma names variants: `Variant=primary, State=hover`. */
  readonly variants: readonly { readonly name: string; readonly drawn: Drawn }[];
}

export interface Library {
  readonly collections: readonly Collection[];
  readonly textStyles: readonly TextStyle[];
  readonly effectStyles: readonly EffectStyle[];
  readonly components: readonly ComponentSet[];
}
