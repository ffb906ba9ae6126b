// Finds the modules that cannot run as server components. A server component may not use hooks, may not pass a function
// to a client component or to an element of the page, and sees every export of a client module as a reference that it
// can render but neither call nor read.
import { dirname, join, normalize } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'rolldown/utils';

type Expression = ESTree.Expression | ESTree.SpreadElement | null | undefined;

/** An element that a module makes: what it renders and with which props. */
interface Element {
  readonly type: Expression;
  readonly props: ESTree.ObjectExpression;
}

interface Module {
  /** True if the module's own code needs a browser, regardless of its imports. */
  readonly usesHooks: boolean;
  /** Imports from modules of the kit: local name to file and exported name. */
  readonly imports: ReadonlyMap<string, { file: string; name: string }>;
  /** Names of functions that the module declares. */
  readonly functions: ReadonlySet<string>;
  readonly elements: readonly Element[];
  /** Names that the code calls or reads a property of. */
  readonly read: ReadonlySet<string>;
}

const IS_HOOK = /^use(?:[A-Z]|$)/;
const BROWSER_PACKAGES = /^(?:@radix-ui\/|embla-carousel|react-dom$)/;
const MAKES_ELEMENT = new Set(['jsx', 'jsxs', 'createElement', 'cloneElement']);
/** What a server passes on to an element of the page only as data. */
const IS_HANDLER = /^(?:on[A-Z]|ref$)/;

function readModule(file: string, code: string): Module {
  const imports = new Map<string, { file: string; name: string }>();
  const functions = new Set<string>();
  const elements: Element[] = [];
  const read = new Set<string>();
  let usesHooks = false;

  const { program } = parseSync(file, code);
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (BROWSER_PACKAGES.test(source.value)) usesHooks = true;
      for (const specifier of specifiers) {
        const name =
          specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
            ? specifier.imported.name
            : specifier.local.name;
        if (source.value.startsWith('.'))
          imports.set(specifier.local.name, {
            file: normalize(join(dirname(file), source.value)),
            name,
          });
        else if (source.value === 'react' && (IS_HOOK.test(name) || name === 'createContext'))
          usesHooks = true;
      }
    },
    FunctionDeclaration({ id }) {
      if (id) functions.add(id.name);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && isFunction(init)) functions.add(id.name);
    },
    CallExpression({ callee, arguments: [type, props] }) {
      if (callee.type !== 'Identifier') return;
      read.add(callee.name);
      if (IS_HOOK.test(callee.name)) usesHooks = true;
      if (MAKES_ELEMENT.has(callee.name) && props?.type === 'ObjectExpression')
        elements.push({ type, props });
    },
    MemberExpression({ object }) {
      if (object.type === 'Identifier') read.add(object.name);
    },
    Property({ value }) {
      // A re-exported hook is called by the module that imports it.
      if (value.type === 'Identifier' && /^use[A-Z]/.test(value.name)) usesHooks = true;
    },
  }).visit(program);
  return { usesHooks, imports, functions, elements, read };
}

function isFunction(node: Expression): boolean {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}

/**
 * The modules of a package, by path, that need "use client".
 * @param passed modules with components that pages pass to a client component as a prop: a server can pass a reference on, but
 * no function
 */
export function clientModules(
  sources: ReadonlyMap<string, string>,
  passed: readonly string[] = [],
): Set<string> {
  const modules = new Map([...sources].map(([file, code]) => [file, readModule(file, code)]));
  const client = new Set([
    ...passed,
    ...[...modules].filter(([, { usesHooks }]) => usesHooks).map(([file]) => file),
  ]);

  /** True for a value that holds a function which exists on the server only. */
  const holdsFunction = (node: Expression, from: Module): boolean => {
    if (isFunction(node)) return true;
    switch (node?.type) {
      case 'Identifier': {
        if (from.functions.has(node.name)) return true;
        const source = from.imports.get(node.name);
        return (
          source !== undefined &&
          !client.has(source.file) &&
          (modules.get(source.file)?.functions.has(source.name) ?? false)
        );
      }
      case 'ConditionalExpression':
        return holdsFunction(node.consequent, from) || holdsFunction(node.alternate, from);
      case 'LogicalExpression':
        return holdsFunction(node.right, from);
      case 'ArrayExpression':
        return node.elements.some((element) => holdsFunction(element, from));
      case 'ObjectExpression':
        return node.properties.some(
          (property) =>
            property.type === 'Property' && holdsFunction(property.value as Expression, from),
        );
      default:
        return false;
    }
  };

  const passesFunction = ({ type, props }: Element, from: Module): boolean => {
    const component = type?.type === 'Identifier' ? type.name : undefined;
    // A component that the module declares, or imports from a server module, is on the same side.
    if (component !== undefined && from.functions.has(component)) return false;
    const source = component === undefined ? undefined : from.imports.get(component);
    if (source !== undefined && !client.has(source.file)) return false;
    const isElement = source === undefined;
    return props.properties.some(
      (property) =>
        property.type === 'Property' &&
        (!isElement ||
          (property.key.type === 'Identifier' && IS_HANDLER.test(property.key.name))) &&
        holdsFunction(property.value as Expression, from),
    );
  };

  const needsBrowser = (module: Module): boolean =>
    module.elements.some((element) => passesFunction(element, module)) ||
    [...module.imports].some(([local, { file }]) => client.has(file) && module.read.has(local));

  // A module that becomes a client module can make those that import it into some.
  for (let before = -1; before !== client.size;) {
    before = client.size;
    for (const [file, module] of modules) if (needsBrowser(module)) client.add(file);
  }
  return client;
}
