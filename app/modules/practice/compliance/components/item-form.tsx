import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { StaleNotice, versionOf } from '#app/modules/practice/clinic-facts/components/stale-notice.tsx'
import { controlId, fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { terms } from '../forms.ts'
import type { ComplianceItemData } from '../pages/item-page.server.ts'
import { useItemLines } from './item-lines.tsx'

type Values = ComplianceItemData['values']

const formId = 'compliance'

/** The values of the form as they are stored. */
function storedOf(values: Values) {
  if (values === null) return { term: 'dated' }
  const { isWaived, expires, number, issued, waivedReason, note } = values
  return {
    term: isWaived ? 'waived' : expires === null ? 'undated' : 'dated',
    ...{ number, issued, expires },
    ...{ waivedReason, note },
  }
}

type ItemFormProps = { page: ComplianceItemData; answer: FormAnswer | undefined }

/** Enters or changes one thing. What belongs to one choice stands under it and is not read with another one. */
export function ItemForm({ page, answer }: ItemFormProps) {
  const { t } = useTranslation('compliance')
  const message = useProblem('compliance')
  const lines = useItemLines(page)
  const field = fieldsOf(formId, answer?.submission, storedOf(page.values))
  const names = ['number', 'issued', 'expires', 'waivedReason', 'note']
  return (
    <form method="post" action={useHref(paths.complianceItem(page.address))} className="card__body stack" noValidate>
      <ErrorSummary items={errorItems(names.map(field), message)} />
      {answer?.isStale && <StaleNotice lines={lines} />}
      <input type="hidden" name="version" value={versionOf(page, answer)} />
      <FormField field={field('number')} label={t('fields.number')} hint={t('hints.number')} message={message} optional>
        {(control) => <TextInput {...control} autoComplete="off" width="12" />}
      </FormField>
      <FormField field={field('issued')} label={t('fields.issued')} message={message} optional>
        {({ maxLength: _maxLength, ...control }) => <TextInput {...control} type="date" width="12" />}
      </FormField>
      <Fieldset id={controlId(formId, 'term')} legend={t('fields.term')}>
        <RadioCards
          name="term"
          id={controlId(formId, 'term-choice')}
          defaultValue={field('term').defaultValue || 'dated'}
          options={terms.map((value) => ({ value, label: t(`terms.${value}`), help: t(`termHelp.${value}`) }))}
        />
      </Fieldset>
      <FormField field={field('expires')} label={t('fields.expires')} hint={t('hints.expires')} message={message}>
        {({ maxLength: _maxLength, ...control }) => <TextInput {...control} type="date" width="12" />}
      </FormField>
      <FormField
        field={field('waivedReason')}
        label={t('fields.waivedReason')}
        hint={t('hints.waivedReason')}
        message={message}
      >
        {(control) => <TextInput {...control} width="full" />}
      </FormField>
      <FormField field={field('note')} label={t('fields.note')} hint={t('hints.note')} message={message} optional>
        {(control) => <TextArea {...control} rows={2} />}
      </FormField>
      <p>
        <Button>{t('save')}</Button>
      </p>
    </form>
  )
}
