import { useTranslation } from 'react-i18next'
import { LockedFeature } from '#app/modules/tiers/components/locked-feature.tsx'
import { NoClinic } from '#app/modules/practice/clinic-facts/components/no-clinic.tsx'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { type ComplianceKind, kindsOf, kindsOfPeople } from '../kinds.ts'
import type { Cell, ComplianceData, Line } from '../pages/list-page.server.ts'
import { StatusTag, useDay, useDaysLeft } from './standing-words.tsx'

type Clinic = { slug: string; canEdit: boolean }

/** How one thing stands, and the way to it for who may read or enter it. */
function CellLink({ clinic, line, cell }: { clinic: Clinic; line: Line; cell: Cell }) {
  const { t } = useTranslation('compliance')
  const day = useDay()
  const daysLeft = useDaysLeft()
  const { kind, status, expires, isOpen } = cell
  const isEntered = status !== 'missing'
  const left = daysLeft(status, cell.daysLeft)
  const words = isOpen ? t('add') : <StatusTag status={status} />
  if (isOpen && !clinic.canEdit) return <span className="muted">{t('notAsked')}</span>
  return (
    <>
      {isEntered || clinic.canEdit ? (
        <Link to={paths.complianceItem({ place: clinic.slug, subject: line.key, kind })}>
          {words}
          <span className="vh">{t('of', { kind: t(`kinds.${kind}`), name: line.name })}</span>
        </Link>
      ) : (
        words
      )}
      {expires && <span className="t__second">{day(expires)}</span>}
      {left && <span className="t__second">{left}</span>}
    </>
  )
}

type TableProps = { clinic: Clinic; lines: readonly Line[]; kinds: readonly ComplianceKind[]; caption: string }

/** Who, by what they keep valid: columns at a desk, a card for each person on a phone. */
function ObligationsTable({ clinic, lines, kinds, caption }: TableProps) {
  const { t } = useTranslation('compliance')
  const columns: Column<Line>[] = [
    { key: 'name', label: t('who'), rowHeader: true, phone: 'wide', cell: ({ name }) => name },
    ...kinds.map((kind): Column<Line> => ({
      ...{ key: kind, label: t(`columns.${kind}`), phone: 'labeled' },
      cell: (line) => {
        const cell = line.cells.find((each) => each.kind === kind)
        return cell ? <CellLink clinic={clinic} line={line} cell={cell} /> : t('notAsked')
      },
    })),
  ]
  return (
    <div className="obligations">
      <DataTable caption={caption} columns={columns} rows={lines} rowKey={({ key }) => key} />
    </div>
  )
}

type Shown = NonNullable<ComplianceData['shown']>

function FilterTabs({ slug, shown, filter }: { slug: string; shown: Shown; filter: ComplianceData['filter'] }) {
  const { t } = useTranslation('compliance')
  const place = { place: slug }
  return (
    <Tabs
      label={t('filter.label')}
      tabs={[
        { to: paths.compliance(place), label: t('filter.all'), current: filter === null },
        ...shown.counts.map(({ filter: each, count }) => ({
          ...{ to: paths.compliance({ ...place, show: each }), label: t(`filter.${each}`), count },
          current: filter === each,
        })),
      ]}
    />
  )
}

function Obligations({ slug, shown, filter }: { slug: string; shown: Shown; filter: ComplianceData['filter'] }) {
  const { t } = useTranslation('compliance')
  const clinic = { slug, canEdit: shown.canEdit }
  const people = shown.lines.filter(({ isClinic }) => !isClinic)
  const own = shown.lines.filter(({ isClinic }) => isClinic)
  return (
    <div className="stack">
      <FilterTabs slug={slug} shown={shown} filter={filter} />
      {shown.lines.length === 0 && <p className="muted">{t(filter === null ? 'nothingOwn' : 'noneOf')}</p>}
      {people.length > 0 && (
        <PanelCard id="people" title={t(shown.readsAll ? 'people' : 'own')}>
          <ObligationsTable clinic={clinic} lines={people} kinds={kindsOfPeople} caption={t('people')} />
        </PanelCard>
      )}
      {own.length > 0 && (
        <PanelCard id="clinic" title={t('clinic')}>
          <ObligationsTable clinic={clinic} lines={own} kinds={kindsOf('clinic')} caption={t('clinic')} />
        </PanelCard>
      )}
    </div>
  )
}

function leadOf(shown: ComplianceData['shown']) {
  if (shown === null) return 'lead'
  return shown.canEdit ? 'lead' : shown.readsAll ? 'leadReader' : 'leadOwn'
}

/** Licenses, registrations and trainings of a clinic's people, and its own. */
export function CompliancePage({ page: { clinic, clinics, shown, filter } }: { page: ComplianceData }) {
  const { t } = useTranslation('compliance')
  if (clinic === null) return <NoClinic />
  return (
    <div className="stack">
      <PageHead title={t('heading', { clinic: clinic.name })} lead={t(leadOf(shown))} />
      {clinics.length > 0 && (
        <Tabs
          label={t('choose')}
          tabs={clinics.map(({ slug, name }) => ({
            ...{ to: paths.compliance({ place: slug }), label: name, current: slug === clinic.slug },
          }))}
        />
      )}
      {shown === null ? (
        <LockedFeature feature="compliance" />
      ) : (
        <Obligations slug={clinic.slug} shown={shown} filter={filter} />
      )}
    </div>
  )
}
