import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatList, formatMoney, formatNumber } from '#app/core/format/format.ts'
import { GatewayNote } from '#app/modules/membership/components/standing-cards.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink, type ButtonVariant } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { CampaignPageData } from '../pages/campaign-page.server.ts'
import { AdPreviews, ClaimsWarning } from './ad-previews.tsx'
import { CampaignFacts } from './campaign-facts.tsx'
import { useDayWords } from './day-words.tsx'
import { CampaignFigures } from './figures.tsx'
import { StatusTag } from './status-tag.tsx'

type PartProps = { page: CampaignPageData }

type StepFormProps = {
  id: string
  intent: 'submit' | 'pay' | 'revise' | 'pause' | 'resume'
  shown?: Readonly<Record<string, string | number>>
  variant?: ButtonVariant
  children: ReactNode
}

/** A button that takes a step of a campaign, with what stood beside it. */
function StepForm({ id, intent, shown = {}, variant = 'primary', children }: StepFormProps) {
  return (
    <form method="post" action={useHref(paths.campaign(id))}>
      {Object.entries(shown).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button name="intent" value={intent} variant={variant}>
        {children}
      </Button>
    </form>
  )
}

function DraftSteps({ page }: PartProps) {
  const { t } = useTranslation('promotion')
  const locale = useLocale()
  const { id, weeks, priceCents, isSold, mayDraft, mayManage, isOtherPrice } = page
  const price = formatMoney(priceCents, locale)
  return (
    <>
      {isOtherPrice && <Banner tone="warning">{t('one.otherPrice')}</Banner>}
      <p>{isSold ? t('one.submitText', { weeks: t('weeks', { count: weeks }), price }) : t('one.notSold')}</p>
      <div className="row">
        {mayManage && isSold && (
          <StepForm id={id} intent="submit" shown={{ shownCents: priceCents }}>
            {t('one.submit')}
          </StepForm>
        )}
        {mayDraft && (
          <ButtonLink to={paths.campaignEdit(id)} variant="line">
            {t('one.edit')}
          </ButtonLink>
        )}
      </div>
      {mayDraft && !mayManage && <p className="muted">{t('one.submitOwner')}</p>}
    </>
  )
}

function PaySteps({ page }: PartProps) {
  const { t } = useTranslation('promotion')
  const locale = useLocale()
  const words = useDayWords()
  const { id, span, startsOn, priceCents, heldUntil, mayManage, gateway } = page
  if (!span) return <p>{t('one.noRoom')}</p>
  const spanText = words.span(span)
  return (
    <>
      {span.startsOn !== startsOn && <Banner tone="warning">{t('one.moved')}</Banner>}
      <p>
        {heldUntil !== null && span.startsOn === startsOn
          ? t('one.payText', { span: spanText, date: formatDate(heldUntil, locale) })
          : t('one.payTextOpen', { span: spanText })}
      </p>
      {mayManage ? (
        <>
          {gateway && (
            <StepForm id={id} intent="pay" shown={{ shownStart: span.startsOn }}>
              {t('one.pay', { price: formatMoney(priceCents, locale) })}
            </StepForm>
          )}
          <GatewayNote gateway={gateway} />
        </>
      ) : (
        <p className="muted">{t('one.submitOwner')}</p>
      )}
    </>
  )
}

function RunningSteps({ page: { id, status, mayManage } }: PartProps) {
  const { t } = useTranslation('promotion')
  if (!mayManage) return null
  if (status === 'paused')
    return (
      <StepForm id={id} intent="resume">
        {t('one.resume')}
      </StepForm>
    )
  return (
    <>
      <StepForm id={id} intent="pause" variant="line">
        {t('one.pause')}
      </StepForm>
      <p className="muted">{t('one.pauseText')}</p>
    </>
  )
}

function Refusal({ page: { id, status, reason, note, mayManage } }: PartProps) {
  const { t } = useTranslation('promotion')
  return (
    <>
      <p>{t(status === 'stopped' ? 'one.stopped' : 'one.rejected')}</p>
      {reason && <p>{reason}</p>}
      {note && <p>{note}</p>}
      {status === 'stopped' && (
        <p>
          <Link to={paths.officeContact()}>{t('one.stoppedAsk')}</Link>
        </p>
      )}
      {status === 'rejected' && mayManage && (
        <StepForm id={id} intent="revise">
          {t('one.revise')}
        </StepForm>
      )}
    </>
  )
}

/** What can be done with it now, or what is waited for. */
function Steps({ page }: PartProps) {
  const { t } = useTranslation('promotion')
  const { day } = useDayWords()
  const { status, startsOn } = page
  if (status === 'draft') return <DraftSteps page={page} />
  if (status === 'submitted') return <p>{t('one.waiting')}</p>
  if (status === 'approved' || status === 'pending_payment') return <PaySteps page={page} />
  if (status === 'scheduled') return <p>{t('one.scheduled', { date: day(startsOn) })}</p>
  if (status === 'running' || status === 'paused') return <RunningSteps page={page} />
  return status === 'finished' ? null : <Refusal page={page} />
}

/** One campaign: what it is, what can be done now, how it looks, and what it came to. */
export function CampaignPage({ page }: PartProps) {
  const { t } = useTranslation('promotion')
  const locale = useLocale()
  const { id, status, words, claims, doctors, days } = page
  const isOwnWords = status === 'draft' || status === 'rejected'
  return (
    <div className="stack">
      <p>
        <Link to={paths.promotion()}>{t('form.back')}</Link>
      </p>
      <PageHead title={words.headline[locale]} lead={<StatusTag status={status} />} />
      {isOwnWords && <ClaimsWarning words={words} claims={claims} reader="author" />}
      <PanelCard id="facts" title={t('one.facts')}>
        <div className="card__body stack stack--sm">
          <CampaignFacts
            placement={t(`placements.${page.placement}`)}
            targets={formatList(page.targets, locale)}
            span={page}
            weeks={page.weeks}
            cap={page.dailyCap === null ? t('one.noCap') : formatNumber(page.dailyCap, locale)}
            price={formatMoney(page.priceCents, locale)}
          />
          <Steps page={page} />
        </div>
      </PanelCard>
      {doctors && <AdPreviews doctors={doctors} words={words} claims={isOwnWords ? claims : []} />}
      {days.length > 0 && (
        <PanelCard
          id="figures"
          title={t('report.title')}
          note={<Link to={paths.campaignReport(id)}>{t('report.csv')}</Link>}
        >
          <CampaignFigures days={days} />
        </PanelCard>
      )}
      {days.length === 0 && status === 'running' && <p className="muted">{t('report.none')}</p>}
    </div>
  )
}
