import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatList } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { TeamInvite } from '../queries/list-team.server.ts'

const tones: Partial<Record<TeamInvite['status'], TagTone>> = { sent: 'wait', opened: 'info', declined: 'bad' }

function InviteButton({ invite, part }: { invite: TeamInvite; part: 'renewal' | 'revocation' }) {
  const { t } = useTranslation('accounts')
  return (
    <form method="post" action={useHref(paths.teamInvitePart(invite.id, part))}>
      <input type="hidden" name="mark" value={invite.mark} />
      <Button variant="quiet">
        {t(part === 'renewal' ? 'team.resend' : 'team.revoke')}
        <span className="vh"> {invite.email}</span>
      </Button>
    </form>
  )
}

function useInviteColumns(): Column<TeamInvite>[] {
  const { t } = useTranslation('accounts')
  const { t: say } = useTranslation('dashboard')
  const locale = useLocale()
  return [
    {
      key: 'email',
      label: t('team.columns.email'),
      rowHeader: true,
      phone: 'wide',
      cell: ({ email, inviter, createdAt }) => (
        <>
          <span className="team__mail">{email}</span>
          <br />
          <span className="muted">{t('team.invitedBy', { name: inviter, date: formatDate(createdAt, locale) })}</span>
        </>
      ),
    },
    { key: 'role', label: t('team.columns.role'), cell: ({ role }) => say(`menu.roles.${role}`) },
    { key: 'places', label: t('team.columns.facilities'), cell: ({ facilities }) => formatList(facilities, locale) },
    {
      key: 'status',
      label: t('team.columns.status'),
      cell: ({ status, expiresAt }) => (
        <>
          <Tag tone={tones[status] ?? 'plain'}>{t(`team.inviteStatus.${status}`)}</Tag>
          {status !== 'declined' && (
            <span className="muted team__until">
              {t(status === 'expired' ? 'team.ended' : 'team.until', { date: formatDate(expiresAt, locale) })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'deeds',
      label: t('team.columns.deeds'),
      phone: 'wide',
      cell: (invite) =>
        invite.canChange && invite.status !== 'declined' ? (
          <div className="row team__deeds">
            <InviteButton invite={invite} part="renewal" />
            {invite.status !== 'expired' && <InviteButton invite={invite} part="revocation" />}
          </div>
        ) : (
          '—'
        ),
    },
  ]
}

/** Invites that wait for an answer, have run out or were declined. */
export function InviteTable({ invites }: { invites: readonly TeamInvite[] }) {
  const { t } = useTranslation('accounts')
  const columns = useInviteColumns()
  return (
    <PanelCard id="invites" title={t('team.invites')}>
      {invites.length === 0 ? (
        <p className="card__body muted">{t('team.noInvites')}</p>
      ) : (
        <DataTable caption={t('team.invites')} columns={columns} rows={invites} rowKey={({ id }) => id} />
      )}
    </PanelCard>
  )
}
