import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { MergeKind } from '../merge-rules.ts'
import type { ComparedField } from '../queries/compared-fields.server.ts'
import type { Subject } from '../queries/find-subjects.server.ts'
import type { Conflict } from '../queries/merge-conflicts.server.ts'
import { FieldChoices } from './field-choices.tsx'
import { MovedRows } from './moved-rows.tsx'
import { SubjectFacts } from './subject-facts.tsx'
import { VisitList } from './visit-list.tsx'

type PairPageProps = {
  kind: MergeKind
  kept: Subject
  gone: Subject
  conflicts: readonly Conflict[]
  areVisitsOpen: boolean
  counts: Readonly<Record<string, number>>
  fields: readonly ComparedField[]
  versions: Readonly<{ kept: number; gone: number }>
  answer: FormAnswer | undefined
}

function Conflicts({ conflicts, areVisitsOpen }: Pick<PairPageProps, 'conflicts' | 'areVisitsOpen'>) {
  const { t } = useTranslation('merging')
  return (
    <PanelCard id="conflicts" title={t('conflicts.title')}>
      <div className="card__body stack stack--sm">
        {conflicts.map(({ code, visits }) => (
          <div key={code}>
            <Banner tone="warning">{t(`conflicts.${code}`)}</Banner>
            {visits.length > 0 && <VisitList visits={visits} areOpen={areVisitsOpen} />}
          </div>
        ))}
      </div>
    </PanelCard>
  )
}

function MergeForm({ kind, kept, gone, fields: compared, versions, answer }: PairPageProps) {
  const { t } = useTranslation('merging')
  const action = useHref(paths.adminMergePair(kind, kept.id, gone.id))
  const [, fields] = useForm<{ reason: string }>({ id: 'merge', lastResult: answer?.submission })
  const chosen = answer?.submission.initialValue ?? {}
  return (
    <form method="post" action={action} className="stack" noValidate>
      <input type="hidden" name="keptVersion" value={versions.kept} />
      <input type="hidden" name="goneVersion" value={versions.gone} />
      <PanelCard id="fields" title={t('pair.fields')}>
        <FieldChoices fields={compared} names={{ kept: kept.name, gone: gone.name }} chosen={chosen} />
      </PanelCard>
      <PanelCard id="deed" title={t('pair.deed')}>
        <div className="card__body stack stack--sm">
          <p>{t('pair.what', { gone: gone.name, kept: kept.name })}</p>
          <FormField field={fields.reason} label={t('pair.reason')} message={(text) => t(text as 'errors.reason')}>
            {(control) => <TextInput {...control} />}
          </FormField>
          <div className="row">
            <Button variant="danger">{t('pair.merge')}</Button>
          </div>
        </div>
      </PanelCard>
    </form>
  )
}

/** Two side by side that are to be one: what stands against it, what would move, from whom each field is taken. */
export function PairPage(props: PairPageProps) {
  const { kind, kept, gone, conflicts, areVisitsOpen, counts, answer } = props
  const { t } = useTranslation('merging')
  return (
    <div className="stack">
      <p>
        <Link to={paths.adminMerges({ kind, kept: kept.id })}>{t('title')}</Link>
      </p>
      <PageHead title={t('pair.title', { gone: gone.name, kept: kept.name })} lead={t('pair.lead')} />
      {answer?.isStale && <Banner tone="warning">{t('pair.stale')}</Banner>}
      <div className="pro-columns pro-columns--even">
        <SubjectFacts id="kept" title={t('pair.kept')} kind={kind} subject={kept} />
        <SubjectFacts id="gone" title={t('pair.gone')} kind={kind} subject={gone} />
      </div>
      {kept.id !== gone.id && (
        <p>
          <Link to={paths.adminMergePair(kind, gone.id, kept.id)}>{t('pair.swap')}</Link>
        </p>
      )}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} areVisitsOpen={areVisitsOpen} />}
      <PanelCard id="moves" title={t('pair.moves')}>
        <MovedRows counts={counts} caption={t('pair.moves')} />
        <p className="card__body muted">{t('pair.stays')}</p>
      </PanelCard>
      {conflicts.length === 0 && <MergeForm {...props} />}
    </div>
  )
}
