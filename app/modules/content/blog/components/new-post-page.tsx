import { useTranslation } from 'react-i18next'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { TextProblems } from '#app/modules/content/components/text-problems.tsx'
import type { TextAnswer } from '#app/modules/content/pages/text-page.server.ts'
import { type EditorArea, editorPaths } from '../editor-paths.ts'
import type { MonthUse } from '../queries/month-use.server.ts'
import { MonthFull } from './month-full.tsx'
import { PostForm } from './post-form.tsx'

type NewPostPageProps = {
  area: EditorArea
  categories: readonly { value: string; label: string }[]
  /** What a doctor has used of their month; null where nothing is counted. */
  use: MonthUse | null
  answer: TextAnswer | undefined
}

/** The editor without a post yet. A full month says so before anything is typed; what was typed is never taken away. */
export function NewPostPage({ area, categories, use, answer }: NewPostPageProps) {
  const { t } = useTranslation('content')
  const isFull = use !== null && use.limit !== null && use.used >= use.limit
  return (
    <>
      <p>
        <Link to={editorPaths[area].list()}>{t(area === 'admin' ? 'posts.title' : 'own.title')}</Link>
      </p>
      <PageHead title={t(area === 'admin' ? 'post.new' : 'own.new')} lead={t('post.newLead')} />
      <TextProblems answer={answer} />
      {use && <MonthFull use={use} />}
      {(!isFull || answer) && (
        <PostForm
          {...{ area, categories }}
          id={null}
          isOfDoctor={area === 'office'}
          text={answer?.text ?? {}}
          seen={0}
          faults={answer?.faults ?? {}}
        />
      )}
    </>
  )
}
