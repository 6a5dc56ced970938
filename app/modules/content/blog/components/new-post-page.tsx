import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { TextProblems } from '#app/modules/content/components/text-problems.tsx'
import type { TextAnswer } from '#app/modules/content/pages/text-page.server.ts'
import { PostForm } from './post-form.tsx'

type NewPostPageProps = {
  categories: readonly { value: string; label: string }[]
  answer: TextAnswer | undefined
}

/** The editor without a post yet. */
export function NewPostPage({ categories, answer }: NewPostPageProps) {
  const { t } = useTranslation('content')
  return (
    <>
      <p>
        <Link to={paths.adminPosts()}>{t('posts.title')}</Link>
      </p>
      <PageHead title={t('post.new')} lead={t('post.newLead')} />
      <TextProblems answer={answer} />
      <PostForm id={null} categories={categories} text={answer?.text ?? {}} seen={0} faults={answer?.faults ?? {}} />
    </>
  )
}
