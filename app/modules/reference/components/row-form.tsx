import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField, type FormControl } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { referenceTableOf } from '../reference-tables.ts'
import type { ReferenceTable, TableKey } from '../table-columns.ts'
import { fieldsOf, isListed, type RowField, type RowTexts } from '../row-texts.ts'
import { useChoiceWords } from './column-words.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'

type Choices = Record<string, readonly { value: string; label: string }[]>
export type RowFormProps = {
  table: TableKey
  id: string
  known: { version: number; texts: RowTexts } | null
  choices: Choices
  answer: FormAnswer | undefined
}

type ControlProps = { field: RowField; control: FormControl; choices: Choices; isNew: boolean }

function Control({ field: { column, locale }, control, choices, isNew }: ControlProps) {
  const { t } = useTranslation('data')
  const words = useChoiceWords()
  const none = column.optional ? [{ value: '', label: t('row.none') }] : []
  if (column.kind === 'flag') {
    const options = (['yes', 'no'] as const).map((value) => ({ value, label: t(`row.${value}`) }))
    return <Select {...control} options={options} />
  }
  if (column.kind === 'choice')
    return (
      <Select
        {...control}
        options={[...none, ...column.choices!.map((value) => ({ value, label: words(column, value) }))]}
      />
    )
  if (column.kind === 'link') return <Select {...control} options={[...none, ...(choices[column.to!] ?? [])]} />
  const lang = locale ? { lang: locale } : {}
  if (isListed(column) || column.long || column.kind === 'sources')
    return <TextArea {...control} {...lang} rows={column.long ? 4 : 3} />
  return <TextInput {...control} {...lang} readOnly={column.settled === true && !isNew} />
}

/** What may stand in a field, where that is not plain from its name; codes and ids that a file has too are told in words. */
function useHint({ choices, known }: Pick<RowFormProps, 'choices' | 'known'>) {
  const { t } = useTranslation('data')
  const words = useChoiceWords()
  const named = ({ column, name }: RowField) => {
    const ids = (known?.texts[name] ?? '').split('\n')
    return ids.flatMap((id) => choices[column.to!]?.find(({ value }) => value === id)?.label ?? []).join(t('and'))
  }
  return (field: RowField) => {
    const { column } = field
    if (column.kind === 'choices') {
      const codes = column.choices!.map((code) => t('row.coded', { code, words: words(column, code) })).join(' · ')
      return t('row.oneOf', { codes })
    }
    if (column.kind === 'links') {
      const names = named(field)
      const ids = t('row.ids', { table: t(`tables.${column.to!}`) })
      return names ? `${ids} ${t('row.current', { names })}` : ids
    }
    if (column.kind === 'pairs') return t('row.pairs')
    if (column.name.startsWith('window') && column.kind === 'whole') return t('row.together')
    if (isListed(column)) return t('row.lines')
    if (column.kind === 'sources') return t('row.sources')
    if (column.settled) return t('row.settled')
    return column.kind === 'day' ? t('row.day') : undefined
  }
}

function useLabel() {
  const { t } = useTranslation('data')
  return ({ column, locale }: RowField) => {
    const name = t(`fields.${column.label ?? column.name}` as 'fields.name')
    return locale ? t('row.inLanguage', { name, language: t(`languages.${locale}`) }) : name
  }
}

/** The form of a row: a field for each column, or for each language of one. */
export function RowForm({ table: key, id, known, choices, answer }: RowFormProps) {
  const { t } = useTranslation('data')
  const table: ReferenceTable = referenceTableOf(key)!
  const [hintOf, labelOf] = [useHint({ choices, known }), useLabel()]
  const [, fields] = useForm<Record<string, string>>({
    id: 'row',
    lastResult: answer?.submission,
    ...(known && { defaultValue: known.texts }),
  })
  const message = (text: string) => t(text as 'errors.required')
  const own = fieldsOf(table)
  const isNew = known === null
  const inOrder = [...(isNew ? [fields.id!] : []), ...own.map(({ name }) => fields[name]!)]
  return (
    <form method="post" action={useHref(paths.adminRow(key, id))} className="stack" noValidate>
      <ErrorSummary items={errorItems(inOrder, message)} />
      {answer?.isStale && <Banner tone="warning">{t('row.stale')}</Banner>}
      <input type="hidden" name="version" value={known?.version ?? 0} />
      <PanelCard id="fields" title={t('row.fields')}>
        <div className="card__body stack stack--sm">
          {isNew && (
            <FormField field={fields.id!} label={t('fields.id')} hint={t('row.idHint')} message={message}>
              {(control) => <TextInput {...control} />}
            </FormField>
          )}
          {own.map((field) => (
            <FormField
              key={field.name}
              field={fields[field.name]!}
              label={labelOf(field)}
              hint={hintOf(field)}
              message={message}
              optional={field.column.optional === true}
            >
              {(control) => <Control field={field} control={control} choices={choices} isNew={isNew} />}
            </FormField>
          ))}
        </div>
      </PanelCard>
      <div className="row">
        <Button name="intent" value="save">
          {t('row.save')}
        </Button>
      </div>
    </form>
  )
}
