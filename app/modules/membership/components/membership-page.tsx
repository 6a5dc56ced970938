import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { FoldedSection } from '#app/ui/sections/folded-section.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { lastDayText } from '../day-text.ts'
import type { Paper } from '../queries/papers.server.ts'
import type { Standing, ToldMembership } from '../queries/standing.server.ts'
import { IntentForm } from './intent-form.tsx'
import { Papers } from './papers.tsx'
import { GatewayNote, NowCard, UseCard } from './standing-cards.tsx'
import { StandingNotices } from './standing-notices.tsx'

/** The end of a membership, behind a fold so that nobody presses it in passing. */
function Ending({ membership }: { membership: ToldMembership }) {
  const { t } = useTranslation('membership')
  const locale = useLocale()
  const { status, periodEnd } = membership
  const isOwed = status === 'past_due' || status === 'suspended'
  if (status !== 'active' && !isOwed) return null
  const title = t(isOwed ? 'office.endNow' : 'office.end')
  return (
    <FoldedSection id="end" title={title}>
      <div className="stack stack--sm">
        <p>{isOwed ? t('office.endNowText') : t('office.endText', { date: lastDayText(periodEnd, locale) })}</p>
        <IntentForm action={paths.membership()} intent="cancel" variant="danger">
          {title}
        </IntentForm>
      </div>
    </FoldedSection>
  )
}

type MembershipPageProps = { standing: Standing; papers: readonly Paper[] }

/** What is paid: the level, invoices and receipts, how renewals are paid, and the end of it. */
export function MembershipPage({ standing, papers }: MembershipPageProps) {
  const { t } = useTranslation('membership')
  const { membership, canManage, usage, gateway } = standing
  return (
    <>
      <PageHead
        title={t('office.title')}
        lead={t('office.lead')}
        actions={<ButtonLink to={paths.accountLevel()}>{t('office.change')}</ButtonLink>}
      />
      <StandingNotices standing={standing} action={paths.membership()} />
      <div className="pro-columns">
        <div className="pro-column">
          <NowCard standing={standing} />
          <PanelCard id="method" title={t('office.method')}>
            <div className="card__body">
              <p>{t(membership?.renews ? 'office.methodTaken' : 'office.methodNone')}</p>
              <GatewayNote gateway={gateway} />
            </div>
          </PanelCard>
        </div>
        <div className="pro-column">{usage && <UseCard usage={usage} />}</div>
      </div>
      <Papers papers={papers} />
      {membership && canManage && <Ending membership={membership} />}
    </>
  )
}

/** The same at the front desk, to read. */
export function DeskMembershipPage({ standing, papers }: MembershipPageProps) {
  const { t } = useTranslation('membership')
  const { canManage, usage } = standing
  return (
    <>
      <PageHead title={t('office.title')} lead={t('front.lead')} />
      <div className="pro-columns">
        <div className="pro-column">
          <NowCard standing={standing} />
        </div>
        <div className="pro-column">{usage && <UseCard usage={usage} />}</div>
      </div>
      {canManage ? (
        <p>
          <ButtonLink to={paths.accountLevel()}>{t('front.pay')}</ButtonLink>
        </p>
      ) : (
        <p className="muted">{t('front.ask')}</p>
      )}
      <Papers papers={papers} />
    </>
  )
}
