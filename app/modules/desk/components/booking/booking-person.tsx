import type { SubmissionResult } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import { birthNames } from '#app/modules/booking/form/person-answers.ts'
import { newPerson } from '#app/modules/desk/booking-forms.ts'
import type { BookingState } from '#app/modules/desk/pages/booking-page.server.ts'
import type { ChoiceWords } from '#app/modules/desk/pages/open-desk.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { DateOfBirth } from '#app/ui/forms/date-of-birth.tsx'
import { datePartId, dateParts } from '#app/ui/forms/date-part.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { PhoneInput } from '#app/ui/forms/phone-input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { choiceParams } from '../desk-chooser.tsx'
import { useAnswerError } from '../visit/step-form.tsx'
import { KnownPerson } from './known-person.tsx'

const birthId = 'birth'

export type Sent = { submission: SubmissionResult<string[]> } | undefined

/** What is wrong about the person, in the order of the page. */
export function usePersonErrors(answer: Sent) {
  const errorOf = useAnswerError(answer)
  return [
    { id: 'phone', message: errorOf('phone') },
    { id: 'person-first', message: errorOf('person') },
    { id: 'nameEn', message: errorOf('nameEn') },
    ...dateParts.map((part) => ({ id: datePartId(birthId, part), message: errorOf(birthNames[part]) })),
  ]
}

/** What was typed before the form came back. */
export const typedIn = (answer: Sent) => (answer?.submission.initialValue ?? {}) as Record<string, string | undefined>

type PersonProps = { choice: ChoiceWords; state: BookingState; answer: Sent; takesFocus: boolean }

/** A number as it is stored is written as people write it; what somebody typed stays as they typed it. */
const asWritten = (phone: string) => (/^\+\d{8,15}$/.test(phone) ? formatPhone(phone) : phone)

function PhoneQuestion({ choice, state, answer, takesFocus }: PersonProps) {
  const { t } = useTranslation('desk')
  const goOn = useHref(paths.deskNew(choiceParams(choice, { date: null })))
  const errorOf = useAnswerError(answer)
  return (
    <>
      <Field id="phone" label={t('booking.phone')} hint={t('booking.phoneHint')} error={errorOf('phone')}>
        {(control) => (
          <PhoneInput
            {...control}
            name="phone"
            autoComplete="off"
            autoFocus={takesFocus && state.next === 'phone'}
            defaultValue={asWritten(state.phone)}
          />
        )}
      </Field>
      <input type="hidden" name="asOf" value={state.asOf ?? ''} />
      <div>
        <Button variant={state.asOf === null ? 'primary' : 'line'} formAction={goOn}>
          {t(state.asOf === null ? 'booking.lookup' : 'booking.again')}
        </Button>
      </div>
    </>
  )
}

/** What may be asked when the patient comes: folded, unless something in it is wrong. */
function LaterQuestions({ state, answer }: Pick<PersonProps, 'state' | 'answer'>) {
  const { t } = useTranslation('desk')
  const errorOf = useAnswerError(answer)
  const typed = typedIn(answer)
  const birthError = dateParts.map((part) => errorOf(birthNames[part])).find(Boolean)
  const isBegun = [birthError, typed.birthYear, typed.birthMonth, typed.birthDay, typed.plan].some(Boolean)
  return (
    <details open={isBegun}>
      <summary>{t('booking.later')}</summary>
      <div className="booking-desk__later">
        <div className="new-person">
          <DateOfBirth
            id={birthId}
            legend={t('booking.birthDate')}
            error={birthError}
            errorParts={dateParts.filter((part) => errorOf(birthNames[part]))}
            names={birthNames}
            defaultValues={{ year: typed.birthYear, month: typed.birthMonth, day: typed.birthDay }}
          />
        </div>
        <Field id="plan" label={t('booking.plan')} optional>
          {(control) => (
            <Select
              {...control}
              name="plan"
              defaultValue={typed.plan ?? ''}
              options={[{ value: '', label: t('booking.noPlan') }, ...state.plans]}
            />
          )}
        </Field>
      </div>
    </details>
  )
}

function NewPerson({ state, answer, takesFocus }: Omit<PersonProps, 'choice'>) {
  const { t } = useTranslation('desk')
  const locale = useLocale()
  const errorOf = useAnswerError(answer)
  const typed = typedIn(answer)
  return (
    <div className="new-person">
      <Field id="nameEn" label={t('booking.nameEn')} error={errorOf('nameEn')}>
        {(control) => (
          <TextInput
            {...control}
            name="nameEn"
            lang="en"
            autoComplete="off"
            defaultValue={typed.nameEn}
            autoFocus={takesFocus && state.next === 'name'}
          />
        )}
      </Field>
      <Field id="nameZh" label={t('booking.nameZh')} optional>
        {(control) => (
          <TextInput {...control} name="nameZh" width="12" autoComplete="off" defaultValue={typed.nameZh} />
        )}
      </Field>
      <Field id="locale" label={t('booking.language')}>
        {(control) => (
          <Select
            {...control}
            name="locale"
            defaultValue={typed.locale ?? locale}
            options={(['zh-Hans', 'zh-Hant', 'en-US'] as const).map((value) => ({
              value,
              label: t(`booking.locale.${value}`),
            }))}
          />
        )}
      </Field>
      <Checkbox name="smsConsent" defaultChecked={typed.smsConsent === 'on'}>
        {t('booking.smsConsent')}
      </Checkbox>
    </div>
  )
}

/** Who it is: a number first, then one of those it belongs to, or somebody new. */
export function BookingPerson(props: PersonProps) {
  const { t } = useTranslation('desk')
  const { state, answer, takesFocus } = props
  const errorOf = useAnswerError(answer)
  return (
    <section className="panel form" aria-label={t('booking.who')}>
      <PhoneQuestion {...props} />
      {state.asOf !== null && (
        <>
          <Fieldset id="person" legend={t('booking.who')} error={errorOf('person')}>
            {state.people.map((known, position) => (
              <label key={known.id} className="check">
                <input
                  type="radio"
                  name="person"
                  id={position === 0 ? 'person-first' : undefined}
                  value={known.id}
                  defaultChecked={state.person === known.id}
                  autoFocus={takesFocus && state.next === 'person' && position === 0}
                />
                <span>
                  <KnownPerson person={known} />
                </span>
              </label>
            ))}
            <label className="check">
              <input
                type="radio"
                name="person"
                id={state.people.length === 0 ? 'person-first' : undefined}
                value={newPerson}
                defaultChecked={state.person === newPerson}
              />
              <span>{t(state.people.length === 0 ? 'booking.unknown' : 'booking.somebodyElse')}</span>
            </label>
          </Fieldset>
          <NewPerson {...props} />
          <LaterQuestions state={state} answer={answer} />
        </>
      )}
    </section>
  )
}
