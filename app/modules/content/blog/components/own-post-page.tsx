import { useTranslation } from 'react-i18next'
import { useKeyWords } from '#app/modules/content/components/field-words.tsx'
import { TextProblems } from '#app/modules/content/components/text-problems.tsx'
import type { TextAnswer } from '#app/modules/content/pages/text-page.server.ts'
import type { ContentText } from '#app/modules/content/text-fields.ts'
import { paths } from '#app/paths.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { OwnPostData } from '../pages/post-editor.server.ts'
import { BlogLocked } from './blog-locked.tsx'
import { NewPostPage } from './new-post-page.tsx'
import { PostEditorPage } from './post-editor-page.tsx'

/** What somebody typed when their level ended, to be taken along. */
function TypedText({ text }: { text: ContentText }) {
  const words = useKeyWords()
  return Object.entries(text).map(([key, value]) => (
    <Field key={key} id={key.replaceAll('.', '-')} label={words(key)}>
      {(control) => <TextArea {...control} name={`text.${key}`} defaultValue={value} rows={3} readOnly />}
    </Field>
  ))
}

/** A doctor's editor: of a post of theirs, of a new one, or what it would be on another level. */
export function OwnPostPage({ data, answer }: { data: OwnPostData; answer: TextAnswer | undefined }) {
  const { t } = useTranslation('content')
  if (data.kind === 'post') return <PostEditorPage {...data} answer={answer} />
  if (data.kind === 'new') return <NewPostPage {...data} answer={answer} />
  return (
    <>
      <p>
        <Link to={paths.officeBlog()}>{t('own.title')}</Link>
      </p>
      <PageHead title={t('own.title')} />
      <TextProblems answer={answer} />
      <BlogLocked />
      {answer && <TypedText text={answer.text} />}
    </>
  )
}
