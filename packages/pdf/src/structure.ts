import { dictionary, list, reference, textString, type PdfFile } from './pdf-file.ts';

/** The standard structure types (ISO 32000-1, 14.8.4) in use. */
export type Role =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'BlockQuote'
  | 'Table'
  | 'Caption'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'TOC'
  | 'TOCI';

/** Marked content of an element: the index of the page, and the content's id on that page. */
interface Marked {
  page: number;
  number: number;
}

/** An element of the structure tree, which screen readers follow. */
export class Element {
  readonly role: Role;
  /** Alternative text. */
  readonly alternative: string | undefined;
  readonly kids: (Element | Marked)[] = [];

  constructor(role: Role, alternative?: string) {
    this.role = role;
    this.alternative = alternative;
  }

  add(role: Role, alternative?: string): Element {
    const element = new Element(role, alternative);
    this.kids.push(element);
    return element;
  }
}

/**
 * Writes the structure tree and, for each page, the elements that its marked content belongs to.
 * @param pages object ids of the pages, in order
 * @returns object id of the structure tree's root
 */
export function writeStructure(file: PdfFile, root: Element, pages: readonly number[]): number {
  const treeId = file.reserve();
  const owners: string[][] = pages.map(() => []);
  const write = (element: Element, parent: number): number => {
    const id = file.reserve();
    const kids = element.kids.map((kid) => {
      if (kid instanceof Element) return reference(write(kid, id));
      (owners[kid.page] as string[])[kid.number] = reference(id);
      return dictionary({ Type: '/MCR', Pg: reference(pages[kid.page]!), MCID: kid.number });
    });
    const { role, alternative } = element;
    file.write(
      id,
      dictionary({
        S: `/${role}`,
        P: reference(parent),
        K: list(kids),
        Alt: alternative === undefined ? undefined : textString(alternative),
        A: role === 'TH' ? '<</O /Table /Scope /Column>>' : undefined,
      }),
    );
    return id;
  };
  const rootId = write(root, treeId);
  const numbers = owners.flatMap((references, page) => [page, list(references)]);
  file.write(
    treeId,
    dictionary({
      Type: '/StructTreeRoot',
      K: list([reference(rootId)]),
      ParentTree: reference(file.add(dictionary({ Nums: list(numbers) }))),
      ParentTreeNextKey: pages.length,
    }),
  );
  return treeId;
}
