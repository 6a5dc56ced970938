import { useTranslation } from 'react-i18next'
import { LevelsLink } from '#app/modules/tiers/components/locked-feature.tsx'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { Team, TeamMember, TeamFacility } from '../queries/list-team.server.ts'
import { InviteTable } from './invite-table.tsx'

function useMemberColumns(): Column<TeamMember>[] {
  const { t } = useTranslation('accounts')
  const { t: say } = useTranslation('dashboard')
  return [
    {
      key: 'name',
      label: t('team.columns.name'),
      rowHeader: true,
      phone: 'wide',
      cell: ({ name, email, isSelf }) => (
        <>
          {name} {isSelf && <Tag>{t('team.you')}</Tag>}
          <br />
          <span className="muted team__mail">{email}</span>
        </>
      ),
    },
    { key: 'role', label: t('team.columns.role'), cell: ({ role }) => say(`menu.roles.${role}`) },
    {
      key: 'status',
      label: t('team.columns.status'),
      cell: ({ status }) => <Tag tone={status === 'active' ? 'ok' : 'wait'}>{t(`team.status.${status}`)}</Tag>,
    },
    {
      key: 'change',
      label: t('team.columns.deeds'),
      cell: ({ seatId, name, canChange }) =>
        canChange ? (
          <Link to={paths.teamMember(seatId)}>
            {t('team.change')}
            <span className="vh"> {name}</span>
          </Link>
        ) : (
          '—'
        ),
    },
  ]
}

function SeatHint({ facility: { canManage, seats } }: { facility: TeamFacility }) {
  const { t } = useTranslation('accounts')
  if (!canManage)
    return (
      <Banner tone="note">
        <p>
          {t('team.noTeam')} <LevelsLink />
        </p>
      </Banner>
    )
  if (seats.limit === null || seats.taken + seats.invited < seats.limit) return null
  return (
    <Banner tone="warning">
      <p>
        {t('team.full', { limit: seats.limit })} <LevelsLink />
      </p>
    </Banner>
  )
}

function TeamFacilityCard({ facility }: { facility: TeamFacility }) {
  const { t } = useTranslation('accounts')
  const columns = useMemberColumns()
  const { slug, name, seats, members } = facility
  return (
    <Card as="section" className="panel--rows" labelledBy={`place-${slug}`}>
      <div className="card__head">
        <h2 id={`place-${slug}`}>{name}</h2>
        <span className="muted num">{t(seats.invited > 0 ? 'team.seatsInvited' : 'team.seats', seats)}</span>
      </div>
      <SeatHint facility={facility} />
      <DataTable
        caption={t('team.membersOf', { facility: name })}
        columns={columns}
        rows={members}
        rowKey={({ seatId }) => seatId}
      />
    </Card>
  )
}

/** The teams of the places somebody manages: who is there in which role, who is invited, how many seats are left. */
export function TeamPage({ team }: { team: Team }) {
  const { t } = useTranslation('accounts')
  const canInvite = team.facilities.some(({ canManage }) => canManage)
  return (
    <>
      <PageHead
        title={t('team.title')}
        lead={t('team.lead')}
        actions={
          canInvite && (
            <ButtonLink to={paths.teamInvite()} icon="plus">
              {t('team.invite')}
            </ButtonLink>
          )
        }
      />
      {team.facilities.map((facility) => (
        <TeamFacilityCard key={facility.id} facility={facility} />
      ))}
      {canInvite && <InviteTable invites={team.invites} />}
      <p>
        <Link to={paths.scanDevices()}>{t('team.scanners')}</Link>
      </p>
    </>
  )
}
