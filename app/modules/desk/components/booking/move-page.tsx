import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { MoveChoice } from '#app/modules/desk/pages/move-page.server.ts'
import type { VisitPageData } from '#app/modules/desk/pages/visit-page.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { KeyValues } from '#app/ui/cards/ticket.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { TypedTime } from '#app/modules/desk/desk-forms.ts'
import { StepFields } from '../visit/step-controls.tsx'
import { type StepAnswer, useAnswerError } from '../visit/step-form.tsx'
import { StatusTag } from '../visit/status-tag.tsx'
import { OverrideButton } from '../visit/time-question.tsx'
import { StepRefused } from '../visit/visit-page.tsx'
import { DayStrip, DayTimes } from './day-strip.tsx'

type PageData = VisitPageData & { choice: MoveChoice | null; today: string }
type Props = { page: PageData; answer: StepAnswer | undefined }

/** Whose time, which day, which time: a GET form, so that each choice has an address. */
function Choices({ page: { visit }, choice }: { page: PageData; choice: MoveChoice }) {
  const { t } = useTranslation('desk')
  const action = useHref(paths.deskStep(visit.id, 'move'))
  const { targets, to, days, chosen } = choice
  return (
    <form method="get" action={action} className="panel form" aria-label={t('move.choices')}>
      <input type="hidden" name="to" value={to} />
      {choice.isNotTheirs && <Banner tone="warning">{t('move.notTheirs')}</Banner>}
      {targets.length > 1 && (
        <Fieldset id="target" legend={t('move.whom')}>
          <div className="choices">
            {targets.map(({ value, label }) => (
              <button
                key={value}
                name="chosenDoctor"
                value={value}
                className="pick__face pick__face--button choices__one"
                aria-current={value === to ? 'true' : undefined}
              >
                {label}
              </button>
            ))}
          </div>
        </Fieldset>
      )}
      <DayStrip days={days} />
      <DayTimes times={days.times} chosen={chosen?.pick ?? null} />
    </form>
  )
}

/** The old time and the new one side by side, and the button that says where the visit goes. */
function Confirmation({ page, choice, answer }: Props & { choice: MoveChoice }) {
  const { t } = useTranslation('desk')
  const { visit, today } = page
  const { to, days, chosen, targets } = choice
  const typed = (answer?.submission?.initialValue ?? {}) as TypedTime
  const error = useAnswerError(answer)('slot')
  const search = new URLSearchParams({ to, day: days.day, from: days.days[0]!.day })
  if (chosen) search.set('chosenTime', chosen.pick)
  const action = useHref(paths.deskStep(visit.id, 'move', search))
  const target = targets.find(({ value }) => value === to)!.label
  const old = visit.time ? t('move.at', { doctor: visit.doctor.name, date: visit.dateWords, time: visit.time }) : null
  return (
    <form method="post" action={action} className="panel form" aria-label={t('move.legend')}>
      <StepFields version={visit.version} back={paths.deskVisit(visit.id)} />
      <KeyValues
        items={[
          { label: t('move.old'), value: <span className="num">{old ?? t('card.walkIn')}</span> },
          {
            label: t('move.new'),
            value: (
              <b className="num">
                {chosen ? t('move.at', { doctor: target, date: chosen.date, time: chosen.clock }) : t('strip.noTimes')}
              </b>
            ),
          },
        ]}
      />
      <Checkbox name="tells" defaultChecked>
        {t('move.tells')}
      </Checkbox>
      <div className="row">
        {chosen && (
          <Button name="slot" value={chosen.pick} autoFocus={!answer}>
            {t('move.to', { doctor: target, date: chosen.date, time: chosen.clock })}
          </Button>
        )}
        <OverrideButton question={answer?.refusal?.question ?? null} step="move" />
      </div>
      <details open={Boolean(error ?? typed.time)}>
        <summary>{t('times.other')}</summary>
        {error && (
          <p className="err" id="slot-first" tabIndex={-1}>
            {error}
          </p>
        )}
        <div className="row">
          <label>
            <span className="vh">{t('times.date')}</span>
            <input type="date" name="date" className="in" min={today} defaultValue={typed.date ?? days.day} />
          </label>
          <label>
            <span className="vh">{t('times.time')}</span>
            <input type="time" name="time" className="in" step={300} defaultValue={typed.time} />
          </label>
          <Button variant="line" name="slot" value="other">
            {t('move.other')}
          </Button>
        </div>
      </details>
    </form>
  )
}

/** Another time for a visit: of its doctor or a colleague, on any day. */
export function MovePage({ page, answer }: Props) {
  const { t } = useTranslation('desk')
  const { visit, choice } = page
  const error = useAnswerError(answer)('slot')
  const isPossible = visit.steps.includes('move') && choice !== null
  return (
    <div className="desk">
      <ErrorSummary items={error ? [{ id: 'slot-first', message: error }] : []} />
      {answer?.refusal && <StepRefused refusal={answer.refusal} />}
      <PageHead
        title={t('stepPage.move', { name: visit.patient.main })}
        actions={<StatusTag status={visit.status} />}
      />
      {isPossible ? (
        <div className="booking-desk">
          <Confirmation page={page} choice={choice} answer={answer} />
          <Choices page={page} choice={choice} />
        </div>
      ) : (
        <p className="panel">{t('stepPage.notNow')}</p>
      )}
      <p>
        <Link to={paths.deskVisit(visit.id)} className="alone">
          {t('stepPage.back')}
        </Link>
      </p>
    </div>
  )
}
