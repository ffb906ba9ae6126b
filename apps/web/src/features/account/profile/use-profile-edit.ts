import { isUnauthorized } from '@jyoti/contract';
import type { UpdateProfileInput, User } from '@jyoti/contract';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  accountFieldNames,
  birthDataFromDetails,
  detailsFromBirthData,
} from '../../birth/birth-data.ts';
import { api } from '../../../platform/session/api.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The initial form values. */
function draftOf({ firstName, lastName, email, mobile, birthData }: User) {
  return {
    firstName,
    lastName,
    email,
    mobile,
    birth: detailsFromBirthData(birthData),
    /** A newly chosen picture. */
    image: null as File | null,
    /** Whether the current picture is to be removed. */
    removesImage: false,
  };
}

export type ProfileDraft = ReturnType<typeof draftOf>;

/** Whether two drafts are equal. Pictures are compared by file. */
function same(one: ProfileDraft, other: ProfileDraft): boolean {
  return one.image === other.image && JSON.stringify(one) === JSON.stringify(other);
}

/**
 * State of the profile's form: read, edit, save, cancel.
 * @param onSaved called when the form shows the saved data
 */
export function useProfileEdit(user: User, onSaved: (user: User) => void) {
  const words = useMessages(profileMessages).details;
  const saved = draftOf(user);
  const {
    draft: { editing, ...draft },
    change: edit,
    forget,
  } = useDraft(`profile.${user.id}`, { ...saved, editing: false });
  // Not part of the draft, which outlives the session.
  const [password, setPassword] = useState('');
  const [isPasswordRequired, setPasswordRequired] = useState(false);
  const emailChanged = draft.email.trim().toLowerCase() !== saved.email.toLowerCase();
  const asksPassword = isPasswordRequired && emailChanged;
  const birthChanged = JSON.stringify(draft.birth) !== JSON.stringify(saved.birth);

  const { birth, image, removesImage, ...named } = draft;
  /**
   * An unedited birth is not sent, because an old one without coordinates need not be chosen again.
   */
  const change: UpdateProfileInput = {
    ...named,
    ...(asksPassword && { currentPassword: password }),
    ...(birthChanged && { birthData: birthDataFromDetails(birth) }),
  };

  const { busy, errors, setErrors, form } = useForm({
    loadChecks: () => import('./profile-check.ts'),
    check: ({ checkedProfile }) =>
      checkedProfile({ draft, change, lacksPassword: asksPassword && password === '' }, words),
    send: async (input) => {
      let updated: User;
      try {
        updated = await api('PUT /api/users/profile', {
          form: {
            ...input,
            ...(image ? { profileImage: image } : removesImage && { removeProfileImage: true }),
          },
        });
      } catch (failure) {
        // The login returns to the draft.
        if (!isUnauthorized(failure)) throw failure;
        return;
      }
      // Rendered synchronously, because the caller then moves the focus.
      flushSync(close);
      onSaved(updated);
    },
    failed: words.failed,
    fieldNames: accountFieldNames,
  });
  if (!isPasswordRequired && errors['currentPassword'] !== undefined) setPasswordRequired(true);

  const close = () => {
    forget();
    setPassword('');
    setPasswordRequired(false);
    setErrors({});
  };

  return {
    busy,
    form,
    draft,
    editing,
    /** Whether the e-mail address changes and the login is too old to do so without a password. */
    asksPassword,
    password,
    setPassword,
    /** Whether there are unsaved changes. */
    unsaved: !same(draft, saved),
    edit,
    start: () => edit({ editing: true }),
    cancel: close,
  };
}

export type ProfileEdit = ReturnType<typeof useProfileEdit>;
