import { useHref } from '@remix-run/react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { dayAndTime } from '#app/modules/content/when.ts'
import type { PostListData } from '../pages/post-list-page.server.ts'
import { postListSearch } from '../post-filters.ts'
import { PostTitle } from './post-title.tsx'

type WaitingPost = PostListData['list']['waiting'][number]

/** When it was sent, when a doctor wants it to appear, and the words of it that may not be said. */
function WaitingFacts({ post: { submittedAt, appearsAt, claims } }: { post: WaitingPost }) {
  const { t } = useTranslation('content')
  const locale = useLocale()
  return (
    <>
      {submittedAt !== null && <p className="muted">{t('posts.since', { at: dayAndTime(submittedAt, locale) })}</p>}
      {appearsAt !== null && <p className="muted">{t('posts.appears', { at: dayAndTime(appearsAt, locale) })}</p>}
      {claims.length > 0 && (
        <p>
          {t('claims.found')}
          {claims.map((claim) => (
            <Fragment key={claim}>
              {' '}
              <mark>{claim}</mark>
            </Fragment>
          ))}
        </p>
      )}
    </>
  )
}

/** Approve, or send back with a note. A text with words that may not be said is approved where it is read. */
function Decision({ post, action }: { post: WaitingPost; action: string }) {
  const { t } = useTranslation('content')
  return (
    <form method="post" action={action} className="decision-form">
      <input type="hidden" name="post" value={post.id} />
      <input type="hidden" name="version" value={post.version} />
      <Field id={`note-${post.number}`} label={t('post.note')}>
        {(control) => <TextInput {...control} name="note" autoComplete="off" />}
      </Field>
      {post.claims.length > 0 ? (
        <ButtonLink to={paths.adminPost(post.id)}>{t('posts.read')}</ButtonLink>
      ) : (
        <Button name="intent" value="approve">
          {t(post.isOfDoctor ? 'steps.release' : 'steps.approve')}
        </Button>
      )}
      <Button variant="line" name="intent" value="return">
        {t('steps.return')}
      </Button>
    </form>
  )
}

/** What waits for a decision. */
export function ReviewQueue({ list, filters, mayReview }: PostListData) {
  const { t } = useTranslation('content')
  const action = useHref(paths.adminPosts(postListSearch(filters)))
  return (
    <PanelCard id="waiting" title={t('posts.waiting', { count: list.waiting.length })}>
      {list.waiting.length === 0 && <p className="card__body muted">{t('posts.noneWaiting')}</p>}
      {list.waiting.map((post) => (
        <div key={post.id} className="step-form">
          <div>
            <PostTitle post={post} />
          </div>
          <WaitingFacts post={post} />
          {mayReview && <Decision post={post} action={action} />}
        </div>
      ))}
    </PanelCard>
  )
}
