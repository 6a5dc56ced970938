import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { LevelPageData } from '../pages/level-page.server.ts'
import { LevelCards } from './level-cards.tsx'
import { LevelPreviewCard } from './level-preview.tsx'
import { Papers } from './papers.tsx'
import { NowCard, UseCard } from './standing-cards.tsx'
import { StandingNotices } from './standing-notices.tsx'

/** The levels: what somebody has, how much they use of it, what another one costs to the cent, and all of them side by side. */
export function LevelPage({ standing, interval, preview, papers }: LevelPageData) {
  const { t } = useTranslation('membership')
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <StandingNotices standing={standing} action={paths.accountLevel()} />
      {!standing.canManage && <Banner tone="note">{t('notice.owner')}</Banner>}
      {preview && <LevelPreviewCard preview={preview} standing={standing} />}
      {standing.usage && (
        <div className="pro-columns">
          <div className="pro-column">
            <NowCard standing={standing} />
          </div>
          <div className="pro-column">
            <UseCard usage={standing.usage} />
          </div>
        </div>
      )}
      <LevelCards standing={standing} interval={interval} />
      {papers.length > 0 && <Papers papers={papers} />}
      {standing.canManage && (
        <p>
          <Link to={paths.membership()}>{t('done.steps.membership')}</Link>
        </p>
      )}
    </>
  )
}
