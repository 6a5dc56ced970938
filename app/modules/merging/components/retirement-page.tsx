import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import type { VisitAhead } from '#app/modules/booking/appointments/queries/visits-ahead.server.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { MergeKind } from '../merge-rules.ts'
import type { Subject } from '../queries/find-subjects.server.ts'
import { SubjectFacts } from './subject-facts.tsx'
import { VisitList } from './visit-list.tsx'

type RetirementPageProps = {
  kind: MergeKind
  subject: Subject
  version: number
  visits: readonly VisitAhead[]
  areVisitsOpen: boolean
  like: readonly { slug: string; name: string }[]
  answer: FormAnswer | undefined
}

const ended = ['merged', 'retired', 'closed']

function RetirementForm({ kind, subject, version, like, answer }: RetirementPageProps) {
  const { t } = useTranslation('merging')
  const action = useHref(paths.adminRetirement(kind, subject.id))
  const [, fields] = useForm<{ successor: string }>({ id: 'retirement', lastResult: answer?.submission })
  return (
    <form method="post" action={action} className="card__body stack stack--sm" noValidate>
      <p>{t(`retire.what.${kind}`)}</p>
      <input type="hidden" name="version" value={version} />
      <FormField
        field={fields.successor}
        label={t('retire.successor')}
        hint={t('retire.hint')}
        message={(text) => t(text as 'errors.successor')}
      >
        {(control) => <TextInput {...control} list="like" autoComplete="off" />}
      </FormField>
      <datalist id="like">
        {like.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </datalist>
      <div className="row">
        <Button variant="danger">{t('retire.retire')}</Button>
      </div>
    </form>
  )
}

/** The end of a doctor's profile or a facility: visits ahead stand in its way; else it leads to another one, or says that nobody is there. */
export function RetirementPage(props: RetirementPageProps) {
  const { kind, subject, visits, areVisitsOpen, answer } = props
  const { t } = useTranslation('merging')
  const isOver = ended.includes(subject.status)
  return (
    <div className="stack">
      <p>
        <Link to={paths.adminMerges({ kind })}>{t('title')}</Link>
      </p>
      <PageHead title={t('retire.title', { name: subject.name })} />
      {answer?.isStale && <Banner tone="warning">{t('pair.stale')}</Banner>}
      <SubjectFacts id="subject" title={t(`kinds.${kind}`)} kind={kind} subject={subject} />
      {visits.length > 0 && (
        <PanelCard id="visits" title={t('retire.visits')}>
          <div className="card__body stack stack--sm">
            <Banner tone="warning">{t('retire.visitsAhead')}</Banner>
            <VisitList visits={visits} areOpen={areVisitsOpen} />
          </div>
        </PanelCard>
      )}
      {isOver && <p className="panel card__body muted">{t('retire.over')}</p>}
      {!isOver && visits.length === 0 && (
        <PanelCard id="retiring" title={t('retire.retire')}>
          <RetirementForm {...props} />
        </PanelCard>
      )}
    </div>
  )
}
