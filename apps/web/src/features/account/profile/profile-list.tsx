import { EmptyState } from '@jyoti/ui/empty-state';
import type { ReactNode, Ref } from 'react';
import type { Query } from '../../../platform/data/use-query.ts';
import { QueryView } from '../../../platform/data/query-view.tsx';
import { ProfilePart } from './profile-part.tsx';

interface ProfileListProps<Entry> {
  id: string;
  query: Query<Entry[]>;
  words: Record<'title' | 'loading' | 'failed' | 'empty' | 'emptyText', string>;
  /** Height of the placeholder while the list loads. */
  blockSize: string;
  /** Link to where the first entry is made, shown if the list is empty. */
  start: ReactNode;
  /** Dialogs of the list. */
  after?: ReactNode;
  children: (entries: Entry[]) => ReactNode;
  ref: Ref<HTMLElement>;
}

/** A section of the profile with a list of the visitor's entries. */
export function ProfileList<Entry>(props: ProfileListProps<Entry>) {
  const { id, query, words, blockSize, start, after, children, ref } = props;
  return (
    <ProfilePart ref={ref} id={id} title={words.title}>
      <QueryView
        query={query}
        words={words}
        blockSize={blockSize}
        empty={
          <EmptyState layout="row" title={words.empty} action={start}>
            {words.emptyText}
          </EmptyState>
        }
      >
        {children}
      </QueryView>
      {after}
    </ProfilePart>
  );
}
