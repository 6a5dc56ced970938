import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { StaleNotice } from '#app/modules/practice/clinic-facts/components/stale-notice.tsx'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import type { StockForm } from '../forms.ts'
import type { StockData } from '../pages/stock-page.server.ts'
import { useLotWords } from './stock-words.tsx'

type FieldOf = { field: (name: string) => FormFieldMetadata; form: StockForm }

/** The lot that something is taken from or counted; of those with nothing left only a count asks. */
function LotField({ field, lots }: FieldOf & { lots: StockData['lots'] }) {
  const { t } = useTranslation('supply')
  const { line } = useLotWords()
  return (
    <FormField field={field('lotId')} label={t('columns.lot')} message={useProblem('supply')}>
      {({ maxLength: _maxLength, ...control }) => (
        <Select {...control} options={lots.map((lot) => ({ value: lot.id, label: line(lot) }))} />
      )}
    </FormField>
  )
}

function ReceivedLotFields({ field }: FieldOf) {
  const { t } = useTranslation('supply')
  const message = useProblem('supply')
  return (
    <>
      <FormField field={field('lotNumber')} label={t('columns.lotNumber')} message={message} optional>
        {(control) => <TextInput {...control} width="12" autoComplete="off" lang="en" />}
      </FormField>
      <FormField
        field={field('expiresOn')}
        label={t('columns.expiresOn')}
        hint={t('hints.expiresOn')}
        message={message}
        optional
      >
        {({ maxLength: _maxLength, ...control }) => <TextInput {...control} type="date" width="12" />}
      </FormField>
    </>
  )
}

const fieldNames = ['lotId', 'lotNumber', 'expiresOn', 'quantity', 'note'] as const

type StockFormCardProps = { page: StockData; form: StockForm; id: string; answer: FormAnswer | undefined }

/** A form that says what came, went, or was counted. */
export function StockFormCard({ page, form, id, answer }: StockFormCardProps) {
  const { t } = useTranslation('supply')
  const message = useProblem('supply')
  const { line } = useLotWords()
  const { clinic, item } = page
  const action = useHref(paths.supplyItem(item.id, { place: clinic.slug, form }))
  const field = fieldsOf(`stock-${form}`, answer?.submission, { id })
  const lots = page.lots.filter(({ balance }) => form === 'count' || balance > 0)
  const typedSeen = answer && !answer.isStale ? answer.submission.initialValue?.seen : undefined
  const isEmpty = form !== 'receive' && lots.length === 0
  return (
    <PanelCard id={form} title={t(`forms.${form}.title`)}>
      {isEmpty ? (
        <p className="card__body muted">{t('lots.none')}</p>
      ) : (
        <form method="post" action={action} className="card__body stack" noValidate>
          <ErrorSummary items={errorItems(fieldNames.map(field), message)} />
          {answer?.isStale && <StaleNotice lines={lots.map((lot, index) => [String(index + 1), line(lot)] as const)} />}
          <input type="hidden" name="id" value={field('id').defaultValue} />
          {form === 'count' && (
            <input
              type="hidden"
              name="seen"
              value={typeof typedSeen === 'string' ? typedSeen : String(item.stockVersion)}
            />
          )}
          {form === 'receive' ? <ReceivedLotFields {...{ field, form }} /> : <LotField {...{ field, form, lots }} />}
          <FormField
            field={field('quantity')}
            label={t(form === 'count' ? 'columns.counted' : 'columns.quantity')}
            hint={t('hints.quantity', { unit: item.unit })}
            message={message}
          >
            {(control) => <TextInput {...control} width="4" numeric inputMode="numeric" autoComplete="off" />}
          </FormField>
          <FormField
            field={field('note')}
            label={t(form === 'waste' ? 'columns.reason' : 'columns.note')}
            hint={t('hints.note')}
            message={message}
            optional={form !== 'waste'}
          >
            {(control) => <TextInput {...control} autoComplete="off" />}
          </FormField>
          <p>
            <Button>{t(`forms.${form}.submit`)}</Button>
          </p>
        </form>
      )}
    </PanelCard>
  )
}
