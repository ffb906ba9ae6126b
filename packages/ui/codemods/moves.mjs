// Moves imports of @jyoti/ui to the modules in which components are now, and prints what has to be done by hand. A transform of
// jscodeshift:
//
//   npx jscodeshift --parser=tsx --extensions=ts,tsx,js,jsx -t node_modules/@jyoti/ui/codemods/moves.mjs src
//
// The old modules and names work for one more release (`exports` of package.json; names marked as deprecated).

/** Sections of pages, which have a folder of their own. */
const RECIPES = [
  'account-frame',
  'action-bar',
  'article-card',
  'astrologer-card',
  'confirmation',
  'gem-card',
  'limb-card',
  'number-card',
  'offer-card',
  'package-card',
  'page-actions',
  'pair-summary',
  'panchang-card',
  'pooja-card',
  'record-card',
  'sky-hero',
  'testimonial-card',
];

/**
 * Modules by their old and their new path.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const MOVES = {
  ...Object.fromEntries(RECIPES.map((name) => [name, `recipes/${name}`])),
  'award-coin': 'coin',
  carousels: 'carousel',
  'choghadiya-strip': 'day-timeline',
  'dasha-timeline': 'timeline',
  'dosha-list': 'verdict',
  dropdown: 'navigation-menu',
  'event-list': 'list',
  'fact-card': 'section',
  'fact-grid': 'description-list',
  'hora-list': 'day-timeline',
  'limb-timeline': 'day-timeline',
  'media-object': 'layout',
  'meta-list': 'description-list',
  'month-calendar': 'calendar',
  'moon-calendar': 'calendar',
  'muhurta-clock': 'day-timeline',
  'page-title': 'page-header',
  'papa-bars': 'meter',
  part: 'section',
  'person-card': 'card',
  'phase-timeline': 'timeline',
  'reading-lines': 'list',
  'report-title': 'page-header',
  'row-list': 'list',
  'score-card': 'card',
  'score-dial': 'meter',
  'section-head': 'section',
  'segmented-control': 'toggle',
  'sign-arch': 'sign-badge',
  stat: 'description-list',
  'status-badge': 'badge',
  steps: 'list',
  'tithi-arc': 'tithi-scale',
  'tithi-strip': 'tithi-scale',
  'value-list': 'list',
  'wall-calendar': 'calendar',
  'zodiac-grid': 'zodiac-picker',
  'zodiac-wheel': 'zodiac-picker',
};

/**
 * Names that have no successor with the same props, and what to write in their place.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const GONE = {
  AwardCoin: '<Coin variant="petals">2024</Coin>',
  AwardList: 'a Grid of MediaObjects, each with a Coin',
  EventList: '<List ordered variant="divided"> with <ListItem leading={<time>…</time>}>',
  FactCard: '<Section variant="card"> around a DescriptionList',
  FactGrid: '<DescriptionList layout="grid" items={[{ label, value, detail, icon }]} />',
  FactTile: 'an item of a DescriptionList with layout="grid"',
  LimbId: 'the name of a lane of DayTimeline',
  MetaLine: '<List variant="inline"> with <li>',
  PackageCard: 'an option of PackageChoice',
  PageActions: '<Cluster align="end" data-print="hide">',
  PersonCard: '<Card variant="plain" mediaPosition="start"> with an Avatar as media',
  ReadingLine: '<ListItem> with Text and Disclosure',
  ReadingLines: '<List> with ListItem, Text and Disclosure',
  ReportSentence: '<Text size="h4" face="heading">',
  ScoreCard: '<Card as="section"> with Meters',
  Stat: 'an item of a DescriptionList with layout="stats"',
  StatList: '<DescriptionList layout="stats" items={…} />',
  Steps: '<List ordered variant="steps"> with ListItem',
  ValueDrawing: 'OmIcon, DharmaWheelIcon, OpenBookIcon or RisingSunIcon with size={48}',
  ValueList: 'ListItems in a <Grid as="ul">',
};

const KIT = '@jyoti/ui/';

/** @type {import('jscodeshift').Transform} */
export default function moves(file, { j, report }) {
  const root = j(file.source);
  let changed = false;
  root.find(j.ImportDeclaration).forEach(({ node }) => {
    const source = String(node.source.value);
    if (!source.startsWith(KIT)) return;
    const [, path = '', end = ''] = /^([\w-]+)(\.css)?$/.exec(source.slice(KIT.length)) ?? [];
    for (const { imported } of node.specifiers ?? []) {
      const instead = imported && GONE[imported.name];
      if (instead) report(`line ${node.loc?.start.line}: ${imported.name} is now ${instead}`);
      if (path === 'layout' && imported?.name === 'Section')
        report(
          `line ${node.loc?.start.line}: Section is now <Section variant="band"> of @jyoti/ui/section`,
        );
    }
    const to = Object.hasOwn(MOVES, path) ? MOVES[path] : undefined;
    if (to === undefined) return;
    node.source = j.stringLiteral(`${KIT}${to}${end}`);
    changed = true;
  });
  return changed ? root.toSource({ quote: 'single' }) : undefined;
}

export const parser = 'tsx';
