import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  languages,
  type Language,
  type OperatorPieceSaveInput,
  type Piece,
  type PieceHeading,
  type PieceProblem,
} from '@jyoti/contract';
import type { EditedContent } from '../content/edited-content.ts';
import { folderPieces, pieceKind, type PieceKind } from '../content/piece-kinds.ts';
import { contractMessage, fieldError, invalidFields, appError } from '../http/errors/app-error.ts';
import { DurableFile } from '../storage/durable-file.ts';
import { pieceProblems } from './piece-problems.ts';

interface Dependencies {
  /** The shipped content. */
  folder: string;
  /** Edited content, which overrides it. */
  edited: EditedContent;
  /** The folder of earlier versions. */
  history: string;
  now: () => Date;
}

/** A piece by id: its file in both folders, and its schema. */
interface Place {
  id: string;
  language: Language;
  /** `en/faqs.json` */
  file: string;
  kind: PieceKind;
}

/** Old and new text, for the audit trail. */
export interface PieceChange {
  before: string;
  after: string;
}

const versionForm = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-[\da-f]{8}$/;

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function placeOf(id: string): Place | null {
  const [first, ...rest] = id.split('/');
  const language = languages.find((known) => known === first);
  const kind = language && pieceKind(rest.join('/'), language);
  return kind ? { id, language, file: `${id}.json`, kind } : null;
}

function versionName(text: string, now: Date): string {
  return `${now.toISOString().replace(/[-:.]/g, '')}-${sha256(text).slice(0, 8)}`;
}

async function namesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.json')).map((name) => basename(name, '.json'));
}

/** Reads and changes content files. */
export class ContentEditor {
  readonly #deps: Dependencies;
  #saving: Promise<unknown> = Promise.resolve();

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Every piece, by language and name. */
  async list(): Promise<PieceHeading[]> {
    const {
      folder,
      edited: { folder: edited },
    } = this.#deps;
    const ids = new Set<string>();
    for (const language of languages) {
      for (const below of ['', ...Object.keys(folderPieces)]) {
        const path = below === '' ? language : `${language}/${below}`;
        for (const root of [folder, edited]) {
          for (const name of await namesIn(join(root, path))) ids.add(`${path}/${name}`);
        }
      }
    }
    return [...ids]
      .toSorted((a, b) => a.localeCompare(b))
      .flatMap((id) => {
        const place = placeOf(id);
        return place ? [this.#heading(place)] : [];
      });
  }

  /** The current text of a piece, or that of an earlier version. @throws AppError 404 */
  async piece(id: string, version: string | undefined): Promise<Piece> {
    const place = this.#place(id);
    const present = await this.#text(place);
    const versions = await this.#versions(place);
    if (version !== undefined && !versions.some((one) => one.id === version)) {
      throw appError(404, 'not_found', 'notFound');
    }
    const text =
      version === undefined
        ? present
        : await readFile(join(this.#historyOf(place), `${version}.json`), 'utf8');
    return { ...this.#heading(place), text, hash: sha256(present), versions };
  }

  /** @throws AppError 404 */
  check(id: string, text: string, language: Language): PieceProblem[] {
    return pieceProblems(text, this.#place(id).kind, language);
  }

  /**
   * Stores the old version, replaces the file atomically and shows the new content to visitors.
   * @param note writes the change to the audit trail before it is made
   * @param failed records there that the change failed
   * @throws AppError 400 for invalid content, 404, 409 if the piece has changed in the meantime
   */
  save(
    input: OperatorPieceSaveInput,
    language: Language,
    note: (change: PieceChange) => Promise<void>,
    failed: (change: PieceChange) => Promise<void>,
  ): Promise<Piece> {
    const saving = this.#saving.then(() => this.#save(input, language, note, failed));
    this.#saving = saving.catch(() => undefined);
    return saving;
  }

  async #save(
    { id, text: given, expectedHash }: OperatorPieceSaveInput,
    language: Language,
    note: (change: PieceChange) => Promise<void>,
    failed: (change: PieceChange) => Promise<void>,
  ): Promise<Piece> {
    const place = this.#place(id);
    const before = await this.#text(place);
    const [problem] = pieceProblems(given, place.kind, language);
    if (problem) throw invalidFields({ text: problem.message });
    if (sha256(before) !== expectedHash) {
      throw fieldError(409, 'conflict', 'expectedHash', contractMessage('changedMeanwhile'));
    }
    const text = `${given.trimEnd()}\n`;
    const change = { before: sha256(before), after: sha256(text) };
    await note(change);
    try {
      await this.#write(place, before, text);
    } catch (error) {
      await failed(change);
      throw error;
    }
    await this.#deps.edited.look();
    return this.piece(id, undefined);
  }

  async #write(place: Place, before: string, text: string): Promise<void> {
    const { edited, now } = this.#deps;
    const versionPath = join(this.#historyOf(place), `${versionName(before, now())}.json`);
    const target = join(edited.folder, place.file);
    await mkdir(dirname(versionPath), { recursive: true, mode: 0o700 });
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await new DurableFile(versionPath).write(before);
    await new DurableFile(target).write(text);
  }

  /** @throws AppError 404 */
  #place(id: string): Place {
    const place = placeOf(id);
    if (!place || this.#pathOf(place) === null) throw appError(404, 'not_found', 'notFound');
    return place;
  }

  #pathOf({ file }: Place): string | null {
    const { folder, edited } = this.#deps;
    return [join(edited.folder, file), join(folder, file)].find((path) => existsSync(path)) ?? null;
  }

  async #text(place: Place): Promise<string> {
    const path = this.#pathOf(place);
    if (path === null) throw appError(404, 'not_found', 'notFound');
    return readFile(path, 'utf8');
  }

  #heading({ id, language, file }: Place): PieceHeading {
    return { id, language, edited: existsSync(join(this.#deps.edited.folder, file)) };
  }

  #historyOf({ id }: Place): string {
    return join(this.#deps.history, id);
  }

  async #versions(place: Place): Promise<Piece['versions']> {
    const names = await namesIn(this.#historyOf(place));
    return names
      .filter((name) => versionForm.test(name))
      .toSorted((a, b) => b.localeCompare(a))
      .map((id) => ({ id, replacedAt: id.replace(versionForm, '$1-$2-$3T$4:$5:$6.$7Z') }));
  }
}
