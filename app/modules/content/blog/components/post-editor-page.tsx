import { useTranslation } from 'react-i18next'
import { formatNumber } from '#app/core/format/format.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { ClaimsPanel, DraftNotice, RevisionsPanel } from '#app/modules/content/components/side-panels.tsx'
import { TextComparison } from '#app/modules/content/components/text-comparison.tsx'
import { TextProblems } from '#app/modules/content/components/text-problems.tsx'
import type { TextAnswer } from '#app/modules/content/pages/text-page.server.ts'
import { dayAndTime } from '#app/modules/content/when.ts'
import { editorPaths } from '../editor-paths.ts'
import type { PostPageData } from '../pages/post-editor.server.ts'
import { PostForm } from './post-form.tsx'
import { PostStatusTag } from './post-status-tag.tsx'
import { PostSteps, SignPanel } from './post-steps.tsx'

type PostEditorPageProps = PostPageData & { answer: TextAnswer | undefined }

/** What an editor should know before typing: what the reviewer asked for, when it will appear, that its review is overdue. */
function PostNotices({ post, missing }: Pick<PostPageData, 'post' | 'missing'>) {
  const { t } = useTranslation('content')
  const locale = useLocale()
  const { status, publishAt, appearsAt, returnNote, overdue, reviewDueOn, draftStatus } = post
  const isOpen = status !== 'published' && status !== 'archived'
  return (
    <>
      {returnNote && <Banner tone="warning">{t('post.returned', { note: returnNote })}</Banner>}
      {status === 'scheduled' && publishAt !== null && (
        <Banner>{t('post.scheduledFor', { at: dayAndTime(publishAt, locale) })}</Banner>
      )}
      {appearsAt !== null && <Banner>{t('post.appears', { at: dayAndTime(appearsAt, locale) })}</Banner>}
      {status === 'published' && draftStatus !== null && <Banner>{t('post.waitingText')}</Banner>}
      {overdue && <Banner tone="warning">{t(`overdue.${overdue}Notice`, { day: reviewDueOn ?? '' })}</Banner>}
      {isOpen && missing.length > 0 && (
        <Banner tone="note">
          {t('post.missing', { what: missing.map((each) => t(`missing.${each}`)).join(t('and')) })}
        </Banner>
      )}
    </>
  )
}

/** Where search engines would cut a title or description off. */
function SeoPanel({ seo }: Pick<PostPageData, 'seo'>) {
  const { t } = useTranslation('content')
  if (seo.length === 0) return null
  return (
    <PanelCard id="seo" title={t('seo.heading')}>
      <ul className="card__body bullets">
        {seo.map(({ locale, part, length, limit }) => (
          <li key={`${locale}-${part}`}>{t(`seo.${part}`, { language: t(`languages.${locale}`), length, limit })}</li>
        ))}
      </ul>
    </PanelCard>
  )
}

/** The editor of a post: its text, what can be done with it, who signed it, earlier texts. */
export function PostEditorPage(props: PostEditorPageProps) {
  const { area, id, page, post, answer, categories, title, seo, missing, preview } = props
  const { t } = useTranslation('content')
  const locale = useLocale()
  const to = editorPaths[area]
  const addressOf = (search: Record<string, string>) => to.post(id, search)
  return (
    <>
      <p>
        <Link to={to.list()}>{t(area === 'admin' ? 'posts.title' : 'own.title')}</Link>
      </p>
      <PageHead
        title={title ?? t('post.untitled')}
        lead={
          <>
            <PostStatusTag status={post.status} draftStatus={post.draftStatus} />{' '}
            {t('post.views', { count: post.views, views: formatNumber(post.views, locale) })}
          </>
        }
        actions={
          <ButtonLink to={preview} variant="line">
            {t('post.preview')}
          </ButtonLink>
        }
      />
      <TextProblems answer={answer} />
      <PostNotices post={post} missing={missing} />
      <DraftNotice page={page} addressOf={addressOf} />
      {page.compared && (
        <PanelCard id="comparison" title={t('compare.title')}>
          <TextComparison lines={page.compared.lines} one={t('compare.earlier')} other={t('compare.present')} />
        </PanelCard>
      )}
      <div className="pro-columns">
        <PostForm
          key={answer ? 'typed' : String(page.seen)}
          {...{ area, id, categories }}
          isOfDoctor={post.isOfDoctor}
          claims={page.claims}
          text={answer?.text ?? page.text}
          seen={answer?.seen ?? page.seen}
          faults={answer?.faults ?? {}}
        />
        <div className="pro-column">
          <PostSteps {...{ area, id, post }} />
          <SignPanel {...props} />
          <SeoPanel seo={seo} />
          <ClaimsPanel claims={page.claims} />
          <RevisionsPanel page={page} addressOf={addressOf} mayRestore={post.status !== 'archived'} />
        </div>
      </div>
    </>
  )
}
