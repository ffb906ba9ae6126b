import { isUnauthorized } from '@jyoti/contract';
import type { FieldMessages, User } from '@jyoti/contract';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  accountFormField,
  birthDataFromDetails,
  detailsFromBirthData,
} from '../../account/birth-data.ts';
import { api } from '../../app/api.ts';
import { useSubmit } from '../../app/use-submit.ts';
import { dropDraft, keepDraft, keptDraft, type ProfileDraft } from './profile-draft.ts';
import { useProfileWords } from './words.ts';

const checks = () => import('./profile-problems.ts');

/** The form as it stands before anything is changed. */
function draftOf({ firstName, lastName, email, mobile, birthData }: User): ProfileDraft {
  return {
    firstName,
    lastName,
    email,
    mobile,
    birth: detailsFromBirthData(birthData),
    image: null,
    removesImage: false,
  };
}

/** Whether two drafts say the same. A picture is told apart by its file. */
function same(one: ProfileDraft, other: ProfileDraft): boolean {
  return one.image === other.image && JSON.stringify(one) === JSON.stringify(other);
}

/** The life of the profile's form: to be read, edited, saved or given up. */
export function useProfileEdit(user: User, onSaved: (user: User) => void) {
  const words = useProfileWords().details;
  const submission = useSubmit(accountFormField);
  const [draft, setDraft] = useState(() => keptDraft(user.id) ?? draftOf(user));
  const [editing, setEditing] = useState(() => keptDraft(user.id) !== null);
  const saved = draftOf(user);
  // Not in the draft, which outlives the session.
  const [password, setPassword] = useState('');
  const [passwordAsked, setPasswordAsked] = useState(false);
  if (!passwordAsked && submission.errors['currentPassword'] !== undefined) setPasswordAsked(true);
  const emailChanged = draft.email.trim().toLowerCase() !== saved.email.toLowerCase();
  const asksPassword = passwordAsked && emailChanged;
  const birthChanged = JSON.stringify(draft.birth) !== JSON.stringify(saved.birth);

  const { birth, image, removesImage, ...named } = draft;
  /** A birth that is left as it was is not sent: an old one without coordinates need not be chosen anew. */
  const change = {
    ...named,
    ...(asksPassword && { currentPassword: password }),
    ...(birthChanged && { birthData: birthDataFromDetails(birth) }),
  };

  const close = () => {
    dropDraft();
    setEditing(false);
    setPassword('');
    setPasswordAsked(false);
    submission.refuse({});
  };

  return {
    ...submission,
    draft: editing ? draft : saved,
    editing,
    /** The e-mail is to be another one, and the login is too old to need no password for it. */
    asksPassword,
    password,
    setPassword,
    /** Something typed or chosen would be lost. */
    unsaved: editing && !same(draft, saved),
    edit: (part: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...part })),
    start: () => {
      setDraft(saved);
      setEditing(true);
    },
    cancel: () => {
      setDraft(saved);
      close();
    },
    save: async () => {
      let wrong: FieldMessages = {};
      let answer: User | undefined;
      await submission.send(async () => {
        const { profileProblems } = await checks();
        wrong = profileProblems(
          { draft, change, lacksPassword: asksPassword && password === '', birthChanged },
          words,
        );
        if (Object.keys(wrong).length > 0) return;
        try {
          answer = await api.updateProfile({
            ...change,
            ...(image ? { profileImage: image } : removesImage && { removeProfileImage: true }),
          });
        } catch (failure) {
          if (!isUnauthorized(failure)) throw failure;
          keepDraft(user.id, draft);
        }
      }, words.failed);
      if (Object.keys(wrong).length > 0) submission.refuse(wrong);
      const updated = answer;
      if (updated === undefined) return false;
      // The page has changed by the time the caller goes on and gives the focus a new place.
      flushSync(() => {
        setDraft(draftOf(updated));
        close();
        onSaved(updated);
      });
      return true;
    },
  };
}

export type ProfileEdit = ReturnType<typeof useProfileEdit>;
