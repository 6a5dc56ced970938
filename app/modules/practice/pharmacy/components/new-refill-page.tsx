import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { PhoneInput } from '#app/ui/forms/phone-input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { NewRefillData } from '../pages/refills-page.server.ts'
import { NoPrescribing } from './refill-parts.tsx'

type Of = { page: NewRefillData; answer: FormAnswer | undefined }

/** The fields of the form: what was typed, else what is known of the patient. */
function useRefillFields({ page, answer }: Of) {
  const locale = useLocale()
  const { patient, key } = page
  return fieldsOf('refill', answer?.submission, {
    ...{ key, patient: patient?.id ?? '', name: patient?.name, phone: patient?.phone, birthDate: patient?.birthDate },
    ...{ locale: patient?.locale ?? locale, mayText: patient?.mayText ? 'yes' : '' },
  })
}

type Field = ReturnType<typeof useRefillFields>

function PersonFields({ field }: { field: Field }) {
  const { t } = useTranslation('pharmacy')
  const message = useProblem('pharmacy')
  return (
    <>
      <FormField field={field('name')} label={t('fields.name')} message={message}>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField field={field('birthDate')} label={t('fields.birthDate')} message={message}>
        {({ maxLength: _most, ...control }) => <TextInput {...control} type="date" width="12" />}
      </FormField>
      <FormField field={field('phone')} label={t('fields.phone')} message={message}>
        {(control) => <PhoneInput {...control} autoComplete="off" />}
      </FormField>
      <FormField field={field('locale')} label={t('fields.locale')} message={message}>
        {({ maxLength: _most, ...control }) => (
          <Select {...control} options={locales.map((value) => ({ value, label: t(`locales.${value}`) }))} />
        )}
      </FormField>
      <Checkbox name="mayText" value="yes" defaultChecked={field('mayText').defaultValue === 'yes'}>
        {t('fields.mayText')}
      </Checkbox>
    </>
  )
}

function MedicineFields({ field, page }: { field: Field; page: NewRefillData }) {
  const { t } = useTranslation('pharmacy')
  const message = useProblem('pharmacy')
  const options = [
    { value: '', label: t('refill.noPharmacy') },
    ...page.pharmacies.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <>
      <FormField field={field('medicine')} label={t('fields.medicine')} hint={t('hints.medicine')} message={message}>
        {(control) => <TextArea {...control} rows={2} />}
      </FormField>
      <FormField field={field('pharmacy')} label={t('fields.pharmacy')} message={message}>
        {({ maxLength: _most, ...control }) => <Select {...control} options={options} />}
      </FormField>
      <FormField field={field('note')} label={t('fields.note')} hint={t('hints.note')} message={message} optional>
        {(control) => <TextArea {...control} rows={2} />}
      </FormField>
    </>
  )
}

/** Taken down while somebody is on the telephone. */
export function NewRefillPage({ page, answer }: Of) {
  const { t } = useTranslation('pharmacy')
  const message = useProblem('pharmacy')
  const field = useRefillFields({ page, answer })
  const { place, clinicName } = page
  return (
    <div className="stack">
      <p>
        <Link to={paths.pharmacy({ place })}>{t('back')}</Link>
      </p>
      <PageHead title={t('refill.new')} lead={clinicName} />
      <NoPrescribing />
      <PanelCard id="request" title={t('refill.details')}>
        <form method="post" action={useHref(paths.refillNew({ place }))} className="card__body stack" noValidate>
          <ErrorSummary items={errorItems(['name', 'birthDate', 'phone', 'medicine', 'note'].map(field), message)} />
          <input type="hidden" name="key" value={field('key').defaultValue} />
          <input type="hidden" name="patient" value={field('patient').defaultValue} />
          <PersonFields field={field} />
          <MedicineFields field={field} page={page} />
          <p>
            <Button>{t('refill.take')}</Button>
          </p>
        </form>
      </PanelCard>
    </div>
  )
}
