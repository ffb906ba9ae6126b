import { dictionary, list, reference, textString, type PdfFile } from './pdf-file.ts';

/** Standard structure types (ISO 32000-1, 14.8.4) that we use. */
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

/** Content of a page that belongs to an element: the page by its place in the document, and its number there. */
interface Marked {
  page: number;
  number: number;
}

/** An element of the structure: what a screen reader goes through, in the order of the text. */
export class Element {
  readonly role: Role;
  /** What a picture shows, in words. */
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
 * Writes the tree below the root element and, for each page, which element each of its marked contents belongs to.
 * @param pages ids of the pages in their order
 * @returns id of the structure's root
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
