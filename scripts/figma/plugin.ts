/*
 * What the plugin does in Figma. `build.ts` writes this function into `code.js` as text: it imports nothing and uses only
 * what `figma` offers. A second run updates what the first one made, so that instances stay bound.
 * Source: Figma's Plugin API, developers.figma.com/docs/plugins/api.
 */
import type { Drawn, Frame, Library, Paint } from './types.ts';

/** What it uses of a node. */
export interface FigmaNode {
  name: string;
  id: string;
  children: readonly FigmaNode[];
  appendChild(child: FigmaNode): void;
  remove(): void;
  resize(width: number, height: number): void;
  setBoundVariable(field: string, variable: FigmaVariable | null): void;
  [field: string]: unknown;
}

export interface FigmaVariable {
  name: string;
  id: string;
  variableCollectionId: string;
  setValueForMode(mode: string, value: unknown): void;
}

export interface FigmaCollection {
  id: string;
  name: string;
  modes: readonly { modeId: string; name: string }[];
  addMode(name: string): string;
  renameMode(mode: string, name: string): void;
}

interface FigmaFont {
  family: string;
  style: string;
}

/** The part of the global `figma` that it uses. */
export interface Figma {
  variables: {
    getLocalVariableCollectionsAsync(): Promise<FigmaCollection[]>;
    getLocalVariablesAsync(): Promise<FigmaVariable[]>;
    createVariableCollection(name: string): FigmaCollection;
    createVariable(name: string, collection: FigmaCollection, type: string): FigmaVariable;
    setBoundVariableForPaint(paint: object, field: 'color', variable: FigmaVariable): object;
    setBoundVariableForEffect(effect: object, field: 'color', variable: FigmaVariable): object;
  };
  currentPage: FigmaNode;
  createFrame(): FigmaNode;
  createText(): FigmaNode;
  createComponent(): FigmaNode;
  createNodeFromSvg(svg: string): FigmaNode;
  createTextStyle(): FigmaNode;
  createEffectStyle(): FigmaNode;
  getLocalTextStylesAsync(): Promise<FigmaNode[]>;
  getLocalEffectStylesAsync(): Promise<FigmaNode[]>;
  combineAsVariants(components: readonly FigmaNode[], parent: FigmaNode): FigmaNode;
  loadFontAsync(font: FigmaFont): Promise<void>;
  showUI(html: string, options: object): void;
}

