import type { SubmissionResult } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cancelReasons } from '#app/modules/booking/booking-input.ts'
import type { BookingReason } from '#app/modules/booking/refusal.ts'
import { useAnswerError } from '#app/modules/desk/components/visit/step-form.tsx'
import type { VisitPageData } from '#app/modules/desk/pages/visit-page.server.ts'
import type { FollowingMove, FollowingMoveAnswer } from '#app/modules/desk/series/pages/following-page.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { openDates, SeriesDates } from './series-dates.tsx'
import { SeriesRefused } from './series-page.tsx'

type Following = { id: string; when: string }[]

type FrameProps = {
  id: string
  title: string
  errors: readonly { id: string; message: string | undefined }[]
  refusal: BookingReason | null | undefined
  children: ReactNode
}

function FollowingFrame({ id, title, errors, refusal, children }: FrameProps) {
  const { t } = useTranslation('desk')
  return (
    <div className="desk">
      <ErrorSummary items={errors.flatMap(({ id: at, message }) => (message ? [{ id: at, message }] : []))} />
      {refusal && <SeriesRefused reason={refusal} />}
      <PageHead title={title} />
      {children}
      <p>
        <Link to={paths.deskVisit(id)} className="alone">
          {t('stepPage.back')}
        </Link>
      </p>
    </div>
  )
}

type CancellationAnswer = { refusal: BookingReason | null; submission: SubmissionResult<string[]> }

/** Calls off a visit and those that follow it: each is listed and can be left out. */
export function FollowingCancellation({
  page: { visit, following },
  answer,
}: {
  page: VisitPageData & { following: Following }
  answer: CancellationAnswer | undefined
}) {
  const { t } = useTranslation('desk')
  const errorOf = useAnswerError(answer)
  const action = useHref(paths.deskStep(visit.id, 'series-cancellation'))
  const typed = (answer?.submission.initialValue ?? null) as { visit?: string | string[]; reason?: string } | null
  const ticked = typed && [typed.visit ?? []].flat()
  const errors = [
    { id: 'visit-0', message: errorOf('visit') },
    { id: 'reason-0', message: errorOf('reason') },
  ]
  const title = t('series.cancelTitle', { name: visit.patient.main })
  return (
    <FollowingFrame id={visit.id} title={title} errors={errors} refusal={answer?.refusal}>
      {following.length === 0 ? (
        <p className="panel">{t('stepPage.notNow')}</p>
      ) : (
        <form method="post" action={action} className="panel form">
          <p>{t('series.cancelText')}</p>
          <Fieldset id="visits" legend={t('series.which')} error={errorOf('visit')}>
            {following.map(({ id, when }, index) => (
              <Checkbox
                key={id}
                id={`visit-${index}`}
                name="visit"
                value={id}
                defaultChecked={ticked === null || ticked.includes(id)}
              >
                <span className="num">{when}</span>
              </Checkbox>
            ))}
          </Fieldset>
          <Fieldset id="reason" legend={t('cancellation.reason')} error={errorOf('reason')}>
            <RadioCards
              name="reason"
              defaultValue={typed?.reason}
              options={cancelReasons.clinic.map((value) => ({ value, label: t(`reason.${value}`) }))}
            />
          </Fieldset>
          <div className="row">
            <Button variant="danger">{t('series.cancelDo')}</Button>
          </div>
        </form>
      )}
    </FollowingFrame>
  )
}

type MovePageData = VisitPageData & { following: Following; move: FollowingMove; problem: 'time' | null }

/** Where the first of them goes; the others follow by as many days. A GET form, so that each choice has an address. */
function NewTime({ id, move, error }: { id: string; move: FollowingMove; error: string | undefined }) {
  const { t } = useTranslation('desk')
  const action = useHref(paths.deskStep(id, 'series-move'))
  return (
    <form method="get" action={action} className="panel form" aria-label={t('series.newTime')}>
      <p>{t('series.moveText')}</p>
      <div className="series__rule">
        <Field id="date" label={t('times.date')} error={error}>
          {(control) => (
            <input {...control} type="date" name="date" className="in" min={move.today} defaultValue={move.date} />
          )}
        </Field>
        <Field id="time" label={t('times.time')}>
          {(control) => (
            <input {...control} type="time" name="time" className="in" step={300} defaultValue={move.time} />
          )}
        </Field>
      </div>
      <div>
        <Button variant={move.rows ? 'line' : 'primary'}>{t('series.plan')}</Button>
      </div>
    </form>
  )
}

/** Moves a visit and those that follow it: each is listed with its new time and what stands against it. */
export function FollowingMovePage({ page, answer }: { page: MovePageData; answer: FollowingMoveAnswer | undefined }) {
  const { t } = useTranslation('desk')
  const { visit, following } = page
  const move = answer?.move ?? page.move
  const action = useHref(paths.deskStep(visit.id, 'series-move'))
  const timeError = (answer?.problem ?? page.problem) === 'time' ? t('errors.time') : undefined
  const isOpen = answer?.problem === 'choice'
  const open = isOpen && move.rows ? openDates(move.rows) : []
  const errors = [{ id: 'date', message: timeError }, ...open.map((id) => ({ id, message: t('errors.seriesChoice') }))]
  const title = t('series.moveTitle', { name: visit.patient.main })
  return (
    <FollowingFrame id={visit.id} title={title} errors={errors} refusal={answer?.refusal}>
      {following.length === 0 ? (
        <p className="panel">{t('stepPage.notNow')}</p>
      ) : (
        <div className="booking-desk">
          <NewTime id={visit.id} move={move} error={timeError} />
          {move.rows && (
            <form method="post" action={action} className="panel form" aria-label={t('series.dates', { count: 0 })}>
              <input type="hidden" name="date" value={move.date} />
              <input type="hidden" name="time" value={move.time} />
              <h2 className="board__title">{t('series.dates', { count: move.rows.length })}</h2>
              <SeriesDates rows={move.rows} isOpen={isOpen} />
              <div className="row">
                <Button name="does" value="book">
                  {t('series.moveDo')}
                </Button>
              </div>
            </form>
          )}
        </div>
      )}
    </FollowingFrame>
  )
}
