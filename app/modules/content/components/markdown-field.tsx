import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#app/core/i18n/locale.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'

/** What the toolbar writes around or before the chosen words; the script that works it knows them by these names. */
const marks = ['heading', 'bold', 'italic', 'list', 'numbers', 'quote', 'link'] as const

type MarkdownFieldProps = {
  id: string
  label: string
  error: string | undefined
  given: { name: string; defaultValue: string; lang: Locale | undefined }
  locale: Locale
  glance: string
}

/** A text in Markdown: a plain field, to which a script adds buttons and how it will look, as the server draws it. */
export function MarkdownField({ id, label, error, given, locale, glance }: MarkdownFieldProps) {
  const { t } = useTranslation('content')
  return (
    <div className="markdown-field" data-markdown data-locale={locale} data-glance={useHref(glance)}>
      <Field id={id} label={label} hint={t('hints.markdown')} error={error}>
        {(control) => (
          <>
            <div
              className="markdown-field__tools"
              role="toolbar"
              aria-label={t('editor.tools')}
              aria-controls={id}
              hidden
            >
              {marks.map((mark) => (
                <button key={mark} type="button" className="btn btn--line" data-mark={mark}>
                  {t(`marks.${mark}`)}
                </button>
              ))}
            </div>
            <TextArea {...control} {...given} rows={18} />
          </>
        )}
      </Field>
      <details className="markdown-field__look" hidden>
        <summary>{t('editor.look')}</summary>
        <p className="markdown-field__claims" data-claims={t('editor.claimsTyped')} role="status" />
        <div className="prose" lang={locale} />
      </details>
    </div>
  )
}
