// Renames props of @jyoti/ui to the words of docs/vocabulary.md. A transform of jscodeshift:
//
//   npx jscodeshift --parser=tsx --extensions=ts,tsx,js,jsx -t node_modules/@jyoti/ui/codemods/vocabulary.mjs src
//
// It renames attributes of elements that the file imports from the kit, and keys of objects written as a literal: inside such
// an attribute, typed by a type of the kit, or in the `args` of a story. What it can only point at, it prints: spread props.
// `--from=<pattern>` names the modules from which the components come, where a product re-exports them.

/**
 * By component: the old name of a prop, and the new one.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const PROPS = {
  Accordion: {
    open: 'value',
    defaultOpen: 'defaultValue',
    onOpenChange: 'onValueChange',
    several: 'multiple',
  },
  AccordionItem: { heading: 'title' },
  AccountFrame: { size: 'width' },
  ArcadeScene: { lit: 'moonSign' },
  AwardList: { awards: 'items' },
  BirthDetailsFields: { onChange: 'onValueChange', legend: 'title' },
  BirthDetailsForm: {
    onChange: 'onValueChange',
    busy: 'loading',
    busyLabel: 'loadingLabel',
    heading: 'title',
  },
  Breadcrumbs: { path: 'items' },
  Container: { size: 'width' },
  Contents: { entries: 'items' },
  DashaTree: {
    open: 'expanded',
    defaultOpen: 'defaultExpanded',
    onOpenChange: 'onExpandedChange',
  },
  Dialog: { size: 'width' },
  Disclosure: { look: 'variant' },
  Dropdown: { links: 'items', currentPath: 'currentHref', place: 'layout' },
  ErrorState: { retrying: 'loading' },
  EventList: { events: 'items' },
  FactTile: { glyph: 'icon' },
  GrahaBadge: { look: 'variant' },
  GrahaPicker: { grahas: 'options' },
  Header: { currentPath: 'currentHref' },
  HeaderDropdown: { links: 'items' },
  ImageField: { currentImage: 'currentSrc' },
  KootaTable: { look: 'variant' },
  LimbCard: { facts: 'items' },
  MoonCalendar: { hrefOfDay: 'hrefOf' },
  PackageCard: { onChoose: 'onValueChange' },
  PackageChoice: { packages: 'options' },
  PeriodBar: { periods: 'options', period: 'value', onPeriodChange: 'onValueChange' },
  PlaceField: { defaultTimezone: 'defaultTimeZone' },
  PoojaCard: { days: 'weekdays' },
  Price: { showSavings: 'savings' },
  Progress: { shape: 'variant' },
  RashiGlyph: { rashi: 'sign' },
  Rating: { form: 'variant' },
  ReadingLines: { lines: 'items' },
  ResolvedBirth: { timezone: 'timeZone' },
  Section: { size: 'width', ground: 'surface' },
  SegmentedControl: { look: 'variant' },
  ShowMore: { action: 'label' },
  Sidebar: { width: 'inlineSize' },
  SignArch: { rashi: 'sign' },
  SkyHero: { size: 'height' },
  Steps: { steps: 'items', look: 'variant' },
  TabNav: { look: 'variant' },
  Table: { framed: 'border' },
  Tabs: { look: 'variant' },
  TimeField: { cycle: 'hourCycle' },
  Timeline: { entries: 'items' },
  TithiStrip: { today: 'tithi' },
  ZodiacChoice: { lit: 'moonSign' },
  ZodiacGrid: { lit: 'moonSign' },
};

/**
 * By type: the old name of a key, and the new one.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const KEYS = {
  ContentsEntry: { heading: 'label' },
  DropdownLink: { title: 'label', path: 'href' },
  ListedEvent: { what: 'title' },
  Place: { place_name: 'name', timezone: 'timeZone' },
};

/**
 * By component: the props, by old or new name, whose values are objects of such a type.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const HOLDS = {
  BirthDetailsFields: { resolved: 'Place' },
  Contents: { entries: 'ContentsEntry', items: 'ContentsEntry' },
  Dropdown: { links: 'DropdownLink', items: 'DropdownLink' },
  EventList: { events: 'ListedEvent', items: 'ListedEvent' },
  HeaderDropdown: { links: 'DropdownLink', items: 'DropdownLink' },
  PlaceField: { value: 'Place', defaultValue: 'Place' },
};

const KIT = /^@jyoti\/ui(?:\/|$)/;

/** @type {import('jscodeshift').Transform} */
export default function vocabulary(file, { j, report }, { from }) {
  const root = j(file.source);
  const modules = from ? new RegExp(from) : KIT;
  let changed = false;

  /** What the kit calls it, by what the file calls it. */
  const names = new Map();
  root.find(j.ImportDeclaration).forEach(({ node }) => {
    if (!modules.test(String(node.source.value))) return;
    for (const specifier of node.specifiers ?? [])
      if (specifier.type === 'ImportSpecifier')
        names.set(specifier.local?.name ?? specifier.imported.name, specifier.imported.name);
  });
  if (names.size === 0) return undefined;

  const point = (node, text) => report(`line ${node.loc?.start.line}: ${text}`);

  /** Renames keys of the object literals in an expression, but not of those inside another object's values. */
  function renameKeys(node, keys) {
    if (!node) return;
    switch (node.type) {
      case 'ObjectExpression':
        for (const property of node.properties) {
          const to = !property.computed && keys[property.key?.name ?? property.key?.value];
          if (!to) continue;
          property.key = j.identifier(to);
          property.shorthand = false;
          changed = true;
        }
        break;
      case 'ArrayExpression':
        for (const element of node.elements) renameKeys(element, keys);
        break;
      case 'ConditionalExpression':
        renameKeys(node.consequent, keys);
        renameKeys(node.alternate, keys);
        break;
      case 'LogicalExpression':
        renameKeys(node.left, keys);
        renameKeys(node.right, keys);
        break;
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        renameKeys(node.expression, keys);
        break;
      default:
    }
  }

  /** True for an object literal, and for one that is there under a condition. */
  function isLiteral(node) {
    if (node.type === 'LogicalExpression') return isLiteral(node.right);
    if (node.type === 'ConditionalExpression')
      return isLiteral(node.consequent) && isLiteral(node.alternate);
    return node.type === 'ObjectExpression';
  }

  /** The type of the kit that a type is, or is a list of. */
  function kitType(type) {
    if (!type) return undefined;
    if (type.type === 'TSArrayType') return kitType(type.elementType);
    if (type.type === 'TSTypeOperator') return kitType(type.typeAnnotation);
    if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined;
    if (/^(?:(?:Readonly)?Array|Partial|Readonly)$/.test(type.typeName.name))
      return kitType((type.typeParameters ?? type.typeArguments)?.params[0]);
    const name = names.get(type.typeName.name);
    return KEYS[name] ?? PROPS[name?.replace(/Props$/, '')];
  }

  /** A clock of 12 or 24 hours, as `hourCycle` calls it. */
  function hourCycle(value) {
    if (value.type === 'NumericLiteral' || value.type === 'Literal')
      return j.stringLiteral(value.value === 12 ? 'h12' : 'h23');
    return j.conditionalExpression(
      j.binaryExpression('===', value, j.numericLiteral(12)),
      j.stringLiteral('h12'),
      j.stringLiteral('h23'),
    );
  }

  const attribute = (name, value) =>
    j.jsxAttribute(
      j.jsxIdentifier(name),
      value.type === 'StringLiteral' ? value : j.jsxExpressionContainer(value),
    );

  /** `clock={{ cycle: 12, defaultPeriod: 'am' }}` as the attributes that it became. */
  function attributesOfClock(node) {
    const value = node.value?.expression;
    if (value?.type !== 'ObjectExpression' || value.properties.some(({ key }) => !key)) {
      point(node, 'clock is now hourCycle ("h12" or "h23") and defaultPeriod');
      return [node];
    }
    changed = true;
    return value.properties.map((property) =>
      property.key.name === 'cycle'
        ? attribute('hourCycle', hourCycle(property.value))
        : attribute(property.key.name, property.value),
    );
  }

  root.find(j.JSXOpeningElement).forEach(({ node }) => {
    const component = node.name.type === 'JSXIdentifier' ? names.get(node.name.name) : undefined;
    if (component === undefined) return;
    if (component === 'BirthDetailsFields')
      node.attributes = node.attributes?.flatMap((each) =>
        each.type === 'JSXAttribute' && each.name.name === 'clock'
          ? attributesOfClock(each)
          : [each],
      );
    const renames = PROPS[component] ?? {};
    for (const each of node.attributes ?? []) {
      if (each.type === 'JSXSpreadAttribute') {
        renameKeys(each.argument, renames);
        if (isLiteral(each.argument)) continue;
        const words = Object.entries(renames).map(([old, to]) => `${old} is now ${to}`);
        if (words.length > 0) point(each, `spread into ${component}, where ${words.join(', ')}`);
        continue;
      }
      const old = String(each.name.name);
      const value = each.value?.type === 'JSXExpressionContainer' ? each.value.expression : null;
      renameKeys(value, KEYS[HOLDS[component]?.[old]] ?? {});
      const to = Object.hasOwn(renames, old) ? renames[old] : undefined;
      if (to === undefined) continue;
      if (old === 'cycle' && value) each.value = attribute(to, hourCycle(value)).value;
      each.name = j.jsxIdentifier(to);
      changed = true;
    }
  });

  root.find(j.VariableDeclarator).forEach(({ node }) => {
    const keys = kitType(node.id.typeAnnotation?.typeAnnotation);
    if (keys) renameKeys(node.init, keys);
  });
  for (const kind of [j.TSAsExpression, j.TSSatisfiesExpression])
    root.find(kind).forEach(({ node }) => {
      const keys = kitType(node.typeAnnotation);
      if (keys) renameKeys(node.expression, keys);
    });

  // A story file names its component once; all names in its `args` are props of that component.
  const keyOf = ({ key }) => key?.name ?? key?.value;
  root.find(j.ObjectExpression).forEach(({ node }) => {
    const component = node.properties.find((property) => keyOf(property) === 'component')?.value;
    const renames = component?.type === 'Identifier' && PROPS[names.get(component.name)];
    if (!renames || !node.properties.some((property) => keyOf(property) === 'title')) return;
    root.find(j.ObjectProperty).forEach(({ node: property }) => {
      if (/^(?:args|argTypes)$/.test(keyOf(property))) renameKeys(property.value, renames);
    });
  });

  return changed ? root.toSource({ quote: 'single' }) : undefined;
}

export const parser = 'tsx';
