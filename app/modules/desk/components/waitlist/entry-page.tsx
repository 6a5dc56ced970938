import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { removalReasons } from '#app/modules/booking/booking-input.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { KeyValues } from '#app/ui/cards/ticket.tsx'
import type { EntryRefusal } from '#app/modules/desk/commands/serve-waitlist.server.ts'
import type { TypedTime } from '#app/modules/desk/desk-forms.ts'
import type { DeskEntry, EntryStep } from '#app/modules/desk/queries/entry-row.server.ts'
import type { TimeQuestion } from '#app/modules/desk/pages/time-question.server.ts'
import type { EntryAnswer, EntryPageData } from '#app/modules/desk/pages/entry-page.server.ts'
import { ContactTag, EntryStatusTag, useOfferWords, useWishes } from './entry-words.tsx'
import { useAnswerError } from '../visit/step-form.tsx'
import { OverrideButton, TimeReasons } from '../visit/time-question.tsx'
import { TimeChoice } from '../visit/time-choice.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'

type EntryPageProps = Omit<EntryPageData, 'head'> & { answer: EntryAnswer | undefined }

type RefusedProps = { step: EntryStep; refusal: EntryRefusal; question: TimeQuestion | null }

/** A step was refused, and what stands against it. Takes the focus as an error does. */
function Refused({ step, refusal: { code, guard }, question }: RefusedProps) {
  const { t } = useTranslation('desk')
  const known = guard === 'contact_confirmed' || guard === 'may_write_now' ? guard : null
  return (
    <div className="errsum stack stack--sm" role="alert" tabIndex={-1} autoFocus aria-labelledby="refusal">
      <h2 id="refusal">{t('refused.title', { step: t(`waitlist.step.${step}`) })}</h2>
      {question ? (
        <TimeReasons question={question} />
      ) : (
        <p>{known ? t(`waitlist.guard.${known}`) : t(`refused.code.${code}`)}</p>
      )}
    </div>
  )
}

function EntryFacts({ entry }: { entry: DeskEntry }) {
  const { t } = useTranslation('desk')
  const wishes = useWishes()
  const offer = useOfferWords()(entry)
  const { phone } = entry.patient
  const items = [
    { label: t('visit.doctor'), value: entry.doctor.name },
    { label: t('visit.kind'), value: entry.visit ?? t('waitlist.anyVisit') },
    { label: t('waitlist.wishes'), value: wishes(entry) },
    { label: t('waitlist.since'), value: <span className="num">{entry.since.date}</span> },
    ...(entry.contact ? [{ label: t('waitlist.writtenTo'), value: entry.contact }] : []),
    ...(phone
      ? [
          {
            label: t('visit.phone'),
            value: <PhoneLink number={phone} />,
          },
        ]
      : []),
    { label: t('waitlist.contact'), value: <ContactTag {...entry} /> },
    ...(offer ? [{ label: t('waitlist.offer'), value: offer }] : []),
    ...(entry.missedOffers > 0
      ? [{ label: t('waitlist.missed'), value: <span className="num">{entry.missedOffers}</span> }]
      : []),
    ...(entry.reason ? [{ label: t('waitlist.reason'), value: t(`waitlist.reasons.${entry.reason as 'other'}`) }] : []),
  ]
  return <KeyValues items={items} />
}

/** Which kind of visit the times are for, asked where the patient did not say. */
function VisitChoice({ entry, visits, chosen }: Pick<EntryPageProps, 'entry' | 'visits' | 'chosen'>) {
  const { t } = useTranslation('desk')
  const action = useHref(paths.deskEntry(entry.id))
  if (visits.length < 2) return null
  return (
    <form method="get" action={action} className="chooser" aria-label={t('booking.visit')}>
      <label>
        <span>{t('booking.visit')}</span>
        <Select name="visit" defaultValue={chosen ?? undefined} options={visits} />
      </label>
      <Button variant="line">{t('waitlist.showTimes')}</Button>
    </form>
  )
}

