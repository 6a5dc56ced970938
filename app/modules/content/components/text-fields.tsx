import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import type { ClaimLine } from '../queries/claims.server.ts'
import type { ContentText, TextFault, TextField } from '../text-fields.ts'
import { MarkdownField } from './markdown-field.tsx'

type Typed = Readonly<{
  text: ContentText
  faults: Record<string, TextFault>
  claims: readonly ClaimLine[]
  /** Where a script asks how Markdown will look. */
  glance: string
}>

/** May stay empty while a post is being written, and not once it is published. */
const toPublish: readonly string[] = ['title', 'excerpt', 'body', 'author']

const rowsOf = { text: 3, lines: 5, sources: 5 } as const

/** Words of the kept text that may not be said, under the field in which they stand. */
function FieldClaims({ claims, of }: { claims: readonly ClaimLine[]; of: string }) {
  const { t } = useTranslation('content')
  const found = claims.find(({ key }) => key === of)?.found
  if (!found) return null
  return (
    <p className="field-claims">
      {t('editor.claimsTyped')}
      {[...new Set(found.map(({ text }) => text))].map((text) => (
        <Fragment key={text}>
          {' '}
          <mark>{text}</mark>
        </Fragment>
      ))}
    </p>
  )
}

type ControlProps = { field: TextField; locale?: Locale } & Typed

/** The control of one field in one language, or of a field without languages, and what its words may not say. */
function TextFieldControl(props: ControlProps) {
  const { field, locale, claims } = props
  return (
    <div>
      <Control {...props} />
      <FieldClaims claims={claims} of={locale ? `${field.name}.${locale}` : field.name} />
    </div>
  )
}

function Control({ field, locale, text, faults, glance }: ControlProps) {
  const { t } = useTranslation('content')
  const key = locale ? `${field.name}.${locale}` : field.name
  const fault = faults[key]
  const id = key.replaceAll('.', '-')
  const ofKind =
    field.kind === 'lines' || field.kind === 'sources' || field.kind === 'words' ? t(`hints.${field.kind}`) : undefined
  const hint = field.name === 'slug' || field.name === 'coverAlt' ? t(`hints.${field.name}`) : ofKind
  const label = t(`fields.${field.name}`)
  const error = fault && t(`faults.${fault}`)
  const given = { name: `text.${key}`, defaultValue: text[key] ?? '', lang: locale }
  if (field.kind === 'markdown')
    return <MarkdownField {...{ id, label, error, given, glance }} locale={locale ?? 'en-US'} />
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={!field.isNeeded && !toPublish.includes(field.name)}
    >
      {(control) => {
        if (field.kind === 'day') return <TextInput {...control} {...given} type="date" width="12" />
        if (field.kind === 'line' || field.kind === 'words')
          return <TextInput {...control} {...given} autoComplete="off" />
        return <TextArea {...control} {...given} rows={rowsOf[field.kind as 'text'] ?? 3} />
      }}
    </Field>
  )
}

type TextFieldsProps = { fields: readonly TextField[]; besideOf?: (locale: Locale) => ReactNode } & Typed

/**
 * The fields of a text: a section for each language, which a script makes tabs of, then what all languages share. `besideOf` adds to the
 * section of a language what is no text.
 */
export function TextFields({ fields, besideOf, ...typed }: TextFieldsProps) {
  const { t } = useTranslation('content')
  const shared = fields.filter(({ isLocalized }) => !isLocalized)
  return (
    <>
      <nav className="tabs language-tabs" aria-label={t('editor.languages')}>
        {locales.map((locale) => (
          <a key={locale} href={`#in-${locale}`} data-tab={`in-${locale}`}>
            {t(`languages.${locale}`)}
          </a>
        ))}
      </nav>
      {locales.map((locale) => (
        <section
          key={locale}
          id={`in-${locale}`}
          className="panel text-section"
          aria-labelledby={`heading-${locale}`}
          data-tab-panel
        >
          <h2 id={`heading-${locale}`}>{t(`languages.${locale}`)}</h2>
          {besideOf?.(locale)}
          {fields
            .filter(({ isLocalized }) => isLocalized)
            .map((field) => (
              <TextFieldControl key={field.name} field={field} locale={locale} {...typed} />
            ))}
        </section>
      ))}
      {shared.length > 0 && (
        <section className="panel text-section" aria-labelledby="title-shared">
          <h2 id="title-shared">{t('editor.shared')}</h2>
          {shared.map((field) => (
            <TextFieldControl key={field.name} field={field} {...typed} />
          ))}
        </section>
      )}
    </>
  )
}
