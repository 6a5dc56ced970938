import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import type { TeamRefusal } from '../pages/team-refusal.server.ts'
import { useTeamRefusal } from './team-words.ts'

/** Says why a button did nothing, and how to see the team as it is now. */
export function TeamRefused({ answer }: { answer: { refusal: TeamRefusal } | undefined }) {
  const { t } = useTranslation('accounts')
  const words = useTeamRefusal()
  return (
    <>
      <PageHead title={t('team.refused')} />
      {answer && <Banner tone="warning">{words(answer.refusal)}</Banner>}
      <p className="row">
        <ButtonLink to={paths.team()}>{t('team.back')}</ButtonLink>
      </p>
    </>
  )
}
