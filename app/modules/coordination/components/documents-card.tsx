import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import { documentKinds } from '../case-text.ts'
import type { CareDocument } from '../queries/case-parts.server.ts'
import type { OpenCase } from '../queries/case-detail.server.ts'
import { useMoment } from './care-words.tsx'

/** Files to be saved; nothing here shows what is in them. */
export function DocumentList({
  documents,
  pathOf,
}: {
  documents: readonly CareDocument[]
  pathOf: (id: string) => string
}) {
  const { t } = useTranslation('coordination')
  const locale = useLocale()
  const moment = useMoment()
  if (documents.length === 0) return <p className="muted">{t('documents.none')}</p>
  return (
    <ul className="care-documents">
      {documents.map(({ id, kind, name, side, isForPatient, createdAt, bytes }) => (
        <li key={id}>
          <a href={withPrefix(pathOf(id), locale)} download>
            {name}
          </a>
          <span className="muted small">
            {' '}
            {t(`documents.kinds.${kind}`)} · {t(`sides.${side}`)} · {moment(createdAt)} ·{' '}
            {t('documents.size', { size: Math.max(1, Math.round(bytes / 1024)) })}
            {isForPatient && ` · ${t('documents.isForPatient')}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

type DocumentFormProps = { action: string; documentId: string; mayShow: boolean; answer: FormAnswer | undefined }

/** A file with what it is; the id makes a second press keep nothing more. */
export function DocumentForm({ action, documentId, mayShow, answer }: DocumentFormProps) {
  const { t } = useTranslation('coordination')
  const message = useProblem('coordination')
  const field = fieldsOf('document', answer?.submission, { id: documentId })
  return (
    <form method="post" action={useHref(action)} encType="multipart/form-data" className="stack stack--sm" noValidate>
      <ErrorSummary items={errorItems([field('file'), field('name')], message)} />
      <input type="hidden" name="id" value={field('id').defaultValue} />
      <FormField field={field('file')} label={t('documents.file')} hint={t('documents.fileHint')} message={message}>
        {({ defaultValue: _defaultValue, maxLength: _maxLength, ...control }) => (
          <TextInput {...control} type="file" accept="application/pdf,image/jpeg,image/png,image/webp" />
        )}
      </FormField>
      <FormField field={field('kind')} label={t('documents.kind')} message={message}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={documentKinds.map((value) => ({ value, label: t(`documents.kinds.${value}`) }))}
          />
        )}
      </FormField>
      <FormField field={field('name')} label={t('documents.name')} message={message} optional>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      {mayShow && (
        <Checkbox name="isForPatient" defaultChecked={field('isForPatient').defaultValue === 'on'}>
          {t('documents.showPatient')}
        </Checkbox>
      )}
      <p>
        <Button variant="line">{t('documents.add')}</Button>
      </p>
    </form>
  )
}

type DocumentsCardProps = { id: string; documentId: string; open: OpenCase; answer: FormAnswer | undefined }

/** The documents of a referral. */
export function DocumentsCard({ id, documentId, open, answer }: DocumentsCardProps) {
  const { t } = useTranslation('coordination')
  return (
    <PanelCard id="documents" title={t('documents.heading')}>
      <div className="card__body stack">
        <DocumentList documents={open.documents} pathOf={(document) => paths.careDocument(id, document)} />
        {open.may.documents && (
          <DocumentForm {...{ documentId, answer }} action={paths.careCase(id, { form: 'document' })} mayShow />
        )}
      </div>
    </PanelCard>
  )
}
