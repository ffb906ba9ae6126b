import type { Astrologer, AstrologerPage } from '@jyoti/contract';
import type { Piece } from './collection.ts';
import type { StoredAstrologer } from './stored.ts';

/** An astrologer for the profile page. */
export function astrologerPage({ key: slug, entry }: Piece<StoredAstrologer>): AstrologerPage {
  return { ...entry, url: `/astrologers/${slug}` };
}

/** An astrologer for a card. */
export function astrologerCard({ profile: _profile, ...card }: AstrologerPage): Astrologer {
  return card;
}
