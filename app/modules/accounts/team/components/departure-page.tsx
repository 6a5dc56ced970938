import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { DialogPage } from '#app/ui/notices/dialog.tsx'
import type { TeamRefusal } from '../pages/team-refusal.server.ts'
import type { Member } from '../queries/find-member.server.ts'
import { useTeamRefusal } from './team-words.ts'

/** Asks once more before somebody is let go. */
export function DeparturePage({ member, refusal }: { member: Member; refusal: TeamRefusal | null }) {
  const { t } = useTranslation('accounts')
  const words = useTeamRefusal()
  const { seatId, name, facility, version } = member
  const action = useHref(paths.teamMemberPart(seatId, 'departure'))
  return (
    <DialogPage
      id="departure"
      title={t('team.departure.title', { name, facility })}
      actions={
        <>
          <form method="post" action={action}>
            <input type="hidden" name="version" value={version} />
            <Button variant="danger" block>
              {t('team.departure.submit')}
            </Button>
          </form>
          <ButtonLink to={paths.teamMember(seatId)} variant="quiet" block>
            {t('team.departure.cancel')}
          </ButtonLink>
        </>
      }
    >
      {refusal && <Banner tone="warning">{words(refusal)}</Banner>}
      <p>{t('team.departure.text')}</p>
    </DialogPage>
  )
}
