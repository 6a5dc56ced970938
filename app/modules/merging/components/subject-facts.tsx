import { useTranslation } from 'react-i18next'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import type { MergeKind } from '../merge-rules.ts'
import type { Subject } from '../queries/find-subjects.server.ts'
import { StatusTag } from './status-tag.tsx'

type SubjectFactsProps = { id: string; title: string; kind: MergeKind; subject: Subject }

/** Who one of two is. */
export function SubjectFacts({ id, title, kind, subject }: SubjectFactsProps) {
  const { t } = useTranslation('merging')
  const { name, other, slug, npi, address, status } = subject
  const facts = [
    [t('columns.name'), [name, other].filter(Boolean).join(' · ')],
    [t('find.kind'), t(`kinds.${kind}`)],
    [t('columns.npi'), npi],
    [t('columns.slug'), slug],
    [t('columns.address'), address],
  ] as const
  return (
    <div className="pro-column">
      <PanelCard id={id} title={title} note={<StatusTag status={status} />}>
        <dl className="pairs">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? '–'}</dd>
            </div>
          ))}
        </dl>
      </PanelCard>
    </div>
  )
}
