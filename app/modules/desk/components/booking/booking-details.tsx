import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { DateOfBirth, type DateOfBirthPart, dateOfBirthPartId } from '#app/ui/forms/date-of-birth.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { comesNow, newPerson } from '#app/modules/desk/desk-forms.ts'
import type { ChoiceWords } from '#app/modules/desk/pages/open-desk.server.ts'
import type { BookingStep } from '#app/modules/desk/pages/booking-page.server.ts'
import type { BookingAnswer } from './booking-page.tsx'
import { choiceParams } from '../desk-chooser.tsx'
import { KnownPerson } from './known-person.tsx'
import { useAnswerError } from '../visit/step-form.tsx'
import { OverrideButton } from '../visit/time-question.tsx'
import { TimeChoice } from '../visit/time-choice.tsx'

const birthNames = { year: 'birthYear', month: 'birthMonth', day: 'birthDay' } as const
const birthParts = Object.keys(birthNames) as DateOfBirthPart[]
const birthId = 'birth'

/** What is wrong in the second half, in the order of the page. */
export function useDetailErrors(answer: BookingAnswer | undefined) {
  const errorOf = useAnswerError(answer)
  return [
    { id: 'phone', message: errorOf('phone') },
    { id: 'person-first', message: errorOf('person') },
    { id: 'nameEn', message: errorOf('nameEn') },
    ...birthParts.map((part) => ({ id: dateOfBirthPartId(birthId, part), message: errorOf(birthNames[part]) })),
    { id: 'slot-first', message: errorOf('slot') ?? errorOf('key') },
  ]
}

/** Of several nobody is preset: two of a family have one number. */
function presetPerson({ person, people }: BookingStep): string | undefined {
  if (person !== null && people.some(({ id }) => id === person)) return person
  if (people.length === 0) return newPerson
  return people.length === 1 ? people[0]!.id : undefined
}

/** Who it is: one of those the number belongs to, or somebody new. */
function Person({ step, answer }: { step: BookingStep; answer: BookingAnswer | undefined }) {
  const { t } = useTranslation('desk')
  const locale = useLocale()
  const errorOf = useAnswerError(answer)
  const typed = (answer?.submission?.initialValue ?? {}) as Record<string, string | undefined>
  const chosen = typed.person ?? presetPerson(step)
  const asksFirst = !answer?.submission && !step.comesNow
  const birthError = birthParts.map((part) => errorOf(birthNames[part])).find(Boolean)
  return (
    <>
      <Fieldset id="person" legend={t('booking.who')} error={errorOf('person')}>
        {step.people.map((known, position) => (
          <label key={known.id} className="check">
            <input
              type="radio"
              name="person"
              id={position === 0 ? 'person-first' : undefined}
              value={known.id}
              defaultChecked={chosen === known.id}
              autoFocus={asksFirst && chosen === undefined && position === 0}
            />
            <span>
              <KnownPerson person={known} />
            </span>
          </label>
        ))}
        <label className="check">
          <input type="radio" name="person" value={newPerson} defaultChecked={chosen === newPerson} />
          <span>{t(step.people.length === 0 ? 'booking.unknown' : 'booking.somebodyElse')}</span>
        </label>
      </Fieldset>
      <div className="new-person">
        <Field id="nameEn" label={t('booking.nameEn')} error={errorOf('nameEn')}>
          {(control) => (
            <TextInput
              {...control}
              name="nameEn"
              lang="en"
              autoComplete="off"
              defaultValue={typed.nameEn}
              autoFocus={asksFirst && chosen === newPerson}
            />
          )}
        </Field>
        <Field id="nameZh" label={t('booking.nameZh')} optional>
          {(control) => (
            <TextInput {...control} name="nameZh" width="12" autoComplete="off" defaultValue={typed.nameZh} />
          )}
        </Field>
        <DateOfBirth
          id={birthId}
          legend={t('booking.birthDate')}
          error={birthError}
          errorParts={birthParts.filter((part) => errorOf(birthNames[part]))}
          names={birthNames}
          defaultValues={{ year: typed.birthYear, month: typed.birthMonth, day: typed.birthDay }}
        />
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
    </>
  )
}

type DetailsProps = { choice: ChoiceWords; step: BookingStep; answer: BookingAnswer | undefined }

/** The second half of a booking: who and when. */
export function BookingDetails({ choice, step, answer }: DetailsProps) {
  const { t } = useTranslation('desk')
  const action = useHref(paths.deskBooking(choiceParams(choice, { date: null })))
  const errorOf = useAnswerError(answer)
  const typed = (answer?.submission?.initialValue ?? {}) as Record<string, string | undefined>
  return (
    <form method="post" action={action} className="panel form" aria-label={t('booking.title')}>
      <input type="hidden" name="key" value={step.key} />
      <input type="hidden" name="phone" value={step.phone} />
      <input type="hidden" name="visit" value={step.visit} />
      <p className="booking-desk__visit">
        <b>{step.doctor}</b> {t('booking.visitMinutes', { name: step.visitName, count: step.minutes })}
      </p>
      <Person step={step} answer={answer} />
      <TimeChoice
        legend={t('booking.when')}
        times={step.times}
        typed={{ ...typed, slot: typed.slot ?? (step.comesNow ? comesNow : undefined) }}
        error={errorOf('slot') ?? errorOf('key')}
        last={{ value: comesNow, label: t('booking.comesNow') }}
        today={choice.today}
        takesFocus={!answer?.submission && presetPerson(step) !== undefined && step.people.length > 0}
      />
      <div className="row">
        <Button>
          {t('booking.submit')}
          <span className="vh">{t('step.of', { name: step.doctor })}</span>
        </Button>
        <OverrideButton question={answer?.question ?? null} step="booking" />
      </div>
    </form>
  )
}
