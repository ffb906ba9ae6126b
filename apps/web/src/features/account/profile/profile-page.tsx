import { profileImagePath, type User } from '@jyoti/contract';
import { Avatar } from '@jyoti/ui/avatar';
import { Button } from '@jyoti/ui/button';
import { Contents } from '@jyoti/ui/contents';
import { Cluster, Heading, Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import { useToast } from '@jyoti/ui/toast';
import { Section } from '@jyoti/ui/section';
import { useEffect, useRef, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { api } from '../../../platform/session/api.ts';
import { failureSentence } from '../../../platform/data/failure-sentence.ts';
import { LeaveGuard } from '../../../platform/forms/leave-guard.tsx';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { coming } from '../../../platform/frame/frame.css.ts';
import { SiteLanguage } from '../../../platform/frame/site-language.tsx';
import { useSession } from '../../../platform/session/session.tsx';
import { useQuery } from '../../../platform/data/use-query.ts';
import { ChangePassword } from './change-password.tsx';
import { DangerZone } from './danger-zone.tsx';
import { DetailsForm, editParts } from './details-form.tsx';
import { MyBookings } from './my-bookings.tsx';
import { MyCharts } from './my-charts.tsx';
import { MyLogins } from './my-logins.tsx';
import { MyRequests } from './my-requests.tsx';
import { dayOfInstant } from './profile-dates.ts';
import { MyShares } from './my-shares.tsx';
import { ProfilePart } from './profile-part.tsx';
import { useProfileEdit } from './use-profile-edit.ts';
import * as styles from './profile.css.ts';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { YourData } from './your-data.tsx';
import { preloadWhenIdle } from '../../../platform/lazy/lazy-part.tsx';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { frameMessages } from '../../../messages.generated/frame.ts';

/** The sections of the page, in order. */
const parts = [
  'bookings',
  'charts',
  'shares',
  'requests',
  'details',
  'password',
  'logins',
  'data',
  'danger',
] as const;

/** The profile: details, password, charts, bookings, requests, data, and account deletion. */
export function ProfilePage() {
  const words = useMessages(profileMessages);
  const { renew } = useSession();
  const {
    data: user,
    failure,
    retry,
    replace,
  } = useQuery('profile', (call) => api('GET /api/users/profile', {}, call));

  if (user !== null) {
    return (
      <Profile
        user={user}
        onSaved={(saved) => {
          replace(saved);
          renew(saved);
        }}
      />
    );
  }
  return (
    <Section variant="band" as="div" className={failure === null ? coming : undefined}>
      <Stack gap="x5">
        <Heading level={1}>{words.title}</Heading>
        {failure === null ? (
          <>
            <Text role="status" tone="muted">
              {words.loading}
            </Text>
            <SkeletonBlock inlineSize="7rem" aspectRatio="100 / 124" />
            <SkeletonText lines={6} />
          </>
        ) : (
          <FailureAlert title={failureSentence(failure, words.loadFailed)} onRetry={retry} />
        )}
      </Stack>
    </Section>
  );
}

function Profile({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const { languages } = useMessages(frameMessages);
  const words = useMessages(profileMessages);
  const language = useLanguage();
  const { show } = useToast();
  const editButton = useRef<HTMLButtonElement>(null);
  const edit = useProfileEdit(user, (saved) => {
    flushSync(() => onSaved(saved));
    editButton.current?.focus();
    show({ text: words.details.saved });
  });
  const firstField = useRef<HTMLInputElement>(null);
  const { loadingPart } = useMessages(frameMessages);
  const [opening, startOpening] = useTransition();
  const { hash } = useLocation();
  const name = `${user.firstName} ${user.lastName}`;

  useEffect(() => preloadWhenIdle(editParts), []);

  // The linked section was not rendered yet when the browser scrolled to the fragment.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView?.();
  }, [hash]);

  return (
    <Section variant="band" as="div">
      <Stack gap="x6">
        <Cluster gap="x5">
          <Avatar
            name={name}
            src={profileImagePath(user.profileImage) ?? undefined}
            shape="arch"
            size="large"
          />
          <div className={styles.who}>
            <Heading level={1}>{edit.editing ? words.editTitle : words.title}</Heading>
            <Text size="lead">{name}</Text>
            <Text size="small" tone="muted">
              {words.since({ date: dayOfInstant(user.createdAt, language) })}
            </Text>
          </div>
          {!edit.editing && (
            <Button
              ref={editButton}
              loading={opening}
              loadingLabel={loadingPart}
              onClick={() =>
                startOpening(async () => {
                  await Promise.all(editParts.map(({ preload }) => preload()));
                  flushSync(edit.start);
                  firstField.current?.focus();
                })
              }
            >
              {words.details.edit}
            </Button>
          )}
        </Cluster>
        <Sidebar
          inlineSize="13rem"
          aside={
            <Contents
              label={words.onThisPage}
              items={parts.map((id) => ({ id, label: words[id].title }))}
              className={styles.contents}
            />
          }
        >
          <div className={styles.parts}>
            <MyBookings />
            <MyCharts />
            <MyShares />
            <MyRequests />
            <ProfilePart id="details" title={words.details.title}>
              <DetailsForm
                user={user}
                edit={edit}
                firstField={firstField}
                onCancel={() => {
                  flushSync(edit.cancel);
                  editButton.current?.focus();
                }}
              />
              <Stack gap="x1">
                <Text size="small" tone="muted" aria-hidden>
                  {languages.profile}
                </Text>
                <SiteLanguage label={languages.profile} />
              </Stack>
            </ProfilePart>
            <ChangePassword user={user} />
            <MyLogins />
            <YourData />
            <DangerZone />
          </div>
        </Sidebar>
      </Stack>
      <LeaveGuard unsaved={edit.unsaved} onLeave={edit.cancel} words={words.leaving} />
    </Section>
  );
}
