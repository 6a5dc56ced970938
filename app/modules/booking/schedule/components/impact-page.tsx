import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { RadioRow } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field, FieldError } from '#app/ui/forms/field.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { impactField, impactReasons } from '../pages/impact-form.ts'
import type { ImpactPage as Impact, ImpactRow } from '../pages/impact-page.server.ts'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import type { ImpactAnswer } from '../pages/submit-impact.server.ts'

type ImpactPageProps = {
  impact: Impact
  draftId: string
  title: string
  /** The screen of the desk from which the change came; null for the weekly hours. */
  desk: string | null
  answer: ImpactAnswer | undefined
}

/** The visits that a change of hours touches, with what is to become of each. */
export function ImpactPage({ impact, draftId, title, desk, answer }: ImpactPageProps) {
  const { t } = useTranslation('schedule')
  const say = useProblem('schedule')
  const back: Record<string, string> = desk === null ? {} : { back: desk }
  const action = useHref(paths.scheduleImpact(draftId, back))
  const discard = useHref(paths.scheduleImpactRemoval(draftId, back))
  const [providerFacilityId] = impact.providerFacilityIds
  const hours = paths.scheduling(providerFacilityId === undefined ? {} : { place: providerFacilityId })
  // A change of no provider's hours in particular is the clinic's.
  const usualReason = providerFacilityId === undefined ? 'clinic_closed' : 'provider_absent'
  const faults = answer?.faults ?? {}
  const items = impact.rows.flatMap(({ id }) =>
    faults[id] === undefined ? [] : [{ id: impactField.choice(id), message: say(faults[id]) }],
  )
  return (
    <div className="stack sched">
      <p className="sched__back">
        <Link to={desk ?? hours}>{t(desk === null ? 'back.hours' : 'back.desk')}</Link>
      </p>
      <PageHead title={title} lead={t(`impact.lead.${impact.kind}`, { count: impact.rows.length })} />
      {impact.status === 'applied' ? (
        <Banner tone="success">{t('impact.applied')}</Banner>
      ) : (
        <>
          <form method="post" action={action} className="stack" noValidate>
            <ErrorSummary items={items} />
            {answer?.notice && (
              <div role="alert">
                <Banner tone="warning">{t(`impact.notice.${answer.notice}`)}</Banner>
              </div>
            )}
            {impact.rows.length === 0 && <Banner tone="info">{t('impact.none')}</Banner>}
            <input type="hidden" name="seen" value={impact.seen} />
            <ol className="sched__impact">
              {impact.rows.map((row) => (
                <li key={row.id}>
                  <VisitCard row={row} typed={answer?.typed ?? {}} usualReason={usualReason} error={faults[row.id]} />
                </li>
              ))}
            </ol>
            <p className="muted">{t('impact.note')}</p>
            <div className="row">
              <Button>{t('impact.apply')}</Button>
            </div>
          </form>
          <form method="post" action={discard}>
            <Button variant="line">{t('impact.discard')}</Button>
          </form>
        </>
      )}
    </div>
  )
}

type VisitCardProps = {
  row: ImpactRow
  typed: Record<string, string>
  usualReason: (typeof impactReasons)[number]
  error: string | undefined
}

function VisitCard({ row, typed, usualReason, error }: VisitCardProps) {
  const { t } = useTranslation('schedule')
  const say = useProblem('schedule')
  const { id, times } = row
  const choice = impactField.choice(id)
  const chosen = typed[choice] ?? (times.length > 0 ? 'move' : undefined)
  const isRequest = row.status === 'requested'
  return (
    <Card className="sched__card sched__pad">
      <fieldset aria-describedby={error ? `${choice}-error` : undefined} className={error ? 'field--bad' : undefined}>
        <legend className="sched__visit">
          <span className="num">{row.when}</span>
          <span>
            <Lang lang="en">{row.patient}</Lang>
            {row.patientZh && <> {row.patientZh}</>}
          </span>
        </legend>
        <p className="muted row">
          {[row.visit, row.providerFacility].filter(Boolean).join(' · ')}
          <Tag tone={isRequest ? 'wait' : 'ok'}>{t(`impact.status.${row.status}`)}</Tag>
        </p>
        <p className="muted">{t(`impact.reason.${row.reason}`)}</p>
        {error && <FieldError id={`${choice}-error`}>{say(error)}</FieldError>}
        <RadioRow id={choice} name={choice} value="move" defaultChecked={chosen === 'move'}>
          {t('impact.move')}
        </RadioRow>
        <div className="sched__indent sched__pair">
          {times.length > 0 ? (
            <Field id={impactField.slot(id)} label={t('impact.times')}>
              {(control) => (
                <Select
                  {...control}
                  name={impactField.slot(id)}
                  defaultValue={typed[impactField.slot(id)] ?? times[0]!.slot}
                  options={times.map(({ slot, label }) => ({ value: slot, label }))}
                />
              )}
            </Field>
          ) : (
            <p className="muted">{t('impact.noTimes')}</p>
          )}
          <Field id={impactField.own(id)} label={t('impact.own')} optional>
            {(control) => (
              <TextInput
                {...control}
                type="datetime-local"
                name={impactField.own(id)}
                defaultValue={typed[impactField.own(id)]}
              />
            )}
          </Field>
        </div>
        <RadioRow name={choice} value="cancel" defaultChecked={chosen === 'cancel'}>
          {t(isRequest ? 'impact.decline' : 'impact.cancel')}
        </RadioRow>
        {!isRequest && (
          <div className="sched__indent">
            <Field id={impactField.reason(id)} label={t('impact.why')}>
              {(control) => (
                <Select
                  {...control}
                  name={impactField.reason(id)}
                  defaultValue={typed[impactField.reason(id)] ?? usualReason}
                  options={impactReasons.map((value) => ({ value, label: t(`impact.reasons.${value}`) }))}
                />
              )}
            </Field>
          </div>
        )}
        <RadioRow name={choice} value="keep" defaultChecked={chosen === 'keep'}>
          {t('impact.keep')}
        </RadioRow>
      </fieldset>
    </Card>
  )
}
