import { useTranslation } from 'react-i18next'
import { formatList, formatLongDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { InviteReader } from '../pages/invitation-page.server.ts'
import type { Invitation } from '../queries/find-invite.server.ts'
import { InviteButton, InviteFacts } from './invite-parts.tsx'

type InvitationPageProps = { token: string; invitation: Invitation; reader: InviteReader; hasJoined: boolean }

function Terms({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('accounts')
  const { t: say } = useTranslation('dashboard')
  const locale = useLocale()
  const { inviter, facilities, role, email, expiresAt, note } = invitation
  const pairs = [
    [t('invite.by'), inviter],
    [t('invite.facilities'), formatList(facilities, locale)],
    [t('invite.role'), say(`menu.roles.${role}`)],
    [t('invite.for'), email],
    [t('invite.until'), formatLongDate(expiresAt, locale)],
    ...(note ? [[t('invite.note'), note] as const] : []),
  ] as const
  return <InviteFacts pairs={pairs} />
}

function Answers({ token, reader }: Pick<InvitationPageProps, 'token' | 'reader'>) {
  const { t } = useTranslation('accounts')
  const opening = paths.invitePart(token, 'opening')
  return (
    <div className="stack stack--sm">
      {reader.kind === 'invitee' && (
        <InviteButton to={paths.invitePart(token, 'acceptance')} label={t('invite.accept')} />
      )}
      {reader.kind === 'nobody' && (
        <>
          <InviteButton to={opening} field={['to', 'register']} label={t('invite.create')} />
          <InviteButton to={opening} field={['to', 'login']} label={t('invite.signIn')} variant="line" />
        </>
      )}
      {reader.kind === 'other' && (
        <>
          <Banner tone="warning">{t('invite.other', { email: reader.email })}</Banner>
          <InviteButton to={paths.logout()} label={t('invite.signOut')} variant="line" />
        </>
      )}
      <InviteButton to={paths.invitePart(token, 'refusal')} label={t('invite.decline')} variant="quiet" />
    </div>
  )
}

/** An invite as the holder of its link sees it: who invites to what, and the answers; of one that has ended, only how it ended. */
export function InvitationPage({ token, invitation, reader, hasJoined }: InvitationPageProps) {
  const { t } = useTranslation('accounts')
  const locale = useLocale()
  const { status, facilities, isOpen } = invitation
  if (!isOpen) {
    const ended = hasJoined ? 'joined' : (status as 'expired')
    return (
      <div className="wrap wrap--form stack invite">
        <h1>{t(`invite.ended.${ended}.title`)}</h1>
        <p className="lead">{t(`invite.ended.${ended}.text`)}</p>
        <p className="row">
          <ButtonLink to={hasJoined ? paths.office() : paths.login()} variant={hasJoined ? 'primary' : 'line'}>
            {t(hasJoined ? 'invite.office' : 'invite.toLogin')}
          </ButtonLink>
        </p>
      </div>
    )
  }
  return (
    <div className="wrap wrap--form stack invite">
      <h1>{t('invite.title', { facilities: formatList(facilities, locale) })}</h1>
      <Terms invitation={invitation} />
      <Answers token={token} reader={reader} />
    </div>
  )
}
