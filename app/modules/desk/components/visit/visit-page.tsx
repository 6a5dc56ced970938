import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { KeyValues } from '#app/ui/cards/ticket.tsx'
import type { StepRefusal } from '#app/modules/desk/pages/step-page.server.ts'
import type { VisitPageData } from '#app/modules/desk/pages/visit-page.server.ts'
import type { VisitEvent } from '#app/modules/desk/queries/desk-visit.server.ts'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import { StatusTag } from './status-tag.tsx'
import { StepControl } from './step-controls.tsx'
import { TimeReasons } from './time-question.tsx'
import { VisitMarks } from './visit-marks.tsx'
import { visitWhen } from './visit-when.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'

/** A step that was taken, in one sentence. */
function EventLine({ event }: { event: VisitEvent }) {
  const { t } = useTranslation('desk')
  const locale = useLocale()
  const who = event.by ?? t(`actor.${event.actor}`)
  const what = t(`event.${event.action}`, { defaultValue: t(`status.${event.to}`) })
  return (
    <>
      <span className="num">{event.at}</span> {t('event.line', { who, what })}
      {event.times?.[0] && event.times[1] && (
        <span className="muted num"> {t('event.moved', { from: event.times[0], to: event.times[1] })}</span>
      )}
      {event.owners && (
        <span className="muted"> {t('event.moved', { from: event.owners[0], to: event.owners[1] })}</span>
      )}
      {event.passed.length > 0 && (
        <span className="muted">
          {' '}
          {t('event.passed', {
            what: formatList(
              event.passed.map((kind) => t(`passed.${kind}`)),
              locale,
            ),
          })}
        </span>
      )}
      {event.reason && <span className="muted"> {t(`reason.${event.reason}`)}</span>}
    </>
  )
}

/** Conditions of the table of states that have words of their own. */
const toldGuards = ['check_in_open', 'no_show_open', 'same_day', 'undo_open', 'has_time'] as const

/** A step was refused: what stands against it, and what happened since the screen was read. Takes the focus as an error does. */
export function StepRefused({ refusal }: { refusal: StepRefusal }) {
  const { t } = useTranslation('desk')
  const guard = refusal.code === 'INVALID_TRANSITION' && toldGuards.find((each) => each === refusal.guard)
  return (
    <div className="errsum stack stack--sm" role="alert" tabIndex={-1} autoFocus aria-labelledby="refusal">
      <h2 id="refusal">{t('refused.title', { step: t(`step.${refusal.step}`) })}</h2>
      {refusal.question ? (
        <TimeReasons question={refusal.question} />
      ) : (
        <p>{guard ? t(`refused.guard.${guard}`) : t(`refused.code.${refusal.code}`)}</p>
      )}
      {refusal.since.length > 0 && (
        <>
          <p>{t('refused.since')}</p>
          <ul className="dots">
            {refusal.since.map((event) => (
              <li key={event.seq}>
                <EventLine event={event} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** What the patient asked to be spoken to in, and that an interpreter may be needed for it. */
function WishedLanguage({ language: { name, isSpoken } }: { language: NonNullable<DeskVisit['language']> }) {
  const { t } = useTranslation('desk')
  return (
    <>
      {name}
      {!isSpoken && <p className="muted">{t('visit.notSpoken')}</p>}
    </>
  )
}

/** What is known of a visit, for its page and the pages of its steps. */
export function VisitFacts({ visit, reason, facility }: Pick<VisitPageData, 'visit' | 'reason' | 'facility'>) {
  const { t } = useTranslation('desk')
  const { patient, language } = visit
  const when = visit.time && t('visit.when', { date: visit.dateWords, from: visit.time, to: visit.endTime })
  const items = [
    {
      label: t('visit.patient'),
      value: <Link to={paths.deskPatient(patient.id)}>{patient.main}</Link>,
    },
    { label: t('visit.time'), value: <span className="num">{when ?? visitWhen(visit, t)}</span> },
    { label: t('visit.doctor'), value: visit.doctor.name },
    { label: t('visit.kind'), value: visit.visit?.name ?? t('card.noType') },
    ...(reason ? [{ label: t('visit.reason'), value: <span className="note-text">{reason}</span> }] : []),
    ...(language ? [{ label: t('visit.language'), value: <WishedLanguage language={language} /> }] : []),
    { label: t('visit.facility'), value: facility },
    ...(patient.phone
      ? [
          {
            label: t('visit.phone'),
            value: <PhoneLink number={patient.phone} />,
          },
        ]
      : []),
    { label: t('visit.source'), value: t(`source.${visit.source}`) },
    { label: t('visit.reference'), value: <span className="num">{visit.reference}</span> },
  ]
  return <KeyValues items={items} />
}

function visitTitle(visit: DeskVisit): string {
  return visit.patient.main
}

type VisitPageProps = VisitPageData & {
  refusal: StepRefusal | null
  /** What else is known of the visit, as panels. */
  children?: ReactNode
}

/** One visit with everything that can be done with it and everything that was. */
export function VisitPage({ visit, reason, facility, events, refusal, children }: VisitPageProps) {
  const { t } = useTranslation('desk')
  const { other, age } = visit.patient
  const who = [other, age === null ? null : t('card.age', { age })].filter(Boolean).join(t('list.comma'))
  return (
    <div className="desk">
      {refusal && <StepRefused refusal={refusal} />}
      <PageHead
        title={visitTitle(visit)}
        lead={who}
        actions={
          <>
            <StatusTag status={visit.status} />
            <ButtonLink to={paths.deskSlip(visit.id)} variant="line" icon="printer">
              {t('visit.slip')}
            </ButtonLink>
          </>
        }
      />
      <div className="visit-page">
        <section className="panel stack" aria-labelledby="facts">
          <h2 id="facts" className="board__title">
            {t('visit.facts')}
          </h2>
          <VisitMarks visit={visit} />
          <VisitFacts visit={visit} reason={reason} facility={facility} />
        </section>
        <section className="panel stack" aria-labelledby="steps">
          <h2 id="steps" className="board__title">
            {t('visit.steps')}
          </h2>
          {visit.steps.length === 0 && <p className="muted">{t('visit.noSteps')}</p>}
          <div className="row">
            {visit.next && <StepControl visit={visit} step={visit.next} variant="primary" />}
            {visit.steps
              .filter((step) => step !== visit.next)
              .map((step) => (
                <StepControl key={step} visit={visit} step={step} variant={step === 'error' ? 'quiet' : 'line'} />
              ))}
          </div>
        </section>
        {children}
        <section className="panel stack" aria-labelledby="history">
          <h2 id="history" className="board__title">
            {t('visit.history')}
          </h2>
          <ol className="history" reversed>
            {events.map((event) => (
              <li key={event.seq}>
                <EventLine event={event} />
              </li>
            ))}
          </ol>
        </section>
      </div>
      <p>
        <Link to={paths.deskDay(visit.date ? { date: visit.date } : {})} className="alone">
          {t('visit.back')}
        </Link>
      </p>
    </div>
  )
}