/** Makes the library in the open file. Shows at the end what Code Connect has to know, and what Figma refused. */
export async function makeLibrary(figma: Figma, library: Library): Promise<void> {
  const refused: string[] = [];
  const variables = new Map<string, FigmaVariable>();

  const collections = await figma.variables.getLocalVariableCollectionsAsync();
  const known = await figma.variables.getLocalVariablesAsync();
  for (const { name, modes, variables: wanted } of library.collections) {
    const collection =
      collections.find((one) => one.name === name) ??
      figma.variables.createVariableCollection(name);
    const modeIds = modes.map((mode, index) => {
      const own = collection.modes.find((one) => one.name === mode);
      if (own) return own.modeId;
      const [first] = collection.modes;
      if (index === 0 && first) {
        collection.renameMode(first.modeId, mode);
        return first.modeId;
      }
      try {
        return collection.addMode(mode);
      } catch {
        // The plan of a team limits how many modes a collection has.
        refused.push(`mode ${mode} of ${name}`);
        return undefined;
      }
    });
    for (const { name: token, type, values } of wanted) {
      const variable =
        known.find((one) => one.name === token && one.variableCollectionId === collection.id) ??
        figma.variables.createVariable(token, collection, type);
      variables.set(token, variable);
      modeIds.forEach((mode, index) => {
        if (mode !== undefined) variable.setValueForMode(mode, values[index]);
      });
    }
  }

  const fonts = new Map<string, FigmaFont>();
  /** The font, or Figma's own where it is not installed. */
  async function fontOf(family: string, weight: number): Promise<FigmaFont> {
    const style = weight >= 700 ? 'Bold' : weight >= 600 ? 'SemiBold' : 'Regular';
    const key = `${family} ${style}`;
    const loaded = fonts.get(key);
    if (loaded) return loaded;
    for (const font of [
      { family, style },
      { family, style: 'Regular' },
      { family: 'Inter', style: 'Regular' },
    ]) {
      try {
        await figma.loadFontAsync(font);
        if (font.family !== family) refused.push(`font ${key}`);
        fonts.set(key, font);
        return font;
      } catch {
        // The next one.
      }
    }
    throw new Error('Figma has no font');
  }

  const textStyles = await figma.getLocalTextStylesAsync();
  for (const { name, family, weight, size, lineHeight, bound } of library.textStyles) {
    const style = textStyles.find((one) => one.name === name) ?? figma.createTextStyle();
    style.name = name;
    style['fontName'] = await fontOf(family, weight);
    style['fontSize'] = size;
    style['lineHeight'] = { unit: 'PERCENT', value: lineHeight * 100 };
    for (const [field, token] of Object.entries(bound)) {
      try {
        style.setBoundVariable(field, variables.get(token) ?? null);
      } catch {
        // A font that another theme has may not be installed.
        refused.push(`${field} of ${name}`);
      }
    }
  }

  const solid = (paint: Paint) => {
    if (typeof paint !== 'string') {
      const { r, g, b, a } = paint;
      return { type: 'SOLID', color: { r, g, b }, opacity: a };
    }
    const black = { type: 'SOLID', color: { r: 0, g: 0, b: 0 } };
    const variable = variables.get(paint);
    return variable ? figma.variables.setBoundVariableForPaint(black, 'color', variable) : black;
  };

  let focusRing = '';
  const effectStyles = await figma.getLocalEffectStylesAsync();
  for (const { name, rings } of library.effectStyles) {
    const style = effectStyles.find((one) => one.name === name) ?? figma.createEffectStyle();
    style.name = name;
    style['effects'] = rings.map(({ color, spread }) => {
      const effect = {
        type: 'DROP_SHADOW',
        color: { r: 0, g: 0, b: 0, a: 1 },
        offset: { x: 0, y: 0 },
        radius: 0,
        spread,
        visible: true,
        blendMode: 'NORMAL',
      };
      const variable = variables.get(color);
      return variable
        ? figma.variables.setBoundVariableForEffect(effect, 'color', variable)
        : effect;
    });
    focusRing = style.id;
  }

  /** A length, bound to its variable where it is a token. */
  function setLength(node: FigmaNode, field: string, length: number | string) {
    if (typeof length === 'number') {
      node.setBoundVariable(field, null);
      node[field] = length;
      return;
    }
    const variable = variables.get(length);
    if (variable) node.setBoundVariable(field, variable);
  }

  async function fillFrame(node: FigmaNode, frame: Frame) {
    for (const child of node.children.slice()) child.remove();
    node.resize(Math.max(frame.width, 0.01), Math.max(frame.height, 0.01));
    node['layoutMode'] = frame.layout;
    if (frame.layout !== 'NONE') {
      node['primaryAxisSizingMode'] = 'FIXED';
      node['counterAxisSizingMode'] = 'FIXED';
      node['primaryAxisAlignItems'] = frame.justify;
      node['counterAxisAlignItems'] = frame.align;
      setLength(node, 'itemSpacing', frame.gap);
      ['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft'].forEach((side, index) =>
        setLength(node, side, frame.padding[index] ?? 0),
      );
    }
    for (const corner of ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'])
      setLength(node, `${corner}Radius`, frame.radius);
    node['fills'] = frame.fill === undefined ? [] : [solid(frame.fill)];
    node['strokes'] = frame.stroke === undefined ? [] : [solid(frame.stroke)];
    node['strokeWeight'] = frame.strokeWidth ?? 0;
    node['opacity'] = frame.opacity;
    node['clipsContent'] = false;
    if (frame.isFocused && focusRing) await setEffectStyle(node, focusRing);
    for (const child of frame.children) {
      const drawn = await draw(child);
      node.appendChild(drawn);
      if (frame.layout === 'NONE') {
        drawn['x'] = child.x;
        drawn['y'] = child.y;
      }
    }
  }

  async function setEffectStyle(node: FigmaNode, id: string) {
    const set = node['setEffectStyleIdAsync'] as (id: string) => Promise<void>;
    await set.call(node, id);
  }

  async function draw(drawn: Drawn): Promise<FigmaNode> {
    if (drawn.kind === 'svg') {
      const picture = figma.createNodeFromSvg(drawn.svg);
      picture.name = drawn.name;
      picture.resize(Math.max(drawn.width, 0.01), Math.max(drawn.height, 0.01));
      return picture;
    }
    if (drawn.kind === 'text') {
      const text = figma.createText();
      text['fontName'] = await fontOf(drawn.family, drawn.weight);
      text['fontSize'] = drawn.size;
      text['characters'] = drawn.text;
      text['fills'] = [solid(drawn.fill)];
      text.name = drawn.name;
      return text;
    }
    const frame = figma.createFrame();
    frame.name = drawn.name;
    await fillFrame(frame, drawn);
    return frame;
  }

  const nodes: Record<string, string> = {};
  let top = 0;
  for (const { name, link, variants } of library.components) {
    const before = figma.currentPage.children.find((one) => one.name === name);
    const made: FigmaNode[] = [];
    let left = 0;
    let height = 0;
    for (const { name: variant, drawn } of variants) {
      const old = before?.children.find((one) => one.name === variant);
      const component = old ?? figma.createComponent();
      component.name = variant;
      const frame: Frame =
        drawn.kind === 'frame'
          ? drawn
          : {
              kind: 'frame',
              name: drawn.name,
              x: 0,
              y: 0,
              width: drawn.width,
              height: drawn.height,
              layout: 'NONE',
              justify: 'MIN',
              align: 'MIN',
              gap: 0,
              padding: [],
              radius: 0,
              opacity: 1,
              isFocused: false,
              children: [drawn],
            };
      await fillFrame(component, frame);
      if (!old) {
        component['x'] = left;
        component['y'] = top;
        made.push(component);
      }
      left += frame.width + 32;
      height = Math.max(height, frame.height);
    }
    let set = before;
    if (!set) {
      set = figma.combineAsVariants(made, figma.currentPage);
      set.name = name;
    } else for (const component of made) set.appendChild(component);
    set['description'] = link;
    nodes[name] = set.id;
    top += height + 96;
  }

  figma.showUI(
    `<textarea style="width:100%;height:90%">${JSON.stringify({ nodes, refused }, null, 2)}</textarea>`,
    { width: 480, height: 480 },
  );
}
