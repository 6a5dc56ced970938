import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { NoDesk } from '#app/modules/desk/components/desk-chooser.tsx'
import { useAnswerError } from '#app/modules/desk/components/visit/step-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { PhoneInput } from '#app/ui/forms/phone-input.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import type { WalkInPageData } from '../pages/walk-in-page.server.ts'

type WalkInPageProps = Omit<WalkInPageData, 'head'> & { answer: FormAnswer | undefined }

/** For who stands at the desk without an appointment: a name and a doctor are enough. */
export function WalkInPage({ address, facility, doctors, formKey, answer }: WalkInPageProps) {
  const { t } = useTranslation('desk')
  const action = useHref(address)
  const errorOf = useAnswerError(answer)
  const typed = (answer?.submission.initialValue ?? {}) as Record<string, string | undefined>
  const errors = [
    { id: 'name', message: errorOf('name') },
    { id: 'doctor-0', message: errorOf('doctor') },
    { id: 'phone', message: errorOf('phone') },
  ]
  if (facility === null || doctors.length === 0) return <NoDesk />
  return (
    <div className="desk">
      <ErrorSummary items={errors.flatMap(({ id, message }) => (message ? [{ id, message }] : []))} />
      <PageHead title={t('walkIn.title')} lead={facility} />
      <form method="post" action={action} className="panel form">
        <input type="hidden" name="key" value={typed.key ?? formKey} />
        <Field id="name" label={t('walkIn.name')} hint={t('walkIn.nameHint')} error={errorOf('name')}>
          {(control) => (
            <TextInput {...control} name="name" autoComplete="off" autoFocus={!answer} defaultValue={typed.name} />
          )}
        </Field>
        {doctors.length > 1 && (
          <Fieldset id="doctor" legend={t('visit.doctor')} error={errorOf('doctor')}>
            <RadioCards
              name="doctor"
              areShort
              {...(typed.doctor && { defaultValue: typed.doctor })}
              options={doctors.map(({ slug, name, away }) => ({
                value: slug,
                label: name,
                ...(away && {
                  help: [t(`calendar.why.${away.why}`), away.reason].filter(Boolean).join(t('list.comma')),
                }),
              }))}
            />
          </Fieldset>
        )}
        <Field id="phone" label={t('visit.phone')} optional error={errorOf('phone')}>
          {(control) => <PhoneInput {...control} name="phone" autoComplete="off" defaultValue={typed.phone} />}
        </Field>
        <div>
          <Button>{t('walkIn.submit')}</Button>
        </div>
      </form>
    </div>
  )
}
