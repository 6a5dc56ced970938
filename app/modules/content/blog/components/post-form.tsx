import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { DraftState } from '#app/modules/content/components/draft-state.tsx'
import { TextFields } from '#app/modules/content/components/text-fields.tsx'
import type { TextAnswer } from '#app/modules/content/pages/text-page.server.ts'
import type { ClaimLine } from '#app/modules/content/queries/claims.server.ts'
import type { ContentText } from '#app/modules/content/text-fields.ts'
import { type EditorArea, editorPaths } from '../editor-paths.ts'
import { fieldsFor, originIn, textOrigins, writtenLocales } from '../post-fields.ts'

type PostFormProps = {
  area: EditorArea
  /** Null for a post that is not begun. */
  id: string | null
  isOfDoctor: boolean
  text: ContentText
  seen: number
  faults: TextAnswer['faults']
  /** Words of the kept text that may not be said, told beside their fields. */
  claims?: readonly ClaimLine[]
  categories: readonly { value: string; label: string }[]
}

/** Where the words of a language come from, and a word of warning for editors where nobody has read them. */
function OriginField({ locale, text }: { locale: Locale; text: ContentText }) {
  const { t } = useTranslation('content')
  const origin = originIn(text, locale)
  return (
    <>
      {origin !== 'human' && writtenLocales(text).includes(locale) && (
        <Banner tone="warning">{t(`origins.${origin}Notice`)}</Banner>
      )}
      <Field id={`origin-${locale}`} label={t('origins.label')}>
        {(control) => (
          <Select
            {...control}
            name={`origin.${locale}`}
            defaultValue={origin}
            options={textOrigins.map((value) => ({ value, label: t(`origins.${value}`) }))}
          />
        )}
      </Field>
    </>
  )
}

/** Category and cover: what all languages share and is no text. */
function PostChoices({ text, categories }: Pick<PostFormProps, 'text' | 'categories'>) {
  const { t } = useTranslation('content')
  const coverId = text['coverId']
  return (
    <section className="panel text-section" aria-labelledby="choices">
      <h2 id="choices">{t('post.choices')}</h2>
      <Field id="category" label={t('posts.category')}>
        {(control) => (
          <Select {...control} name="category" defaultValue={text['category'] ?? ''} options={categories} />
        )}
      </Field>
      {coverId && (
        <>
          <input type="hidden" name="coverId" value={coverId} />
          <img
            className="cover-now"
            src={paths.cover(coverId, 600)}
            width={600}
            height={315}
            alt={t('post.coverNow')}
          />
          <Checkbox name="withoutCover" value="on">
            {t('post.coverRemove')}
          </Checkbox>
        </>
      )}
      <Field id="cover" label={t(coverId ? 'post.coverChange' : 'post.cover')} hint={t('post.coverHint')} optional>
        {(control) => <TextInput {...control} type="file" name="cover" accept="image/jpeg,image/png,image/webp" />}
      </Field>
    </section>
  )
}

/** The text of a post in its languages. Everything in it is kept by one button, and by a script while it is typed. */
export function PostForm({ area, id, isOfDoctor, text, seen, faults, claims, categories }: PostFormProps) {
  const { t } = useTranslation('content')
  const to = editorPaths[area]
  const action = useHref(to.post(id))
  const draft = useHref(id === null ? to.post(null) : to.draft(id))
  return (
    <form
      id="text"
      method="post"
      action={action}
      encType="multipart/form-data"
      className="stack"
      data-text-editor
      data-draft={id === null ? undefined : draft}
      noValidate
    >
      <input type="hidden" name="seen" value={seen} />
      <TextFields
        fields={fieldsFor({ isOfDoctor })}
        {...{ text, faults }}
        claims={claims ?? []}
        glance={to.glance()}
        besideOf={(locale) => <OriginField locale={locale} text={text} />}
      />
      <PostChoices text={text} categories={categories} />
      <DraftState />
      <div className="row">
        <Button name="intent" value="save">
          {t(id === null ? 'post.create' : 'post.save')}
        </Button>
        {id !== null && (
          <Button variant="line" name="intent" value="convert">
            {t('post.convert')}
          </Button>
        )}
      </div>
      {id !== null && <p className="hint">{t('post.convertHint')}</p>}
    </form>
  )
}
