import { useTranslation } from 'react-i18next'
import { formatLongDate } from '#app/core/format/format.ts'
import { InviteButton, InviteFacts } from '#app/modules/accounts/team/components/invite-parts.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { InvitedAnswer } from '../pages/invitation-answer.server.ts'
import type { InvitationData } from '../pages/invitation-page.server.ts'
import { InvitedForm } from './invited-form.tsx'

export type OpenInvitation = Extract<InvitationData, { view: 'open' }>
type Ended = Extract<InvitationData, { view: 'ended' }>

function Facts({ page }: { page: OpenInvitation }) {
  const { t } = useTranslation(['association-access', 'association-members'])
  const locale = useLocale()
  const { inviter, role, email, until } = page
  const pairs = [
    [t('invitation.by'), inviter],
    [t('people.role'), t(`association-members:roles.${role}`)],
    [t('invitation.for'), email],
    [t('invitation.until'), formatLongDate(until, locale)],
  ] as const
  return <InviteFacts pairs={pairs} />
}

/** What somebody may do who is signed in, with the address of the invitation or with another. */
function SignedIn({ page }: { page: OpenInvitation }) {
  const { t } = useTranslation('association-access')
  const { reader, token } = page
  if (reader.kind === 'other')
    return (
      <>
        <Banner tone="warning">{t('invitation.other', { email: reader.email })}</Banner>
        <InviteButton to={reader.signOut} variant="line" label={t('invitation.signOut')} />
      </>
    )
  const to = paths.associationInvitation(token)
  return <InviteButton to={to} field={['intent', 'accept']} label={t('invitation.accept')} />
}

function EndedInvitation({ page }: { page: Ended }) {
  const { t } = useTranslation('association-access')
  const { ended, slug, role, name } = page
  const isAdmin = ended === 'accepted' && role === 'admin'
  const kind = ended === 'accepted' ? (`accepted_${role}` as const) : ended
  return (
    <div className="wrap wrap--form stack invite private">
      <h1>{t(`invitation.ended.${kind}.title`)}</h1>
      <p className="lead">{t(`invitation.ended.${kind}.text`, { name })}</p>
      <p className="row">
        {isAdmin && <ButtonLink to={paths.associationHome()}>{t('invitation.toHome')}</ButtonLink>}
        {!isAdmin && slug !== null && (
          <ButtonLink variant="line" to={paths.association(slug)}>
            {t('invitation.toPage')}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}

/** An invitation as the holder of its link sees it: who asks them to be what, and the answers; of one that has ended, only that. */
export function InvitationPage({ page, answer }: { page: InvitationData; answer: InvitedAnswer | undefined }) {
  const { t } = useTranslation('association-access')
  if (page.view === 'ended') return <EndedInvitation page={page} />
  const { token, name, role, reader } = page
  const to = paths.associationInvitation(token)
  return (
    <div className="wrap wrap--form stack invite private">
      <h1>{t(`invitation.title.${role}`, { name })}</h1>
      <p className="lead">{t(`invitation.lead.${role}`)}</p>
      <Facts page={page} />
      {reader.kind === 'nobody' ? <InvitedForm page={page} answer={answer} /> : <SignedIn page={page} />}
      <InviteButton to={to} field={['intent', 'decline']} variant="quiet" label={t('invitation.decline')} />
    </div>
  )
}
