import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { ScheduleFrame } from '#app/modules/booking/schedule/components/schedule-frame.tsx'
import type { SchedulePage } from '#app/modules/booking/schedule/pages/schedule-page.server.ts'
import { resourceKinds } from '#app/modules/booking/schedule/visit-type-form.ts'
import { LockedFeature } from '#app/modules/tiers/components/locked-feature.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, fieldError } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { Resource } from '../queries/resources.server.ts'
import { ResourceFields } from './resource-fields.tsx'

type ResourcesPageProps = {
  page: SchedulePage
  resources: Resource[]
  /** Of the one that the form adds. */
  id: string
  answer: FormAnswer | undefined
}

/** The rooms, devices and chairs of a facility, and a form for one more. */
export function ResourcesPage({ page, resources, id, answer }: ResourcesPageProps) {
  const { t } = useTranslation('schedule')
  const { facilityName, mayUseResources, canEdit, canEditResources } = page.providerFacility
  return (
    <ScheduleFrame page={page} tab="resources">
      <p className="muted">{t('resources.lead', { name: facilityName })}</p>
      {!mayUseResources && canEdit && <LockedFeature feature="resources" />}
      {mayUseResources && canEdit && !canEditResources && <Banner tone="info">{t('resources.managerOnly')}</Banner>}
      {resources.length === 0 ? (
        <EmptyState title={t('resources.emptyTitle')}>
          <p>{t('resources.emptyText')}</p>
        </EmptyState>
      ) : (
        <Card className="sched__card">
          <ResourceRows page={page} resources={resources} />
        </Card>
      )}
      {canEditResources && <NewResource page={page} id={id} answer={answer} />}
    </ScheduleFrame>
  )
}

function ResourceRows({ page, resources }: Pick<ResourcesPageProps, 'page' | 'resources'>) {
  const { t } = useTranslation('schedule')
  const { providerFacility, title } = page
  return (
    <DataTable
      caption={title}
      rows={resources}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          label: t('resources.name'),
          rowHeader: true,
          cell: ({ id, name }) =>
            providerFacility.canEditResources ? (
              <Link to={paths.scheduleResource(providerFacility.id, id)}>{name}</Link>
            ) : (
              name
            ),
        },
        { key: 'kind', label: t('resources.kind'), cell: ({ kind }) => t(`resources.kinds.${kind}`) },
        {
          key: 'state',
          label: t('resources.state'),
          cell: ({ capacity }) => (
            <Tag tone={capacity > 0 ? 'ok' : 'plain'}>
              {t(capacity > 0 ? 'resources.inUse' : 'resources.isRetired')}
            </Tag>
          ),
        },
        {
          key: 'capacity',
          label: t('resources.capacity'),
          numeric: true,
          phone: 'labeled',
          cell: ({ capacity }) => (capacity > 0 ? capacity : '—'),
        },
      ]}
    />
  )
}

function NewResource({ page, id, answer }: Pick<ResourcesPageProps, 'page' | 'id' | 'answer'>) {
  const { t } = useTranslation('schedule')
  const say = useProblem('schedule')
  const [form, fields] = useForm<Record<'id' | 'kind' | 'name' | 'capacity', string | undefined>>({
    id: 'resource',
    lastResult: answer?.submission,
    defaultValue: { kind: 'room', capacity: '1' },
  })
  const action = useHref(paths.schedulePart(page.providerFacility.id, 'resources'))
  const kind = { id: 'kind-0', errors: fields.kind.errors }
  return (
    <Card as="section" className="sched__card sched__pad" labelledBy="add-resource">
      <form id={form.id} method="post" action={action} className="form sched__form" noValidate>
        <ErrorSummary items={errorItems([kind, fields.name, fields.capacity], say)} />
        <h2 id="add-resource">{t('resources.add')}</h2>
        <input type="hidden" name="id" value={String(answer?.submission.initialValue?.id ?? id)} />
        <Fieldset id="kind" legend={t('resources.kind')} error={fieldError(kind, say)}>
          <RadioCards
            name="kind"
            areShort
            defaultValue={fields.kind.initialValue}
            options={resourceKinds.map((value) => ({ value, label: t(`resources.kinds.${value}`) }))}
          />
        </Fieldset>
        <ResourceFields fields={fields} />
        <div className="row">
          <Button>{t('resources.submit')}</Button>
        </div>
      </form>
    </Card>
  )
}