/** A time for who waits: kept for them until they answer, or booked at once, as they say on the telephone. */
function Times({ entry, visits, chosen, times, isBesideWishes, today, answer }: EntryPageProps) {
  const { t } = useTranslation('desk')
  const at = (step: EntryStep) => paths.deskEntryStep(entry.id, step, chosen ? { visit: chosen } : {})
  const offer = useHref(at('offer'))
  const booking = useHref(at('booking'))
  const error = useAnswerError(answer)('slot')
  const typed = (answer?.submission?.initialValue ?? {}) as TypedTime
  const mayOffer = entry.steps.includes('offer')
  const held = useOfferWords()(entry)
  const first = entry.offer && held ? { value: entry.offer.slot, label: held } : undefined
  return (
    <section className="panel stack" aria-labelledby="times">
      <h2 id="times" className="board__title">
        {t('waitlist.times')}
      </h2>
      <VisitChoice entry={entry} visits={visits} chosen={chosen} />
      {chosen === null ? (
        <p className="muted">{t('booking.nothing')}</p>
      ) : (
        <form method="post" action={booking} className="form">
          {isBesideWishes && <p className="muted">{t('waitlist.beside')}</p>}
          <TimeChoice
            legend={t('booking.when')}
            first={first}
            times={times}
            typed={typed}
            error={error}
            today={today}
          />
          {!mayOffer && (
            <p className="muted">{t(entry.isConfirmed ? 'waitlist.noOffer' : 'waitlist.guard.contact_confirmed')}</p>
          )}
          <div className="row">
            <Button>{t('waitlist.step.booking')}</Button>
            <OverrideButton question={answer?.question ?? null} step="booking" />
            {mayOffer && (
              <Button variant="line" formAction={offer}>
                {t('waitlist.step.offer')}
              </Button>
            )}
          </div>
        </form>
      )}
    </section>
  )
}

function Removal({ entry, answer }: Pick<EntryPageProps, 'entry' | 'answer'>) {
  const { t } = useTranslation('desk')
  const action = useHref(paths.deskEntryStep(entry.id, 'removal'))
  const error = useAnswerError(answer)('reason')
  return (
    <details className="panel" id="removal" open={answer?.step === 'removal'}>
      <summary>{t('waitlist.step.removal')}</summary>
      <form method="post" action={action} className="form">
        <input type="hidden" name="back" value={paths.deskWaitlist()} />
        <p>{t('waitlist.removalText')}</p>
        <Fieldset id="reason" legend={t('waitlist.removalReason')} error={error}>
          <RadioCards
            name="reason"
            options={removalReasons.map((value) => ({ value, label: t(`waitlist.reasons.${value}`) }))}
          />
        </Fieldset>
        <Button variant="danger">{t('waitlist.removalDo')}</Button>
      </form>
    </details>
  )
}

function Confirmation({ entry }: Pick<EntryPageProps, 'entry'>) {
  const { t } = useTranslation('desk')
  const action = useHref(paths.deskEntryStep(entry.id, 'confirmation'))
  return (
    <form method="post" action={action} className="stack stack--sm">
      <p>{t('waitlist.confirmText')}</p>
      <Button variant="line">{t('waitlist.step.confirmation')}</Button>
    </form>
  )
}

/** One who waits, with everything that the desk can do for them. */
export function EntryPage(props: EntryPageProps) {
  const { t } = useTranslation('desk')
  const { entry, answer } = props
  const errorOf = useAnswerError(answer)
  const errors = [
    { id: 'slot-first', message: errorOf('slot') },
    { id: 'reason-0', message: errorOf('reason') },
  ]
  return (
    <div className="desk">
      <ErrorSummary items={errors.flatMap(({ id, message }) => (message ? [{ id, message }] : []))} />
      {answer?.refusal && <Refused step={answer.step} refusal={answer.refusal} question={answer.question ?? null} />}
      <PageHead
        title={entry.patient.main}
        lead={entry.patient.other}
        actions={
          <>
            <EntryStatusTag status={entry.status} />
            {entry.appointmentId && (
              <ButtonLink to={paths.deskVisit(entry.appointmentId)} variant="line">
                {t('slip.visit')}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="visit-page">
        <section className="panel stack" aria-labelledby="facts">
          <h2 id="facts" className="board__title">
            {t('waitlist.entry')}
          </h2>
          <EntryFacts entry={entry} />
          {entry.steps.includes('confirmation') && <Confirmation entry={entry} />}
        </section>
        {entry.steps.includes('booking') && <Times {...props} />}
        {entry.steps.includes('removal') && <Removal entry={entry} answer={answer} />}
      </div>
      <p>
        <Link to={paths.deskWaitlist()} className="alone">
          {t('waitlist.back')}
        </Link>
      </p>
    </div>
  )
}
