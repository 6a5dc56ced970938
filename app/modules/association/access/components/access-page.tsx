import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { AccessData } from '../pages/access-page.server.ts'
import { HandoverCard } from './handover-card.tsx'
import { InviteForm } from './invite-form.tsx'
import { PersonForm } from './person-form.tsx'
import { WaitingList } from './waiting-list.tsx'

export type AccessProps = { page: Omit<AccessData, 'head'>; answer: FormAnswer | undefined }

type Row = AccessData['people'][number]

function usePeopleColumns(): Column<Row>[] {
  const { t } = useTranslation(['association-access', 'association-members'])
  const locale = useLocale()
  return [
    {
      key: 'name',
      label: t('people.name'),
      rowHeader: true,
      phone: 'wide',
      cell: ({ id, name, email, isSelf }) => (
        <>
          <Link to={paths.associationMember(id)}>{name}</Link>{' '}
          {isSelf && <span className="muted">{t('people.you')}</span>}
          {email && (
            <span className="t__second" lang="en">
              {email}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'role',
      label: t('people.role'),
      phone: 'labeled',
      cell: ({ role, office }) => (
        <>
          {t(`association-members:roles.${role}`)}
          {office && <span className="t__second">{office}</span>}
        </>
      ),
    },
    {
      key: 'access',
      label: t('people.access'),
      phone: 'labeled',
      cell: ({ role }) => t(role === 'officer' ? 'people.none' : 'people.all'),
    },
    {
      key: 'since',
      label: t('people.since'),
      phone: 'labeled',
      cell: ({ since }) => <span className="num">{formatDate(since, locale)}</span>,
    },
    {
      key: 'change',
      label: t('people.change'),
      phone: 'wide',
      cell: ({ id, name, isChangeable }) =>
        isChangeable && (
          <Link to={paths.associationAccess({ person: id })} aria-label={t('people.changeOne', { name })}>
            {t('people.change')}
          </Link>
        ),
    },
  ]
}

function People({ people }: Pick<AccessData, 'people'>) {
  const { t } = useTranslation('association-access')
  const columns = usePeopleColumns()
  return (
    <PanelCard id="people" title={t('people.title')}>
      <DataTable caption={t('people.title')} columns={columns} rows={people} rowKey={({ id }) => id} />
    </PanelCard>
  )
}

/** Who manages an association, who is invited to, and to whom it may go over. */
export function AccessPage({ page, answer }: AccessProps) {
  const { t } = useTranslation('association-access')
  const sent = (form: AccessData['form']) => (page.form === form ? answer : undefined)
  if (page.person) return <PersonForm page={page} person={page.person} answer={sent('person')} />
  return (
    <div className="stack">
      <PageHead title={t('title')} lead={t('lead')} />
      {page.isAsked && (
        <Banner>
          <Link to={paths.associationOwnership()}>{t('handover.asked')}</Link>
        </Banner>
      )}
      <People people={page.people} />
      {page.waiting.length > 0 && <WaitingList page={page} />}
      {page.isOpen ? (
        <InviteForm page={page} answer={sent('invite')} to={paths.associationAccess({ form: 'invite' })} />
      ) : (
        <Banner tone="warning">{t('invite.notNow')}</Banner>
      )}
      {page.handover && <HandoverCard page={page} handover={page.handover} answer={sent('offer')} />}
    </div>
  )
}
