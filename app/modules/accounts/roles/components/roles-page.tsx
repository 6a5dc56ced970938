import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Permission } from '#app/modules/accounts/admin-permissions.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { Administrator, ShownChange } from '../queries/administrators.server.ts'
import { ChangeWords, RoleTags } from './role-words.tsx'

type Held = Readonly<{ permission: Permission; roles: readonly string[] }>

function usePeopleColumns(ownId: string): Column<Administrator>[] {
  const { t } = useTranslation('admin')
  return [
    {
      key: 'name',
      label: t('roles.columns.name'),
      rowHeader: true,
      phone: 'wide',
      cell: ({ id, name, email, isActive }) => (
        <>
          {name} {id === ownId && <Tag>{t('roles.you')}</Tag>} {!isActive && <Tag>{t('roles.inactive')}</Tag>}
          <br />
          <span className="muted roles__mail">{email}</span>
        </>
      ),
    },
    {
      key: 'roles',
      label: t('roles.columns.roles'),
      cell: ({ roles }) => (roles.length > 0 ? <RoleTags roles={roles} /> : t('roles.noRole')),
    },
    {
      key: 'secondFactor',
      label: t('roles.columns.secondFactor'),
      cell: ({ hasSecondFactor }) => (
        <Tag tone={hasSecondFactor ? 'ok' : 'wait'}>{hasSecondFactor ? t('roles.on') : t('roles.off')}</Tag>
      ),
    },
    {
      key: 'change',
      label: t('roles.columns.change'),
      cell: ({ id, name }) => (
        <Link to={paths.adminPerson(id)}>
          {t('roles.open')}
          <span className="vh"> {name}</span>
        </Link>
      ),
    },
  ]
}

function RequestButton({ change, part }: { change: ShownChange; part: 'confirmation' | 'withdrawal' }) {
  const { t } = useTranslation('admin')
  const isConfirmation = part === 'confirmation'
  return (
    <form method="post" action={useHref(paths.adminRoleRequest(change.id, part))}>
      <Button variant={isConfirmation ? 'primary' : 'line'}>
        {isConfirmation ? t('roles.confirm') : t('roles.withdraw')}
        <span className="vh"> {change.name}</span>
      </Button>
    </form>
  )
}

function Requests({ requests, ownId }: { requests: readonly ShownChange[]; ownId: string }) {
  const { t } = useTranslation('admin')
  return (
    <Card as="section" className="stack stack--sm" labelledBy="requests">
      <h2 id="requests">{t('roles.requests')}</h2>
      <p className="muted">{t('roles.requestsHint')}</p>
      {requests.length === 0 && <p>{t('roles.noRequests')}</p>}
      {requests.map((change) => (
        <div key={change.id} className="stack stack--sm">
          <ChangeWords change={change} isNamed />
          {change.userId !== ownId && (
            <div className="row">
              {change.askedById !== ownId && <RequestButton change={change} part="confirmation" />}
              <RequestButton change={change} part="withdrawal" />
            </div>
          )}
        </div>
      ))}
    </Card>
  )
}

/** Which roles have each permission, said by permission: a table of two columns is read on a telephone too. */
function Matrix({ matrix }: { matrix: readonly Held[] }) {
  const { t } = useTranslation('admin')
  const columns: Column<Held>[] = [
    {
      key: 'permission',
      label: t('roles.columns.permission'),
      rowHeader: true,
      phone: 'wide',
      cell: ({ permission }) => t(`permissions.${permission}`),
    },
    { key: 'roles', label: t('roles.columns.roles'), cell: ({ roles }) => <RoleTags roles={roles} /> },
  ]
  return (
    <PanelCard id="matrix" title={t('roles.matrix')}>
      <DataTable caption={t('roles.matrix')} columns={columns} rows={matrix} rowKey={({ permission }) => permission} />
    </PanelCard>
  )
}

type RolesPageProps = {
  people: readonly Administrator[]
  requests: readonly ShownChange[]
  matrix: readonly Held[]
  ownId: string
}

/** Roles and permissions: who has what, and what waits for a second person. */
export function RolesPage({ people, requests, matrix, ownId }: RolesPageProps) {
  const { t } = useTranslation('admin')
  const columns = usePeopleColumns(ownId)
  return (
    <div className="stack">
      <PageHead title={t('menu.items.roles')} lead={t('roles.peopleLead')} />
      <PanelCard id="people" title={t('roles.people')}>
        <DataTable caption={t('roles.people')} columns={columns} rows={people} rowKey={({ id }) => id} />
      </PanelCard>
      <Requests requests={requests} ownId={ownId} />
      <Matrix matrix={matrix} />
    </div>
  )
}
