import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import type { MergeKind } from '../merge-rules.ts'
import type { Subject } from '../queries/find-subjects.server.ts'
import { StatusTag } from './status-tag.tsx'

type SubjectTableProps = {
  kind: MergeKind
  caption: string
  subjects: readonly Subject[]
  /** The one that is to be kept; then each of the others may be merged into it. */
  keptId: string | null
  search: Readonly<Record<string, string>>
}

function NameCell({ name, other, slug }: Subject): ReactNode {
  return (
    <>
      {name}
      {other && <span className="t__second">{other}</span>}
      <span className="t__second">
        <code>{slug}</code>
      </span>
    </>
  )
}

/** Doctors or facilities that were found, with what may be done with each. */
export function SubjectTable({ kind, caption, subjects, keptId, search }: SubjectTableProps) {
  const { t } = useTranslation('merging')
  const columns: Column<Subject>[] = [
    { key: 'name', label: t('columns.name'), rowHeader: true, cell: (subject) => <NameCell {...subject} /> },
    { key: 'npi', label: t('columns.npi'), cell: ({ npi }) => npi && <span className="num">{npi}</span> },
    { key: 'address', label: t('columns.address'), phone: 'wide', cell: ({ address }) => address },
    { key: 'status', label: t('columns.status'), cell: ({ status }) => <StatusTag status={status} /> },
    {
      key: 'deeds',
      label: t('columns.deeds'),
      phone: 'wide',
      cell: ({ id, name, status }) =>
        status !== 'merged' && (
          <span className="row">
            {keptId === null ? (
              <Link to={paths.adminMerges({ ...search, kept: id })} aria-label={t('find.keepNamed', { name })}>
                {t('find.keep')}
              </Link>
            ) : (
              <Link to={paths.adminMergePair(kind, keptId, id)} aria-label={t('find.mergeNamed', { name })}>
                {t('find.merge')}
              </Link>
            )}
            <Link to={paths.adminRetirement(kind, id)} aria-label={t('find.retireNamed', { name })}>
              {t('find.retire')}
            </Link>
          </span>
        ),
    },
  ]
  return <DataTable caption={caption} columns={columns} rows={subjects} rowKey={({ id }) => id} />
}
