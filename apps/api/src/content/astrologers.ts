import type { Astrologer, AstrologerPage } from '@jyoti/contract';
import type { Piece } from './collection.ts';
import type { StoredAstrologer } from './stored.ts';

/** An astrologer as the page of its own shows one. */
export function astrologerPage({ key: slug, entry }: Piece<StoredAstrologer>): AstrologerPage {
  return { ...entry, url: `/astrologers/${slug}` };
}

/** An astrologer as the card shows one. */
export function astrologerCard({ profile: _profile, ...card }: AstrologerPage): Astrologer {
  return card;
}
