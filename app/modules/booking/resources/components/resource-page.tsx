import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { ScheduleFrame } from '#app/modules/booking/schedule/components/schedule-frame.tsx'
import { StaleNotice } from '#app/modules/booking/schedule/components/stale-notice.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems } from '#app/ui/forms/form-field.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { ResourcePageData, Retirement } from '../pages/resource-page.server.ts'
import { ResourceFields } from './resource-fields.tsx'

type ResourcePageProps = ResourcePageData & { answer: FormAnswer | undefined }

/** A room, device or chair: its name, how many visits it takes at once, and the way to retire it. */
export function ResourcePage({ page, resource, basis, retirement, answer }: ResourcePageProps) {
  const { t } = useTranslation('schedule')
  const say = useProblem('schedule')
  const [form, fields] = useForm<Record<'name' | 'capacity', string | undefined>>({
    id: 'resource',
    lastResult: answer?.submission,
    defaultValue: { name: resource.name, capacity: String(resource.capacity || 1) },
  })
  const placeId = page.providerFacility.id
  const action = useHref(paths.scheduleResource(placeId, resource.id))
  const backTo = { to: paths.schedulePart(placeId, 'resources'), label: t('back.resources') }
  const kind = t(`resources.kinds.${resource.kind}`)
  const state = t(retirement ? 'resources.inUse' : 'resources.isRetired')
  return (
    <ScheduleFrame page={page} tab="resources" backTo={backTo}>
      {!retirement && <Banner tone="info">{t('resources.restoreNote')}</Banner>}
      <Card className="sched__card sched__pad">
        <form id={form.id} method="post" action={action} className="form sched__form" noValidate>
          <ErrorSummary items={errorItems([fields.name, fields.capacity], say)} />
          {answer?.isStale && (
            <StaleNotice>
              <p>{`${resource.name} · ${kind} · ${retirement ? resource.capacity : state}`}</p>
            </StaleNotice>
          )}
          <p>
            <b>{kind}</b>
          </p>
          <input type="hidden" name="basis" value={basis} />
          <ResourceFields fields={fields} />
          <div className="row">
            <Button>{t(retirement ? 'save' : 'resources.restore')}</Button>
          </div>
        </form>
      </Card>
      {retirement && <RetirementSection placeId={placeId} id={resource.id} retirement={retirement} />}
    </ScheduleFrame>
  )
}

type RetirementSectionProps = { placeId: string; id: string; retirement: Retirement }

/** What retiring it would come to; the button stands there only where nothing needs it. */
function RetirementSection({ placeId, id, retirement }: RetirementSectionProps) {
  const { t } = useTranslation('schedule')
  const { moving, stuck, stuckCount, neededBy } = retirement
  const action = useHref(paths.scheduleResourceRetirement(placeId, id))
  const line = (words: string, doctor: string | null) => (doctor === null ? words : `${words} · ${doctor}`)
  return (
    <section className="stack stack--sm sched__end" aria-labelledby="retirement">
      <h2 id="retirement">{t('resources.retirement')}</h2>
      {neededBy.length > 0 && (
        <Banner tone="warning">
          <p>{t('resources.neededBy')}</p>
          <ul className="sched__list">
            {neededBy.map(({ name, doctor, to }) => (
              <li key={`${name}-${to}-${doctor}`}>
                {to ? <Link to={to}>{line(name, doctor)}</Link> : line(name, doctor)}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {stuckCount > 0 && (
        <Banner tone="warning">
          <p>{t('resources.stuck', { count: stuckCount })}</p>
          <ul className="sched__list">
            {stuck.map(({ when, doctor }) => (
              <li key={`${when}-${doctor}`}>{line(when, doctor)}</li>
            ))}
            {stuckCount > stuck.length && <li>{t('resources.more', { count: stuckCount - stuck.length })}</li>}
          </ul>
        </Banner>
      )}
      {stuckCount === 0 && neededBy.length === 0 && (
        <form method="post" action={action} className="stack stack--sm">
          <p className="muted">{moving > 0 ? t('resources.moving', { count: moving }) : t('resources.retireNote')}</p>
          <div className="row">
            <Button variant="line">{t('resources.retire')}</Button>
          </div>
        </form>
      )}
    </section>
  )
}
